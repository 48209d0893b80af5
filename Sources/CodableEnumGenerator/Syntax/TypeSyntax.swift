/// The type of an associated value or of a property, as text. What the text means is in `Types/`.
package struct TypeSyntax: Sendable {
  /// The source, white space folded.
  package var text: String
  package var range: Range<Int>
  /// Whether the file declares a type `Error`, which a bare `Error` then is.
  var hidesError = false

  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  init(_ indices: Range<Int>, in cursor: borrowing TokenCursor) {
    text = cursor.text(indices)
    range = cursor.byteRange(indices)
  }

  /// The type taken apart.
  package var expression: TypeExpression { parts.expression }

  /// The type taken apart, and what no coder can hold of it.
  var parts: TypeParts {
    var parser = TypeExpressionParser(text)
    let expression = parser.parseAll()
    let isHidden = parser.uncodable == .error && hidesError && !text.hasPrefix("any ")
    return TypeParts(expression: expression, uncodable: isHidden ? nil : parser.uncodable)
  }

  /// `T?`, `T!`, `Optional<T>`.
  var isOptional: Bool { expression.isOptional }

  /// The words in it that may be names of generic parameters, with the members asked of them: `T`, `T.Element`.
  var names: [String] {
    let bytes = Array(text.utf8)
    var names: [String] = []
    var isMember = false
    var index = 0
    while index < bytes.count {
      let start = index
      if bytes[index] == .backtick {
        index = (bytes[(index + 1)...].firstIndex(of: .backtick) ?? bytes.count - 1) + 1
      } else {
        while index < bytes.count, bytes[index].isIdentifierPart { index += 1 }
      }
      guard index > start else {
        if !bytes[index].isBlank { isMember = bytes[index] == .period }
        index += 1
        continue
      }
      if !bytes[start].isDigit {
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if isMember, !names.isEmpty { names[names.count - 1] += "." + name } else if !isMember { names.append(name) }
      }
      isMember = false
    }
    return names
  }
}
