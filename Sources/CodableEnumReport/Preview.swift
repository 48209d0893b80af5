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
      let declaration = layout.declaration
      let line = lines.position(at: declaration.header.start).line
      return EnumPreview(of: layout.shape, named: declaration.displayName, line: line)
    }
  }
}

extension EnumPreview {
  package init<Value: ShapeLeaf>(of enumeration: EnumShape<Value>, named name: String, line: Int) {
    (self.name, self.line) = (name, line)
    cases = enumeration.cases.map { element in
      let json = element.isSkipped ? "skipped" : enumeration.shapes(of: element).first?.preview ?? "no object"
      return (element.name, json, element.notes(in: enumeration))
    }
  }

  /// An object that is no enum.
  package init<Value: ShapeLeaf>(of object: ObjectShape<Value>, named name: String, line: Int) {
    (self.name, self.line, cases) = (name, line, [(name, object.preview, [])])
  }
}

extension CaseShape {
  fileprivate func notes(in owner: EnumShape<Value>) -> [String] {
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

extension Shape where Value: ShapeLeaf {
  /// JSON, with `<Type>` in place of each value.
  fileprivate var preview: String {
    switch self {
    // Without a tag, a case has an error.
    case .constant(let values): values.first?.text() ?? "?"
    case .value(let value): value.preview
    case .array(let elements):
      "[\(elements.filter { !$0.shape.isIgnored }.map { ($0.isRest ? "…" : "") + $0.shape.preview }.joined(separator: ","))]"
    case .object(let object): object.preview
    case .ignored: ""
    }
  }
}

extension ObjectShape where Value: ShapeLeaf {
  fileprivate var preview: String {
    let members = members.compactMap { member -> String? in
      if case .ignored = member.shape { return nil }
      return "\(member.key.preview):\(member.shape.preview)"
    }
    // The keys of merged values are their own.
    return "{\((members + merged.map { "…\($0.preview)" }).joined(separator: ","))}"
  }
}

extension ObjectShape.Key where Value: ShapeLeaf {
  fileprivate var preview: String {
    switch self {
    case .literal(let keys): JSONValue.string(keys[0]).text()
    case .captured(let tag): tag.preview
    }
  }
}

extension ShapeLeaf {
  fileprivate var preview: String { "<\(typeText)>" }
}

/// The format of a preview. The raw value is the option's spelling.
package enum PreviewFormat: String, CaseIterable, Sendable {
  /// Columns, for a terminal.
  case text
  /// A table for each enum, for a pull request.
  case markdown
}

extension EnumPreview {
  /// - Parameters:
  ///   - path: The path of the file, as the user gave it.
  ///   - isColored: Whether to use terminal colors. Tables have none.
  package func text(in path: String, _ format: PreviewFormat, isColored: Bool) -> String {
    switch format {
    case .text: columns(in: path, isColored: isColored)
    case .markdown: table(in: path)
    }
  }

  private func columns(in path: String, isColored: Bool) -> String {
    func colored(_ text: String, _ color: Color) -> String { isColored ? color.applied(to: text) : text }
    let width = cases.map(\.name.count).max() ?? 0
    let heading = "\(colored("\(path):\(line):", .faint)) \(colored(name, .bold))\n"
    return cases.reduce(heading) { text, element in
      let padding = String(repeating: " ", count: width - element.name.count)
      let notes = element.notes.isEmpty ? "" : "  " + colored(element.notes.joined(separator: "; "), .faint)
      return text + "  \(colored(element.name, .cyan))\(padding)  \(element.json)\(notes)\n"
    }
  }

  private func table(in path: String) -> String {
    let rows = cases.map { element in
      let notes = element.notes.map { "; " + $0.markdown }.joined()
      return "| \(element.name.markdownCode) | \(element.json.markdownCode)\(notes) |\n"
    }
    return "### \(name.markdownCode)\n\n\("\(path):\(line)".markdownCode)\n\n| case | JSON |\n| --- | --- |\n"
      + rows.joined() + "\n"
  }
}

/// Text styles of a terminal (ECMA-48, SGR).
private enum Color: Int {
  case bold = 1
  case faint = 2
  case cyan = 36

  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}

extension String {
  /// As text in a table cell, where no character means anything else.
  fileprivate var markdown: String {
    reduce(into: "") { text, character in
      if "\\`*_<>[]|&~".contains(character) { text += "\\" }
      text.append(character)
    }
  }

  /// As code in a table cell: fenced by more backticks than it has in a row, with escaped bars.
  fileprivate var markdownCode: String {
    var longest = 0
    var length = 0
    for character in self {
      length = character == "`" ? length + 1 : 0
      longest = max(longest, length)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let padding = hasPrefix("`") || hasSuffix("`") ? " " : ""
    let text = split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return fence + padding + text + padding + fence
  }
}

extension EnumShape {
  /// The other forms that a case is read from, in words: other tags, other keys, missing values.
  package func readingNotes(about element: CaseShape<Value>) -> [String] {
    if element.capture != nil { return [] }
    var notes: [String] = []
    if !element.aliases.isEmpty {
      let aliases = element.aliases.map { JSONValue($0).text() }
      notes.append("also read \(hasTags ? "with the tag" : "from") \(aliases.joined(separator: ", "))")
    }
    for value in element.content.keyedValues where !value.aliases.isEmpty {
      let aliases = value.aliases.map { JSONValue.string($0).text() }.joined(separator: ", ")
      notes.append("\(JSONValue.string(value.key).text()) is also read as \(aliases)")
    }
    for (name, text) in shapes(of: element).first?.defaults ?? [] { notes.append("\(name) is \(text) if missing") }
    for kind in element.catches {
      switch kind {
      case .unknown: notes.append("also read from \(hasTags ? "unknown tags" : "anything else")")
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
      elements[elements.requiredCount(\.canBeMissing)...].compactMap { element in
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
