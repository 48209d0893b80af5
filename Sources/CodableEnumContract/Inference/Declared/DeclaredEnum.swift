import CodableEnumGenerator

/// An enum of a file, to be written again with annotations.
struct DeclaredEnum: Sendable {
  struct Case: Sendable {
    /// Without backticks.
    var name: String
    /// Of its values, without backticks; nil for one without a label.
    var labels: [String?]
    fileprivate var start: Int
  }

  /// `Outer.Inner`
  let name: String
  let cases: [Case]
  private let source: SourceFile
  /// Of the declaration, or of its line if nothing else is in there.
  private let start: Int
  private let isAlone: Bool
  /// Of the brace that ends it.
  private let end: Int
  /// The edits that take out the protocols that the generated code declares.
  private let edits: [(range: Range<Int>, text: String)]
  /// The structs and enums with raw values whose coding other files declare.
  private let uncoded: [String]
  /// The half of coding that it declares; both if it declares none.
  let conformance: Conformance
  /// Whether it has raw values.
  let hasRawValues: Bool
  /// Hand-written coding outside of the declaration, which the generated code takes the place of.
  let replaced: [String]
  /// With each case in a line of its own, unless it is so written.
  private let split: [DeclaredEnum]

  /// - Parameter name: With or without the types around it; the first enum without an annotation if nil.
  /// - Returns: Nil if there is no such enum, or it is annotated already.
  init?(named name: String?, in source: SourceFile) {
    let file = DeclarationParser.parse(source)
    let found = file.enums.first { declaration in
      declaration.attributeComments.isEmpty
        && name.map { declaration.displayName == $0 || unquoted(declaration.header.name) == $0 } ?? true
    }
    guard let found else { return nil }
    let tokens = Lexer.lex(source).tokens
    var depth = 0
    var end: Int?
    for token in tokens where token.range.lowerBound >= found.header.start {
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth == 0 { end = token.range.lowerBound }
      // What is in the braces.
      // Any other token.
      default: break
      }
      if end != nil { break }
    }
    guard let end else { return nil }
    self.name = found.displayName
    self.source = source
    self.end = end
    cases = found.cases.map { element in
      Case(name: unquoted(element.name), labels: element.values.map(\.label), start: element.start)
    }
    let line = source.lineStart(before: found.header.start)
    // What is before it in its line may be other declarations, or belong to it: `public`.
    let others = tokens.last { token in
      token.range.upperBound <= found.header.start && token.range.lowerBound >= line
        && (token.kind == .semicolon || token.kind == .leftBrace || token.kind == .rightBrace)
    }
    isAlone = others == nil
    start = others.map { source.afterBlanks($0.range.upperBound) } ?? line
    let body = found.header.start..<end
    let coding = HandWrittenCoding(of: found, in: file, source, tokens, body: body)
    edits = file.editsWithoutCoding(of: found, in: source) + coding.ranges.map { ($0, "") }
    replaced = coding.outside
    let all = [found.header] + found.members.extensions.map(\.header)
    let protocols = Set(all.flatMap(\.inheritedTypes).flatMap(CodingProtocol.named))
    let halves = protocols.intersection([.decodable, .encodable])
    conformance = halves == [.encodable] ? .encodable : halves == [.decodable] ? .decodable : .codable
    hasRawValues = found.header.inheritedTypes.first.map(Self.rawTypes.contains) ?? false
    let lines = CaseLines(of: found, in: source, tokens, end: end)
    split = lines.source.flatMap { DeclaredEnum(named: found.displayName, in: $0) }.map { [$0] } ?? []
    let types = file.structs + file.enums.filter { !$0.header.inheritedTypes.isEmpty }
    uncoded = types.filter { type in
      let inherited = ([type.header] + type.members.extensions.map(\.header)).flatMap(\.inheritedTypes)
      return type.displayName != found.displayName && type.attributeComments.isEmpty
        && inherited.allSatisfy { CodingProtocol.named(in: $0).isEmpty }
    }.map(\.displayName)
  }

  private static let rawTypes: Set = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Whether the file declares a type.
  func declares(_ type: String) -> Bool {
    DeclarationParser.parse(source).declarations.contains { $0.displayName == type }
  }

  /// The whole file with annotations, and with the coding of its types, and the declaration alone.
  ///
  /// - Parameters:
  ///   - annotation: `@CodableEnum`, with its arguments.
  ///   - caseAnnotations: By the index of the case.
  ///   - added: A case to add, with its annotation.
  func annotated(
    _ annotation: String,
    _ caseAnnotations: [Int: String],
    adding added: (annotation: String, declaration: String)? = nil
  ) -> (file: String, declaration: String) {
    if let split = split.first, !caseAnnotations.isEmpty || added != nil {
      return split.annotated(annotation, caseAnnotations, adding: added)
    }
    /// A comment in a line of its own, also in the middle of another line.
    func line(_ annotation: String, before place: Int) -> (range: Range<Int>, text: String) {
      let start = source.lineStart(before: place)
      let indentation = source.indentation(at: start)
      if start + indentation.utf8.count >= place {
        let start = source.annotationStart(before: start)
        return (start..<start, "\(indentation)// \(annotation)\n")
      }
      let blanks = source.bytes[..<place].reversed().prefix { $0 == .space || $0 == .tab }.count
      return (place - blanks..<place, "\n// \(annotation)\n")
    }
    var edits = edits + [line(annotation, before: start)]
    for (index, annotation) in caseAnnotations.sorted(byNumber: \.key) {
      edits.append(line(annotation, before: cases[index].start))
    }
    if let added {
      let start = source.lineStart(before: end)
      let indentation = source.indentation(at: start)
      let isAlone = start + indentation.utf8.count == end
      let inner = isAlone ? "\(indentation)  " : ""
      let text = "\(inner)// \(added.annotation)\n\(inner)\(added.declaration)\n"
      let place = isAlone ? start : end
      edits.append((place..<place, isAlone ? text : "\n\(text)"))
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    func text(of range: Range<Int>) -> String {
      var text = ""
      var offset = range.lowerBound
      for (place, insertion) in edits where range.contains(place.lowerBound) {
        text += source.text(offset..<place.lowerBound) + insertion
        offset = place.upperBound
      }
      return text + source.text(offset..<range.upperBound)
    }
    let first =
      isAlone ? source.commentStart(before: start) : edits.first { $0.range.upperBound == start }?.range.lowerBound
    let declaration = text(of: (first ?? start)..<end + 1)
    return (
      text(of: source.textStart..<source.bytes.count) + uncoded.map { "\nextension \($0): Codable {}" }.joined(),
      (isAlone ? declaration : String(declaration.drop { $0 == "\n" })) + "\n"
    )
  }
}

