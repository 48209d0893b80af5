import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Doc comments in schemas.

extension JSONValue {
  /// With a text for people and models, in front of the one that is there.
  func described(_ text: String?) -> JSONValue {
    guard let text, case .object(var members, let place) = self else { return self }
    if let index = members.firstIndex(where: { $0.key == "description" }), let old = members[index].value.string {
      members[index].value = .string("\(text)\n\(old)")
    } else {
      let title = members.firstIndex { $0.key == "title" }
      members.insert(Member(key: "description", value: .string(text)), at: title.map { $0 + 1 } ?? 0)
    }
    return .object(members, place)
  }
}

extension DocComments {
  /// Constants of one schema, a line for each that has a comment: `- "calm": Without haste.`
  func text(of constants: [(values: [JSONValue], place: WirePlace)]) -> String? {
    let lines = constants.compactMap { values, place in
      self[place].map { text in
        let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "- \(values.map { $0.text() }.joined(separator: ", ")): \(words)"
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  func text(of cases: [RawValueCase]) -> String? {
    text(of: cases.map { ([JSONValue($0.tag)], $0.place) })
  }
}
