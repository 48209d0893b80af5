import Subjects

/// The enum that is measured, in every layout and by every hand: a case for each shape of payload.
protocol Sampled: Equatable, Sendable {
  static var empty: Self { get }
  static func single(text: String) -> Self
  static func several(id: Int, name: String, ratio: Double) -> Self
  static func nested(owner: Owner, tags: [String]) -> Self
  static func optional(count: Int?, note: String?) -> Self
}

/// A payload of the user's own.
struct Owner: Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var isActive: Bool
}

extension Shape {
  /// An array's values of this shape.
  func values<Value: Sampled>(_: Value.Type, count: Int) -> [Value] {
    (0..<count).map { index in
      let shapes = Shape.allCases.dropLast()
      let shape = self == .mixed ? shapes[index % shapes.count] : self
      switch shape {
      case .empty, .mixed: return .empty
      case .single: return .single(text: "text number \(index)")
      case .several: return .several(id: index, name: "name \(index)", ratio: Double(index) / 8)
      case .nested:
        return .nested(
          owner: Owner(id: index, name: "owner \(index)", isActive: index % 2 == 0),
          tags: ["first", "second"]
        )
      case .optional: return .optional(count: index % 2 == 0 ? index : nil, note: index % 3 == 0 ? "a note" : nil)
      }
    }
  }
}
