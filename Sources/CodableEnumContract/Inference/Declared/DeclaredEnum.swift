import CodableEnumGenerator

/// An enum of a file, to be written again with annotations.
struct DeclaredEnum: Sendable {
  struct Case: Sendable {
    /// Without backticks.
    var name: String
    /// Of its values, without backticks; nil for one without a label.
    var labels: [String?]
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
  /// The edits that take out what the generated code has.
  private let edits: [SourceEdit]
  /// The structs and enums with raw values whose coding other files declare.
  private let uncoded: [String]
  /// The half of coding that it declares; both if it declares none.
  let conformance: Conformance
  let hasRawValues: Bool
  /// Hand-written coding outside of the declaration, which the generated code takes the place of.
  let replaced: [String]
  private let lines: CaseLines

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
    guard let end = tokens.end(ofBracesAfter: found.header.start).map({ $0 - 1 }) else { return nil }
    self.name = found.displayName
    self.source = source
    self.end = end
    cases = found.cases.map { element in
      Case(name: unquoted(element.name), labels: element.values.map(\.label))
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
    let headers = [found.header] + found.members.extensions.map(\.header)
    edits = file.editsWithoutCoding(in: headers, source) + coding.edits
    replaced = coding.outside
    let protocols = Set(headers.flatMap(\.inheritedTypes).flatMap(CodingProtocol.named))
    let halves = protocols.intersection([.decodable, .encodable])
    conformance = halves == [.encodable] ? .encodable : halves == [.decodable] ? .decodable : .codable
    hasRawValues = found.header.inheritedTypes.first.map(Self.rawTypes.contains) ?? false
    lines = CaseLines(of: found, in: source, tokens)
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
    var edits = edits + [source.insertion(of: annotation, before: start)]
    var isAdded = added == nil
    if !caseAnnotations.isEmpty || !isAdded {
      for group in lines.groups {
        if lines.isShared(group) {
          let edit = lines.edit(group, caseAnnotations, adding: added)
          isAdded = isAdded || edit.range.upperBound == end
          edits.append(edit)
        } else if let annotation = caseAnnotations[group.indices[0]] {
          edits.append(source.insertion(of: annotation, before: group.start))
        }
      }
    }
    if !isAdded, let added { edits.append(addition(added.annotation, added.declaration)) }
    let first =
      isAlone ? source.commentStart(before: start) : edits.first { $0.range.upperBound == start }?.range.lowerBound
    let declaration = source.text((first ?? start)..<end + 1, applying: edits)
    return (
      source.text(source.textStart..<source.bytes.count, applying: edits)
        + uncoded.map { "\nextension \($0): Codable {}" }.joined(),
      (isAlone ? declaration : String(declaration.drop { $0 == "\n" })) + "\n"
    )
  }

  /// A case before the brace that ends the declaration.
  private func addition(_ annotation: String, _ declaration: String) -> SourceEdit {
    let start = source.lineStart(before: end)
    let indentation = source.indentation(at: start)
    let isAlone = start + indentation.utf8.count == end
    let inner = isAlone ? "\(indentation)  " : ""
    let text = "\(inner)// \(annotation)\n\(inner)\(declaration)\n"
    let place = isAlone ? start : end
    return SourceEdit(range: place..<place, text: isAlone ? text : "\n\(text)")
  }
}
