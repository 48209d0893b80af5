import CodableEnumGenerator

/// The doc comments of all inputs, by the places of what they are about: types, cases, values and properties.
struct DocComments {
  private struct Key: Hashable {
    var path: String
    var position: SourcePosition
  }

  private var texts: [Key: String] = [:]

  init() {}

  init(_ files: [WireFile]) {
    for file in files {
      let reader = DocCommentReader(file.source)
      for entry in file.entries { add(entry, in: file, reader) }
    }
  }

  subscript(place: WirePlace) -> String? { texts[Key(path: place.path, position: place.position)] }

  private mutating func add(_ entry: WireEntry, in file: WireFile, _ reader: DocCommentReader) {
    switch entry.target {
    case .annotatedEnum(let layout): add(layout.declaration, in: file, reader)
    case .plainEnum(let declaration), .structure(let declaration): add(declaration, in: file, reader)
    case .alias: add(reader.comment(aboveAliasOf: entry.start).text, at: entry.start, in: file)
    case .other: break
    }
  }

  private mutating func add(_ declaration: TypeDeclaration, in file: WireFile, _ reader: DocCommentReader) {
    add(reader.comment(above: declaration.header.start).text, at: declaration.header.start, in: file)
    for property in declaration.properties {
      let start = property.range.lowerBound
      add(reader.comment(above: start).text, at: start, in: file)
    }
    for element in declaration.cases {
      var comment = reader.comment(above: element.range.lowerBound)
      // The other elements of a declaration share its comment.
      if comment.isEmpty { comment = reader.comment(above: element.start) }
      add(comment.text, at: element.range.lowerBound, in: file)
      for value in element.values {
        let text = reader.comment(at: value.range).text ?? value.label.flatMap { comment.parameters[$0] }
        add(text, at: value.range.lowerBound, in: file)
      }
    }
  }

  private mutating func add(_ text: String?, at offset: Int, in file: WireFile) {
    if let text { texts[Key(path: file.path, position: file.lines.position(at: offset))] = text }
  }
}

extension WireDocument {
  var docComments: DocComments { DocComments(files) }
}

struct DocComment {
  /// Without the parameters; nil if there is nothing else.
  private(set) var text: String?
  /// By their names.
  private(set) var parameters: [String: String] = [:]

  var isEmpty: Bool { text == nil && parameters.isEmpty }

  /// - Parameter lines: Without the signs of comments.
  init(_ lines: [String]) {
    var (kept, isInFence, annotationDepth) = ([String](), false, 0)
    /// The parameter that a line may go on with, and whether a list of them has begun.
    var (parameter, isInList): (String?, Bool) = (nil, false)
    for line in lines {
      let trimmed = line.trimmed
      if trimmed.hasPrefix("```") { isInFence.toggle() }
      // Annotations may stand in doc comments.
      if annotationDepth > 0 || !isInFence && trimmed.lowercased().hasPrefix("@codable") {
        annotationDepth += trimmed.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
        continue
      }
      let item = isInFence ? nil : Item(trimmed)
      if let item, item.name.lowercased() == "parameters", item.text.isEmpty {
        (parameter, isInList) = (nil, true)
      } else if let item, let name = item.parameter ?? (isInList && line.first?.isWhitespace == true ? item.name : nil)
      {
        parameter = name
        parameters[name] = item.text
      } else if let name = parameter, item == nil, !trimmed.isEmpty {
        parameters[name] = [parameters[name] ?? "", trimmed].filter { !$0.isEmpty }.joined(separator: " ")
      } else {
        parameter = nil
        if !trimmed.isEmpty { isInList = false }
        kept.append(line)
      }
    }
    parameters = parameters.filter { !$0.value.isEmpty }
    kept = Array(kept.drop { $0.trimmed.isEmpty })
    while let last = kept.last, last.trimmed.isEmpty { kept.removeLast() }
    text = kept.isEmpty ? nil : kept.joined(separator: "\n")
  }

  /// `- Parameter key: The key.`
  private struct Item {
    var name: String
    var text: String

    init?(_ line: String) {
      guard line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("+ "),
        let (name, text) = line.dropFirst(2).parts(around: ":")
      else { return nil }
      (self.name, self.text) = (String(name).trimmed, String(text).trimmed)
    }

    /// The name of a parameter that is not in a list.
    var parameter: String? {
      guard name.lowercased().hasPrefix("parameter ") else { return nil }
      return unquoted(String(name.dropFirst("parameter ".count)).trimmed)
    }
  }
}

/// Finds the doc comments of a file.
private struct DocCommentReader {
  let source: SourceFile
  let tokens: [Token]

  init(_ source: SourceFile) {
    self.source = source
    tokens = Lexer.lex(source).tokens
  }

  // MARK: Declarations

