/// Takes the text of a type apart, byte by byte. What it does not know stays text.
struct TypeExpressionParser {
  private let text: [UInt8]
  private var index = 0
  private var depth = 0
  /// How many lists of generic arguments the place is in: a generic type may know how to code anything.
  private var angles = 0
  /// The first part of the type that no coder can hold; a function comes before all others.
  private(set) var uncodable: TypeExpression.Uncodable?

  /// Deeper types are not taken apart.
  private static let maximumDepth = 64

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  mutating func parseAll() -> TypeExpression {
    if isCapitalizedWord { return parseName() ?? .other("") }
    if let type = parseType() {
      skipBlanks()
      if index == text.count { return type }
    }
    return .other(String(decoding: text, as: UTF8.self))
  }

  /// Whether the type is a single name, as most are.
  private var isCapitalizedWord: Bool {
    text.withUnsafeBufferPointer { bytes in
      guard let first = bytes.first, first &- 0x41 < 26 else { return false }
      var index = 1
      while index < bytes.count {
        if !bytes[index].isIdentifierPart { return false }
        index += 1
      }
      return true
    }
  }

  /// type → specifier* ( composition | function )
  /// function → "(" … ")" word* "->" type
  private mutating func parseType() -> TypeExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { return nil }
    skipBlanks()
    let start = index
    let hasSpecifiers = skipSpecifiers()
    guard let type = parseComposition() else { return nil }
    skipBlanks()
    // Most types end here, or in a bracket of another one.
    if index < text.count, text[index] == .minus || text[index].isIdentifierPart {
      let beforeEffects = index
      guard let isFunction = parseResult() else { return nil }
      if isFunction { return other(from: start) }
      index = beforeEffects
    }
    return hasSpecifiers ? other(from: start) : type
  }

  /// result → ( "async" | "throws" ( "(" type ")" )? | "rethrows" )* "->" type
  private mutating func parseResult() -> Bool? {
    while let effect = parseWord(), ["async", "throws", "rethrows"].contains(effect) {
      if effect == "throws", eat(.leftParen) { guard parseType() != nil, eat(.rightParen) else { return nil } }
    }
    guard eat(.minus), eat(.greater) else { return false }
    guard parseType() != nil else { return nil }
    if angles == 0 { uncodable = .function }
    return true
  }

  /// specifier → "@" word ( "(" … ")" )? | "inout" | "each" | …
  private mutating func skipSpecifiers() -> Bool {
    let start = index
    // Types begin with a capital, or a bracket.
    guard index < text.count, text[index] == .at || text[index] &- 0x61 < 26 else { return false }
    while true {
      let place = index
      if eat(.at) {
        if parseWord() == nil { return false }
      } else if let word = parseWord(), Self.isSpecifier(word), index < text.count, text[index].isBlank {
        continue
      } else {
        index = place
        return index > start
      }
    }
  }

  private static func isSpecifier(_ word: String) -> Bool {
    switch word {
    case "borrowing", "consuming", "each", "inout", "isolated", "repeat", "sending", "some": true
    default: false
    }
  }

  /// composition → "any"? postfix ( "&" postfix )*
  private mutating func parseComposition() -> TypeExpression? {
    skipBlanks()
    let start = index
    let isExistential = eatAny()
    guard let first = parsePostfix() else { return nil }
    var isComposition = isExistential
    while eat(.ampersand) {
      isComposition = true
      guard parsePostfix() != nil else { return nil }
      record(.existential)
    }
    return isComposition ? other(from: start) : first
  }

  /// Takes `any` before a name, which makes it an existential.
  private mutating func eatAny() -> Bool {
    let start = index
    guard start + 3 < text.count, text[start] == UInt8(ascii: "a"), text[start + 3].isBlank, parseWord() == "any" else {
      index = start
      return false
    }
    let (name, found) = (index, uncodable)
    let components = parseComponents()
    (index, uncodable) = (name, found)
    if let components {
      record(components.withoutModule == [.init(name: "Error")] ? .error : .existential)
    }
    return true
  }

  /// postfix → primary ( "?" | "!" | "." word )*
  private mutating func parsePostfix() -> TypeExpression? {
    skipBlanks()
    let start = index
    guard var type = parsePrimary() else { return nil }
    var optionals = 0
    while true {
      if eat(.questionMark) || eat(.exclamationMark) {
        type = .optional(type)
        optionals += 1
        if optionals > Self.maximumDepth { return nil }
      } else if eat(.period) {
        guard let word = parseWord() else { return nil }
        if word == "Type" || word == "Protocol" { record(.metatype) }
        type = other(from: start)
      } else {
        return type
      }
    }
  }

  /// primary → "(" elements ")" | "[" type ( ":" type | "of" type )? "]" | name
  private mutating func parsePrimary() -> TypeExpression? {
    if eat(.leftParen) { return parseTuple(from: index - 1) }
    guard eat(.leftBracket) else { return parseName() }
    guard let first = parseType() else { return nil }
    if eat(.colon) {
      guard let second = parseType(), eat(.rightBracket) else { return nil }
      return .dictionary(first, second)
    }
    if eat(.rightBracket) { return .array(first) }
    guard parseWord() == "of", let element = parseType(), eat(.rightBracket) else { return nil }
    return .name([.init(name: "InlineArray", arguments: [first, element])])
  }

  /// elements → ( element ("," element)* )?
  /// element → ( word word? ":" )? type "…"?
  ///
  /// One element without a label is what it is without the parentheses.
  private mutating func parseTuple(from start: Int) -> TypeExpression? {
    if eat(.rightParen) {
      record(.tuple)
      return other(from: start)
    }
    if skipLabel() {
      record(.tuple)
      return parseType() == nil ? nil : parseTupleRest(from: start)
    }
    guard let first = parseType() else { return nil }
    return eat(.rightParen) ? first : parseTupleRest(from: start)
  }

  private mutating func parseTupleRest(from start: Int) -> TypeExpression? {
    while eat(.period) {}
    while eat(.comma) {
      record(.tuple)
      _ = skipLabel()
      guard parseType() != nil else { return nil }
      while eat(.period) {}
    }
    return eat(.rightParen) ? other(from: start) : nil
  }

  private mutating func skipLabel() -> Bool {
    let start = index
    if parseWord() != nil {
      if eatLabelEnd() { return true }
      if parseWord() != nil, eatLabelEnd() { return true }
    }
    index = start
    return false
  }

  private mutating func eatLabelEnd() -> Bool { !atDoubleColon && eat(.colon) }

  private var atDoubleColon: Bool {
    var rest = text[index...].drop { $0.isBlank }
    return rest.popFirst() == .colon && rest.first == .colon
  }

  private mutating func parseName() -> TypeExpression? {
    guard let components = parseComponents() else { return nil }
    return wrapped(components).map { .optional($0) } ?? .name(components)
  }

  /// components → component ( "." component )*
  /// component → ( word "::" )? word arguments?
  private mutating func parseComponents() -> [TypeExpression.Component]? {
    var components: [TypeExpression.Component] = []
    repeat {
      skipBlanks()
      var isQuoted = index < text.count && text[index] == .backtick
      guard let word = parseWord() else { return nil }
      var component = TypeExpression.Component(name: word)
      if atDoubleColon {
        _ = (eat(.colon), eat(.colon))
        skipBlanks()
        isQuoted = index < text.count && text[index] == .backtick
        guard let name = parseWord() else { return nil }
        component = TypeExpression.Component(module: word, name: name)
      }
      if !isQuoted { recordName(component, after: components) }
      if eat(.less) {
        guard let arguments = parseArguments() else { return nil }
        component.arguments = arguments
      }
      components.append(component)
    } while eat(.period)
    return components
  }

  private mutating func recordName(_ component: TypeExpression.Component, after outer: [TypeExpression.Component]) {
    if !outer.isEmpty, ["Type", "Protocol"].contains(component.name) { record(.metatype) }
    let name = (outer + [component]).withoutModule
    guard name.count == 1, !name.isSelected else { return }
    switch component.name {
    case "Void": record(.tuple)
    case "Any", "AnyObject": record(.existential)
    case "Error":
      skipBlanks()
      if index == text.count || text[index] != .period { record(.error) }
    default: break
    }
  }

  /// `T` of `Optional<T>`
  private func wrapped(_ components: [TypeExpression.Component]) -> TypeExpression? {
    let components = components.withoutModule
    guard components.count == 1, components[0].module == nil, components[0].name == "Optional",
      components[0].arguments.count == 1
    else { return nil }
    return components[0].arguments[0]
  }

  /// arguments → "<" type ("," type)* ">"
  private mutating func parseArguments() -> [TypeExpression]? {
    angles += 1
    defer { angles -= 1 }
    return parseTypes(before: .greater)
  }

  private mutating func parseTypes(before end: UInt8) -> [TypeExpression]? {
    var types: [TypeExpression] = []
    repeat {
      guard let type = parseType() else { return nil }
      types.append(type)
    } while eat(.comma)
    return eat(end) ? types : nil
  }

  /// "(" type ("," type)* ")"
  mutating func parseElements() -> [TypeExpression]? {
    guard eat(.leftParen), let types = parseTypes(before: .rightParen) else { return nil }
    skipBlanks()
    return index == text.count ? types : nil
  }

  // MARK: Bytes

  private mutating func record(_ found: TypeExpression.Uncodable) {
    if angles == 0, uncodable == nil { uncodable = found }
  }

  private func other(from start: Int) -> TypeExpression {
    var end = index
    while end > start, text[end - 1].isBlank { end -= 1 }
    return .other(String(decoding: text[start..<end], as: UTF8.self))
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
