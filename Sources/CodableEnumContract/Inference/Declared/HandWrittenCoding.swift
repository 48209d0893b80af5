import CodableEnumGenerator

/// The members of an enum that its generated code takes the place of: `init(from:)`, `encode(to:)`, and the keys that
/// only these use.
struct HandWrittenCoding {
  /// With the comments above them.
  private(set) var ranges: [Range<Int>] = []
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
      ranges.append(source.member(at: member.range.lowerBound, tokens))
      if !body.contains(member.range.lowerBound) {
        outside.append("\(name) in line \(lines.position(at: member.range.lowerBound).line)")
      }
    }
    if ranges.isEmpty { return }
    for keys in file.enums where keys.enclosing.last?.name == declaration.header.name {
      guard keys.header.inheritedTypes.contains(where: { $0.hasSuffix("CodingKey") }) else { continue }
      let range = source.member(at: keys.header.start, tokens)
      let isUsed = source.words(in: body, but: ranges + [range]).contains(unquoted(keys.header.name))
      if !isUsed { ranges.append(range) }
    }
  }
}

extension SourceFile {
  /// A member with a body, its comments and attributes, and the blank line above.
  ///
  /// - Parameter start: Of its keyword.
  fileprivate func member(at start: Int, _ tokens: [Token]) -> Range<Int> {
    let line = lineStart(before: start)
    let isAlone = bytes[line..<start].allSatisfy { $0.isBlank || $0.isIdentifierPart || "@()".utf8.contains($0) }
    var first = isAlone ? commentStart(before: line) : start
    var depth = 0
    var last = start
    for token in tokens where token.range.lowerBound >= start {
      last = token.range.upperBound
      if token.kind == .leftBrace { depth += 1 }
      guard token.kind == .rightBrace else { continue }
      depth -= 1
      if depth == 0 { break }
    }
    guard isAlone else { return first..<last }
    while last < bytes.count, bytes[last] == .space || bytes[last] == .tab { last += 1 }
    guard last < bytes.count, bytes[last].isLineEnd else { return first..<last }
    last += 1
    let above = first > textStart ? lineStart(before: first - 1) : first
    if bytes[above..<first].allSatisfy(\.isBlank) { first = above }
    return first..<last
  }

  /// The words in a range, but for some parts.
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
