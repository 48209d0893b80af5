import CodableEnumGenerator
import CodableEnumJSON

extension EnumShape {
  /// The other forms that a case is read from, in words: other tags, other keys, missing values.
  package func readingNotes(about element: CaseShape<Value>) -> [String] {
    if element.capture != nil { return [] }
    var notes: [String] = []
    if !element.aliases.isEmpty {
      let aliases = element.aliases.map { JSONValue($0).text() }
      notes.append("also read \(tagPlace == .nowhere ? "from" : "with the tag") \(aliases.joined(separator: ", "))")
    }
    for value in element.content.keyedValues where !value.aliases.isEmpty {
      let aliases = value.aliases.map { JSONValue.string($0).text() }.joined(separator: ", ")
      notes.append("\(JSONValue.string(value.key).text()) is also read as \(aliases)")
    }
    for (name, text) in shapes(of: element).first?.defaults ?? [] { notes.append("\(name) is \(text) if missing") }
    for kind in element.catches {
      switch kind {
      case .unknown: notes.append("also read from \(tagPlace == .nowhere ? "anything else" : "unknown tags")")
      // Without a tag, a case is written as it is read.
      case .missing where element.tag == nil && element.payload != nil: break
      case .missing: notes.append("also read without a tag")
      case .invalid: break
      }
    }
    return notes
  }
}

extension Shape where Value: ShapeLeaf {
  /// The defaults of the values that may be missing, by their keys; in an array, by their names.
  fileprivate var defaults: [(name: String, text: String)] {
    switch self {
    case .array(let elements):
      elements[elements.requiredCount()...].compactMap { element in
        guard case .value(let value) = element.shape else { return nil }
        return value.defaultText.map { (value.name, $0) }
      }
    case .object(let object):
      object.members.flatMap { member -> [(String, String)] in
        guard case .value(let value) = member.shape else { return member.shape.defaults }
        guard member.canBeMissing, case .literal(let keys) = member.key else { return [] }
        return value.defaultText.map { [(keys[0], $0)] } ?? []
      }
    case .constant, .value, .ignored: []
    }
  }
}