  /// Of a declaration, whose keyword or name is at an offset.
  func comment(above offset: Int) -> DocComment {
    var index = tokens.index(at: offset)
    while true {
      let lines = lines(before: index)
      if !lines.isEmpty { return DocComment(lines) }
      guard let start = startOfPrefix(before: index) else { return DocComment([]) }
      index = start
    }
  }

  /// Of a `typealias`, whose type is at an offset.
  func comment(aboveAliasOf offset: Int) -> DocComment {
    var index = tokens.index(at: offset)
    while index > 0, tokens[index].keyword != .typealias { index -= 1 }
    return comment(above: tokens[index].range.lowerBound)
  }

  /// Of an associated value: before it, or behind it on its last line.
  func comment(at range: Range<Int>) -> DocComment {
    let (first, next) = (tokens.index(at: range.lowerBound), tokens.index(at: range.upperBound))
    let above = lines(before: first)
    if !above.isEmpty { return DocComment(above) }
    let behind = lines(before: next, .behind)
    if !behind.isEmpty || tokens[next].kind != .comma || next + 1 >= tokens.count { return DocComment(behind) }
    return DocComment(lines(before: next + 1, .behind))
  }

  /// The first token of an attribute, a modifier or a keyword that a token belongs to.
  private func startOfPrefix(before index: Int) -> Int? {
    guard index > 0 else { return nil }
    var start = index - 1
    if tokens[start].kind == .rightParen {
      var depth = 0
      repeat {
        depth += tokens[start].kind == .rightParen ? 1 : tokens[start].kind == .leftParen ? -1 : 0
        start -= 1
      } while depth > 0 && start > 0
    }
    guard tokens[start].isWord else { return nil }
    let isPlain = start == index - 1
    switch tokens[start].keyword {
    case .case, .let, .var: if isPlain { return start }
    case let keyword where keyword.isModifier: return start
    // Any other word is of an attribute, or of the declaration before.
    default: break
    }
    while start > 1, tokens[start - 1].kind == .period || tokens[start - 1].kind == .doubleColon,
      tokens[start - 2].isWord
    { start -= 2 }
    return start > 0 && tokens[start - 1].kind == .at ? start - 1 : nil
  }

  // MARK: Comments

  private enum Place {
    /// From the next line on, unless nothing can be meant before.
    case above
    /// On the line of the token before.
    case behind
  }

  /// The lines of the last doc comment between a token and the one before.
  private func lines(before index: Int, _ place: Place = .above) -> [String] {
    let before = index > 0 ? tokens[index - 1] : nil
    var position = before?.range.upperBound ?? source.textStart
    let (bytes, end) = (source.bytes, tokens[index].range.lowerBound)
    /// How many lines ended since the last doc comment, and in all.
    var (lines, ended, endedInAll): ([String], Int, Int) = ([], 0, 0)
    let opens = before.map { [.leftParen, .leftBrace].contains($0.kind) } ?? true
    while position < end {
      if bytes[position].isLineEnd {
        if bytes[position] == .carriageReturn, position + 1 < end, bytes[position + 1] == .lineFeed { position += 1 }
        (position, ended, endedInAll) = (position + 1, ended + 1, endedInAll + 1)
        if place == .behind { break }
        continue
      }
      guard let endOfComment = source.endOfComment(at: position) else {
        position += 1
        continue
      }
      let isBlock = bytes[position + 1] != .slash
      let text = docText(position..<endOfComment, isBlock: isBlock)
      position = endOfComment
      guard let text, place == .behind || opens || endedInAll > 0 else { continue }
      lines = (isBlock || ended != 1 ? [] : lines) + text
      ended = 0
    }
    return lines
  }

  /// The lines of a doc comment; nil if a comment is another.
  private func docText(_ range: Range<Int>, isBlock: Bool) -> [String]? {
    let text = source.text(range)
    if isBlock {
      guard text.hasPrefix("/**"), !text.hasPrefix("/***"), text.utf8.count >= 5 else { return nil }
      return Self.lines(ofBlock: String(text.dropFirst(3).dropLast(2)))
    }
    // Four of them are a ruler, or code that is left out.
    guard text.hasPrefix("///"), !text.hasPrefix("////") else { return nil }
    return [String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))]
  }

  /// Without the indentation of the lines, or the asterisks that begin them.
  private static func lines(ofBlock text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let rest = lines.dropFirst().filter { !$0.trimmed.isEmpty }
    if rest.allSatisfy({ $0.trimmed.hasPrefix("*") }) {
      return [lines[0].trimmed]
        + lines.dropFirst().map { line in
          let text = line.trimmed.drop { $0 == "*" }
          return String(text.hasPrefix(" ") ? text.dropFirst() : text)
        }
    }
    let indentation = rest.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
    return [lines[0].trimmed] + lines.dropFirst().map { String($0.dropFirst(indentation)) }
  }
}

extension String {
  /// Without blanks around it.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
