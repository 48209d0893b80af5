import CodableEnumGenerator
import CodableEnumJSON

/// A change of a declaration, or of its annotation.
struct SampleChange {
  var text: String
  /// The id of the type that it changes; nil for all that have the value.
  var id: String?
  var apply: (inout WireShape) -> Void

  init(text: String, id: String? = nil, apply: @escaping (inout WireShape) -> Void) {
    (self.text, self.id, self.apply) = (text, id, apply)
  }

  init(_ text: String, _ id: String, _ edits: WireEdit...) { self.init(text, id, edits) }

  init(_ text: String, _ id: String, _ edits: [WireEdit]) { self.init(text: text, id: id) { $0.apply(edits) } }
}

/// Applies changes, and reads the samples again.
struct SampleTrial {
  let types: TypeReading
  private let root: WireType
  /// The places of dictionaries.
  var maps: PointerTree?
  var direction = Direction.both
  /// The samples that are taken without a change.
  var taken: [JSONValue] = []
  /// The readings of the others.
  var failing: [CaseReading] = []
  static let most = 10_000

  /// What has to hold of a sample.
  enum Direction {
    case both
    /// Members that are not written back are no problem.
    case most
    /// Nothing ever writes it.
    case reading
  }

  init(_ types: TypeReading, root: WireType) {
    (self.types, self.root) = (types, root)
  }

  /// Whether a sample is read, and written back.
  func takes(_ json: JSONValue, after change: SampleChange) -> Bool {
    takes(json, changed(by: change))
  }

  /// Whether all samples that were taken still are.
  func keepsAll(after change: SampleChange) -> Bool {
    let types = changed(by: change)
    return taken.allSatisfy { takes($0, types) }
  }

  /// Takes away what is no problem, and returns the places of what is counted.
  func removeLosses(_ reading: inout CaseReading) -> Set<ExactText> {
    switch direction {
    case .both: break
    case .most: return reading.removeLosses()
    case .reading: reading.removeAllLosses()
    }
    return []
  }

  private func takes(_ json: JSONValue, _ types: TypeReading) -> Bool {
    var reading = types.read(json, as: root, maps)
    _ = removeLosses(&reading)
    return reading.findings.isEmpty
  }

  private func changed(by change: SampleChange) -> TypeReading {
    var shapes: [String: WireShape] = [:]
    for (id, shape) in types.read where change.id == nil || change.id == id {
      var other = shape
      change.apply(&other)
      if other != shape { shapes[id] = other }
    }
    return types.changing(shapes)
  }
}
