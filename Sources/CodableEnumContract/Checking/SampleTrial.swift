import CodableEnumGenerator
import CodableEnumJSON

/// A change of a declaration, or of its annotation.
struct SampleChange {
  var text: String
  /// By the ids of the types that it changes.
  var edits: [String: [WireEdit]]

  init(text: String, edits: [String: [WireEdit]]) { (self.text, self.edits) = (text, edits) }

  init(_ text: String, _ id: String, _ edits: WireEdit...) { self.init(text, id, edits) }

  init(_ text: String, _ id: String, _ edits: [WireEdit]) { self.init(text: text, edits: [id: edits]) }
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
    for (id, edits) in change.edits {
      guard let shape = types.read[id] else { continue }
      let other = shape.applying(edits)
      if other != shape { shapes[id] = other }
    }
    return types.changing(shapes)
  }
}
