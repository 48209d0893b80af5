import CodableEnumGenerator

/// The members of an enum that its generated code takes the place of: `init(from:)`, `encode(to:)`, and the keys that
/// only these use.
struct HandWrittenCoding {
  /// That take them out.
  private(set) var edits: [SourceEdit] = []
  /// For people, those outside of the declaration: `encode(to:) in line 12`.
  private(set) var outside: [String] = []

  /// - Parameter body: The declaration, up to the brace that ends it.
  init(
    of declaration: TypeDeclaration,
    in file: ParsedFile,
    _ source: SourceFile,
    _ tokens: [Token],
    body: Range<Int>
  ) {
    let lines = LineTable(source)
    for member in declaration.members.codingMembers {
      let name: String
      switch member.kind {
      case .decoder: name = "init(from:)"
      case .encoder: name = "encode(to:)"
      case .rawValue, .rawValueInitializer: continue
      }
      edits.append(source.removal(ofMemberAt: member.range.lowerBound, tokens))
      if !body.contains(member.range.lowerBound) {
        outside.append("\(name) in line \(lines.position(at: member.range.lowerBound).line)")
      }
    }
    if edits.isEmpty { return }
    for keys in file.enums where keys.enclosing.last?.name == declaration.header.name {
      guard keys.header.inheritedTypes.contains(where: { $0.hasSuffix("CodingKey") }) else { continue }
      let edit = source.removal(ofMemberAt: keys.header.start, tokens)
      let isUsed = source.words(in: body, but: (edits + [edit]).map(\.range)).contains(unquoted(keys.header.name))
      if !isUsed { edits.append(edit) }
    }
    edits += source.removals(ofHeadingsAbove: edits)
  }
}

extension SourceFile {
  /// Takes out a member with a body, and its modifiers and attributes.
  ///
  /// - Parameter start: Of its keyword.
  fileprivate func removal(ofMemberAt start: Int, _ tokens: [Token]) -> SourceEdit {
    let line = lineStart(before: start)
    let isAlone = bytes[line..<start].allSatisfy { $0.isBlank || $0.isIdentifierPart || "@()".utf8.contains($0) }
    let first = isAlone ? afterBlanks(attributeStart(before: line)) : start
    return removal(of: first..<(tokens.end(ofBracesAfter: start) ?? bytes.count), tokens)
  }

  fileprivate func words(in range: Range<Int>, but parts: [Range<Int>]) -> Set<String> {
    var words: Set<String> = []
    var start = range.lowerBound
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.contains(part.lowerBound) {
      words.formUnion(self.words(in: start..<max(part.lowerBound, start)))
      start = max(part.upperBound, start)
    }
    return words.union(self.words(in: start..<max(range.upperBound, start)))
  }

  private func words(in range: Range<Int>) -> [String] {
    bytes[range].split { !$0.isIdentifierPart }.map { String(decoding: $0, as: UTF8.self) }
  }
}
