import CodableEnumGenerator
import CodableEnumJSON

/// The texts, numbers and booleans beside an enum's own values, one of each kind.
struct Operands {
  private struct Kind: Hashable {
    var kind: JSONKind
    var numbers: Int
  }

  private(set) var others: [JSONValue] = []
  private var seen: Set<Kind> = []

  mutating func add(_ values: [JSONValue]) {
    if values.contains(where: \.isStructured) { return }
    for value in values {
      var numbers = 0
      if case .number(let text) = value { numbers = Int(NumberTypes(holding: text).rawValue) }
      if seen.insert(Kind(kind: value.kind, numbers: numbers)).inserted { others.append(value) }
    }
  }
}

extension JSONKinds {
  /// Whether a value has one of them, or is null.
  func mayHave(_ json: JSONValue) -> Bool { json == .null || contains(JSONKinds(of: json)) }
}

extension JSONValue {
  /// Whether it has parts that tell what it is.
  var isStructured: Bool { array != nil || members != nil }

  /// Its elements, or the values of its members.
  var parts: [JSONValue] { array ?? members?.map(\.value) ?? [] }
}