extension ParsedFile {
  /// The edits that take the protocols of coding out of a type's declaration, if it is in this file, and its extensions.
  fileprivate func editsWithoutCoding(
    of declaration: TypeDeclaration,
    in source: SourceFile
  ) -> [(range: Range<Int>, text: String)] {
    editsWithoutCoding(in: [declaration.header] + declaration.members.extensions.map(\.header), source)
  }

  /// The same in some declarations and extensions.
  ///
  /// - Parameter others: More protocols that mean coding, and what stays in their place.
  package func editsWithoutCoding(
    in headers: [TypeHeader],
    _ source: SourceFile,
    _ others: [String: [String]] = [:]
  ) -> [(range: Range<Int>, text: String)] {
    headers.compactMap { header in
      let parts = header.inheritedParts(in: source)
      let codes = parts.filter { part in
        others[part.name] != nil || CodingProtocol.named(in: part.named).contains { $0 != .rawRepresentable }
      }
      guard !codes.isEmpty, let first = header.inheritedRanges.first, let last = header.inheritedRanges.last,
        let colon = source.bytes[..<first.lowerBound].lastIndex(of: .colon)
      else { return nil }
      let types = header.inheritedRanges.compactMap { type -> String? in
        let rest = parts.filter { type.contains($0.range.lowerBound) }.flatMap { part in
          codes.contains { $0.range == part.range } ? others[part.name] ?? [] : [part.name]
        }
        return rest.isEmpty ? nil : rest.joined(separator: " & ")
      }
      let blanks = source.bytes[..<colon].reversed().prefix { $0.isBlank }.count
      return (colon - blanks..<last.upperBound, types.isEmpty ? "" : ": " + types.joined(separator: ", "))
    }
  }
}

extension SourceFile {
  fileprivate func afterBlanks(_ offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 != .space && $0 != .tab } ?? offset
  }

  /// Where the line of a place begins.
  package func lineStart(before offset: Int) -> Int {
    bytes[textStart..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? textStart
  }

  /// The blanks that a line begins with.
  package func indentation(at lineStart: Int) -> String {
    let end = bytes[lineStart...].firstIndex { $0 != .space && $0 != .tab } ?? lineStart
    return text(lineStart..<end)
  }

  /// Where the first of the lines above begins that have a comment or an attribute.
  package func commentStart(before lineStart: Int) -> Int {
    var start = lineStart
    while start > textStart {
      let previous = self.lineStart(before: start - 1)
      let line = bytes[previous..<start].drop { $0 == .space || $0 == .tab }
      guard line.starts(with: "//".utf8) || Self.isOnlyAttributes(line) else { break }
      start = previous
    }
    return start
  }

  /// Whether a line has attributes, and no declaration behind them: `@MainActor @available(macOS 12, *)`.
  private static func isOnlyAttributes(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first != 0x40 { return false }
    var rest = line
    while rest.first == 0x40 {
      rest = rest.dropFirst().drop { $0.isIdentifierPart || $0 == .period }
      var depth = 0
      if rest.first == .leftParen {
        rest = rest.drop { byte in
          if byte == .leftParen { depth += 1 }
          if byte == .rightParen { depth -= 1 }
          return depth > 0
        }.dropFirst()
      }
      rest = rest.drop(while: \.isBlank)
    }
    return rest.allSatisfy(\.isLineEnd) || rest.starts(with: "//".utf8)
  }
}
