import CodableEnumGenerator
import CodableEnumJSON

/// The JSON of an annotated enum, for people to read.
package struct EnumPreview {
  package var name: String
  package var line: Int
  /// Each case and its JSON, with `<Type>` in place of a value; the notes are about other JSON that is read.
  package var cases: [(name: String, json: String, notes: [String])]
}

extension GeneratedFile {
  package func previews(in source: SourceFile) -> [EnumPreview] {
    let lines = LineTable(source)
    return layout.enums.map { layout in
      let declaration = layout.annotated.declaration
      return EnumPreview(
        name: declaration.displayName,
        line: lines.position(at: declaration.header.start).line,
        cases: layout.shape.cases.map { element in
          (element.name, element.preview(in: layout.shape), element.notes(in: layout.shape))
        }
      )
    }
  }
}

extension CaseShape<ValueLayout> {
  fileprivate func preview(in owner: EnumShape<ValueLayout>) -> String {
    owner.shapes(of: self).first?.preview ?? "skipped"
  }

  fileprivate func notes(in owner: EnumShape<ValueLayout>) -> [String] {
    if isSkipped { return [] }
    let direction: [String] =
      switch skippedDirection {
      case .decoding: ["never decoded"]
      case .encoding: ["never encoded"]
      case nil: []
      }
    return direction + (isDecoded ? owner.readingNotes(about: self) : [])
  }
}

extension Shape<ValueLayout> {
  /// JSON, with `<Type>` in place of each value.
  fileprivate var preview: String {
    switch self {
    // Without a tag, a case has an error.
    case .constant(let values): values.first?.text() ?? "?"
    case .value(let value): value.preview
    case .array(let elements):
      "[\(elements.map { ($0.isRest ? "…" : "") + $0.shape.preview }.joined(separator: ","))]"
    case .object(let object): object.preview
    case .ignored: ""
    }
  }
}

extension ObjectShape<ValueLayout> {
  fileprivate var preview: String {
    let members = members.compactMap { member -> String? in
      if case .ignored = member.shape { return nil }
      return "\(member.key.preview):\(member.shape.preview)"
    }
    // The keys of merged values are their own.
    return "{\((members + merged.map { "…\($0.preview)" }).joined(separator: ","))}"
  }
}

extension ObjectShape<ValueLayout>.Key {
  fileprivate var preview: String {
    switch self {
    case .literal(let keys): JSONValue.string(keys[0]).text()
    case .captured(let tag): tag.preview
    }
  }
}

extension ValueLayout {
  fileprivate var preview: String { "<\(declared.type.text)>" }
}
