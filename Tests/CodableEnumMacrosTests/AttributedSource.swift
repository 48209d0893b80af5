import Foundation

@testable import CodableEnumGenerator

/// A file with attributes instead of comments as annotations. Every byte stays in its place.
struct AttributedSource {
  let source: SourceFile
  private let tokens: [Token]

  /// - Parameter commented: A file with comments as annotations. Those after code stay comments, since attributes
  ///   cannot be there.
  init(_ commented: SourceFile) {
    var bytes = commented.bytes
    let file = DeclarationParser.parse(commented)
    let comments = file.types.flatMap { $0.attributeComments + $0.cases.flatMap(\.attributeComments) }
    for comment in comments where !comment.trailsCode { Self.uncomment(comment, in: commented, &bytes) }
    source = SourceFile(path: commented.path, bytes: bytes)
    tokens = Lexer.lex(source).tokens
  }

  /// Replaces the comment marks with spaces.
  private static func uncomment(_ comment: AttributeComment, in source: SourceFile, _ bytes: inout [UInt8]) {
    var ignored: [Diagnostic] = []
    let end =
      AnnotationParser.parse(Annotation(comment, in: source), in: source, &ignored)?.text.upperBound
      ?? comment.range.upperBound
    let lineStart = bytes[..<comment.range.lowerBound].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let signs: Set<UInt8> = [.slash, .asterisk]
    for index in lineStart..<comment.range.lowerBound where signs.contains(bytes[index]) { bytes[index] = .space }
    if comment.isLineComment {
      for index in comment.range.lowerBound..<end where bytes[index] == .lineFeed {
        for next in index + 1..<end {
          if bytes[next] != .slash && bytes[next] != .space { break }
          bytes[next] = .space
        }
      }
    } else {
      var index = end
      while index + 1 < bytes.count, bytes[index] != .asterisk || bytes[index + 1] != .slash { index += 1 }
      if index + 1 < bytes.count { bytes.replaceSubrange(index..<index + 2, with: [.space, .space]) }
    }
  }

  /// Each macro of the file, as the compiler would ask for it. Those of enums come first, as in the tool's output.
  var invocations: [MacroInvocation] {
    let file = DeclarationParser.parse(source)
    return file.types.flatMap { declaration in
      declaration.header.attributes.compactMap { attribute in
        let macros = ["CodableEnum": "CodableEnumMacro", "CodableType": "CodableTypeMacro"]
        return macros[attribute.name].map { invocation($0, declaration, attribute) }
      }
    }.sorted { ($0.typeName, $0.attributeOffset) < ($1.typeName, $1.attributeOffset) }
  }

  private func invocation(
    _ typeName: String,
    _ declaration: TypeDeclaration,
    _ attribute: DeclarationAttribute
  ) -> MacroInvocation {
    let attributes = declaration.header.attributes
    let start = min(attributes.map(\.range.lowerBound).min() ?? 0, declaration.header.start)
    let declared = declaration.header.inheritedTypes
    let known = Set(declared.flatMap(CodingProtocol.named))
    return MacroInvocation(
      typeName: typeName,
      attribute: source.text(attribute.range),
      attributeOffset: attribute.range.lowerBound,
      declaration: source.text(start..<bodyEnd(of: declaration.header)),
      declarationOffset: start,
      lexicalContext: declaration.enclosing.reversed().map(head),
      missingConformances: CodingProtocol.allCases.filter { !known.contains($0) }.map(\.rawValue)
    )
  }

  /// The end of the brace that closes a type.
  private func bodyEnd(of header: TypeHeader) -> Int {
    var depth = 0
    for token in tokens.drop(while: { $0.start < header.start }) {
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      if token.kind == .rightBrace, depth == 0 { return token.end }
    }
    return source.bytes.count
  }

  /// `public struct Outer {}`
  private func head(_ header: TypeHeader) -> String {
    let brace = tokens.first { $0.start > header.start && $0.kind == .leftBrace }?.start ?? header.start
    let prefix = header.attributes.map(\.text) + [header.access.map { "\($0)" } ?? ""]
    return "\n" + prefix.joined(separator: " ") + " " + source.text(header.start..<brace) + "{}"
  }
}

extension SourceFile {
  init(_ file: URL) throws {
    self.init(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
  }
}
