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
  /// Of the line that the declaration begins in.
  private let start: Int
  /// With the comments and attributes above it.
  private let text: Range<Int>
  /// The edits that take out the protocols that the generated code declares.
  private let edits: [(range: Range<Int>, text: String)]

  /// - Parameter name: With or without the types around it; the first enum of the file if nil.
  /// - Returns: Nil if there is no such enum, or it is annotated already.
  init?(named name: String?, in source: SourceFile) {
    let file = DeclarationParser.parse(source)
    let found = file.enums.first { declaration in
      name.map { declaration.displayName == $0 || unquoted(declaration.header.name) == $0 } ?? true
    }
    guard let found, found.attributeComments.isEmpty else { return nil }
    let tokens = Lexer.lex(source).tokens
    var depth = 0
    var end: Int?
    for token in tokens where token.range.lowerBound >= found.header.start {
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth == 0 { end = token.range.upperBound }
      default: break
      }
      if end != nil { break }
    }
    guard let end else { return nil }
    self.name = found.displayName
    self.source = source
    cases = found.cases.map { element in
      Case(name: unquoted(element.name), labels: element.values.map(\.label), start: element.start)
    }
    start = source.lineStart(before: found.header.start)
    text = source.commentStart(before: start)..<end
    edits = file.editsWithoutCoding(of: found, in: source)
  }

  /// The whole file with annotations, and the declaration alone.
  ///
  /// - Parameters:
  ///   - annotation: `@CodableEnum`, with its arguments.
  ///   - caseAnnotations: By the index of the case.
  func annotated(_ annotation: String, _ caseAnnotations: [Int: String]) -> (file: String, declaration: String) {
    var edits = edits + [(start..<start, source.indentation(at: start) + "// \(annotation)\n")]
    for (index, annotation) in caseAnnotations.sorted(byNumber: \.key) {
      let place = cases[index].start
      let line = source.lineStart(before: place)
      let indentation = source.indentation(at: line)
      edits.append(
        line + indentation.utf8.count == place
          ? (line..<line, "\(indentation)// \(annotation)\n") : (place..<place, "/* \(annotation) */ ")
      )
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
    return (text(of: source.textStart..<source.bytes.count), text(of: self.text) + "\n")
  }
}

extension SourceFile {
  fileprivate func lineStart(before offset: Int) -> Int {
    bytes[textStart..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? textStart
  }

  /// The blanks that a line begins with.
  fileprivate func indentation(at lineStart: Int) -> String {
    let end = bytes[lineStart...].firstIndex { $0 != .space && $0 != .tab } ?? lineStart
    return text(lineStart..<end)
  }

  /// Of the first of the lines above that have a comment or an attribute.
  fileprivate func commentStart(before lineStart: Int) -> Int {
    var start = lineStart
    while start > textStart {
      let previous = self.lineStart(before: start - 1)
      let line = bytes[previous..<start].drop { $0 == .space || $0 == .tab }
      guard line.starts(with: "//".utf8) || line.first == 0x40 else { break }
      start = previous
    }
    return start
  }
}

extension ParsedFile {
  /// The edits that take the protocols of coding out of an enum's declaration and its extensions.
  fileprivate func editsWithoutCoding(
    of declaration: TypeDeclaration,
    in source: SourceFile
  ) -> [(range: Range<Int>, text: String)] {
    let headers = [declaration.header] + (extensions[declaration.qualifiedName] ?? []).map(\.header)
    return headers.compactMap { header in
      let parts = header.inheritedParts(in: source)
      let codes = parts.filter { CodingProtocol.named(in: $0.name).contains { $0 != .rawRepresentable } }
      guard !codes.isEmpty, let first = header.inheritedRanges.first, let last = header.inheritedRanges.last,
        let colon = source.bytes[..<first.lowerBound].lastIndex(of: .colon)
      else { return nil }
      let types = header.inheritedRanges.compactMap { type -> String? in
        let rest = parts.filter { part in
          type.contains(part.range.lowerBound) && !codes.contains { $0.range == part.range }
        }
        return rest.isEmpty ? nil : rest.map(\.name).joined(separator: " & ")
      }
      let blanks = source.bytes[..<colon].reversed().prefix { $0.isBlank }.count
      return (colon - blanks..<last.upperBound, types.isEmpty ? "" : ": " + types.joined(separator: ", "))
    }
  }
}
