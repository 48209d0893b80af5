import CodableEnumGenerator

/// A type as its parts, by its text.
indirect enum TypeExpression: Hashable, Sendable {
  /// `Outer.Box<Int>`
  case name([Component])
  /// `T?`, `T!`
  case optional(TypeExpression)
  /// `[T]`
  case array(TypeExpression)
  /// `[Key: Value]`
  case dictionary(TypeExpression, TypeExpression)
  /// A tuple, a function, `any P`, `P & Q`, or anything else, as written.
  case other(String)

  /// A part of a name, and its generic arguments.
  struct Component: Hashable, Sendable {
    /// Without backticks.
    var name: String
    var arguments: [TypeExpression] = []
  }

  init(_ text: String) {
    var parser = TypeExpressionParser(text: Array(text.utf8))
    self = parser.parseAll() ?? .other(text)
  }

  /// The names of it, joined by periods; nil if it is not a name, or has generic arguments.
  var plainName: String? {
    guard case .name(let components) = self, components.allSatisfy({ $0.arguments.isEmpty }) else { return nil }
    return components.map(\.name).joined(separator: ".")
  }
}

/// Reads the text of a type. What it does not know is nil.
private struct TypeExpressionParser {
  let text: [UInt8]
  var index = 0
  private var depth = 0

  /// What is nested deeper is not taken apart.
  private static let maximumDepth = 64

  init(text: [UInt8]) {
    self.text = text
  }

  mutating func parseAll() -> TypeExpression? {
    let type = parseType()
    skipBlanks()
    return index == text.count ? type : nil
  }

  /// type → ( "(" type ")" | "[" type (":" type)? "]" | name ) ( "?" | "!" )*
  private mutating func parseType() -> TypeExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth, var type = parsePlainType() else { return nil }
    while eat(.questionMark) || eat(.exclamationMark) { type = .optional(type) }
    return type
  }

  private mutating func parsePlainType() -> TypeExpression? {
    if eat(.leftParen) {
      guard let type = parseType(), eat(.rightParen) else { return nil }
      return type
    }
    guard eat(.leftBracket) else { return parseName() }
    guard let first = parseType() else { return nil }
    guard eat(.colon) else { return eat(.rightBracket) ? .array(first) : nil }
    guard let second = parseType(), eat(.rightBracket) else { return nil }
    return .dictionary(first, second)
  }

  /// name → word arguments? ( "." word arguments? )*
  private mutating func parseName() -> TypeExpression? {
    var components: [TypeExpression.Component] = []
    repeat {
      guard let word = parseWord() else { return nil }
      var component = TypeExpression.Component(name: word)
      if eat(.less) {
        guard let arguments = parseArguments() else { return nil }
        component.arguments = arguments
      }
      components.append(component)
    } while eat(.period)
    return .name(components)
  }

  /// arguments → "<" type ("," type)* ">"
  private mutating func parseArguments() -> [TypeExpression]? {
    var arguments: [TypeExpression] = []
    repeat {
      guard let type = parseType() else { return nil }
      arguments.append(type)
    } while eat(.comma)
    return eat(.greater) ? arguments : nil
  }

  private mutating func parseWord() -> String? {
    skipBlanks()
    let isQuoted = index < text.count && text[index] == .backtick
    let start = isQuoted ? index + 1 : index
    var end = start
    while end < text.count, isQuoted ? text[end] != .backtick : text[end].isIdentifierPart { end += 1 }
    guard end > start, !isQuoted || end < text.count else { return nil }
    index = isQuoted ? end + 1 : end
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  private mutating func eat(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < text.count, text[index].isBlank { index += 1 }
  }
}
