import CodableEnumGenerator

/// Swift-style names for JSON names.
enum SwiftNames {
  /// Whether the text is a Swift-style name: `userID`, but not `user_id` or `UserID`.
  static func isName(_ text: String) -> Bool {
    guard isIdentifier(text), let first = text.first(where: { $0 != "_" }) else { return false }
    let core = text.drop { $0 == "_" }
    return text.utf8.prefix(2).count { $0 == UInt8(ascii: "_") } < 2 && !first.isUppercase && !first.isNumber
      && !core.contains("_") && text.utf8.count <= 80
  }

  /// `not allowed` → `notAllowed`.
  static func camelCase(_ text: String) -> String {
    let words = words(of: text)
    guard let first = words.first else { return "" }
    return first.lowercased() + words.dropFirst().map(capitalized).joined()
  }

  /// `user_id` → `UserId`: the text doesn't say whether `UserID` was meant.
  static func pascalCase(_ text: String) -> String { words(of: text).map(capitalized).joined() }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  static func words(of text: String) -> [String] {
    text.prefix(80).split { !$0.isLetter && !$0.isNumber }.flatMap { NameStyle.words(of: String($0)) }
  }

  /// A valid name for a declaration.
  ///
  /// - Parameters:
  ///   - text: The name in JSON.
  ///   - fallback: Used if no part of the text can be in a name.
  static func name(of text: String, or fallback: String) -> String {
    if isName(text) { return safe(text) }
    if let name = symbols[text] { return name }
    var name = camelCase(text)
    let symbol = isReserved(fallback) ? "symbol" : fallback
    if name.isEmpty { name = symbol }
    if name.first?.isNumber ?? false { name = fallback + name }
    return safe(isIdentifier(name) ? name : symbol)
  }

  private static let symbols = [
    "": "empty", "==": "equal", "=": "equal", "!=": "notEqual", "<": "less", "<=": "lessOrEqual", ">": "greater",
    ">=": "greaterOrEqual", "+": "plus", "-": "minus", "*": "times", "/": "dividedBy", "%": "modulo", "^": "power",
    "!": "not", "&&": "and", "||": "or", "??": "coalesce", "<>": "notEqual", "===": "identical", "!==": "notIdentical",
    "**": "power", "=~": "matches", "~": "complement", "&": "bitAnd", "|": "bitOr", "<<": "shiftLeft",
    ">>": "shiftRight", "->": "arrow", "=>": "implies", "?": "question", ".": "dot", "..": "range", "//": "quotient",
  ]

  /// Some names are not allowed even in backticks.
  private static func safe(_ name: String) -> String { name == "self" || name == "init" ? name + "Value" : name }

  static func typeName(of text: String) -> String {
    let name = pascalCase(text)
    return isIdentifier(name) && !isReserved(name) ? name : "Value"
  }

  /// In backticks if it needs them.
  static func quoted(_ name: String) -> String { isReserved(name) ? "`" + name + "`" : name }

  /// As an argument label: only these need backticks there.
  static func quotedLabel(_ label: String) -> String {
    ["inout", "let", "var"].contains(label) ? "`" + label + "`" : label
  }

  /// `entries` → `entry`: the name of an element.
  static func singular(_ text: String) -> String {
    if let last = NameStyle.words(of: text).last, let one = irregular[last.lowercased()], text.hasSuffix(last) {
      return String(text.dropLast(last.count)) + (last.first?.isUppercase ?? false ? capitalized(one) : one)
    }
    if text.hasSuffix("ies"), text.count > 4 { return text.dropLast(3) + "y" }
    for ending in ["sses", "xes", "ches", "shes"] where text.hasSuffix(ending) { return String(text.dropLast(2)) }
    if text.hasSuffix("s"), !text.hasSuffix("ss"), !text.hasSuffix("us"), text.count > 3 {
      return String(text.dropLast())
    }
    return text
  }

  private static let irregular = [
    "aliases": "alias", "analyses": "analysis", "axes": "axis", "children": "child", "criteria": "criterion",
    "indices": "index", "matrices": "matrix", "movies": "movie", "people": "person", "series": "series",
    "species": "species", "statuses": "status", "vertices": "vertex",
  ]

  /// Makes a name unique by appending a number.
  static func unique(_ name: String, in used: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}

extension NameStyle {
  /// The style that explains the most names. One that isn't the default costs as much as a name.
  ///
  /// - Parameter unexplained: The number of names that a style doesn't explain.
  package static func explainingMost(_ unexplained: (NameStyle) -> Int) -> NameStyle {
    var best = (cost: Int.max, style: NameStyle.asWritten)
    for style in allCases {
      let cost = 2 * unexplained(style) + (style == .asWritten ? 0 : 1)
      if cost < best.cost { best = (cost, style) }
      // None is better than the first that explains all.
      if cost < 2 { break }
    }
    return best.style
  }
}

/// Names for texts, and the style that turns the most names back into their texts.
struct StyledNames {
  private(set) var style = NameStyle.asWritten
  private(set) var names: [ExactText: String] = [:]
  /// Texts that the style doesn't produce.
  private(set) var exceptions: Set<ExactText> = []

  /// - Parameters:
  ///   - texts: The texts, in order.
  ///   - fallback: Used if no part of a text can be in a name.
  init(_ texts: [String], or fallback: String) {
    let named = texts.map { ($0, Self.candidates($0)) }
    style = NameStyle.explainingMost { style in named.count { Self.name(of: $0, among: $1, style) == nil } }
    var used: Set<String> = []
    for (text, candidates) in named {
      let styled = Self.name(of: text, among: candidates, style)
      let name = SwiftNames.unique(styled ?? SwiftNames.name(of: text, or: fallback), in: &used)
      names[ExactText(text)] = name
      if styled != name { exceptions.insert(ExactText(text)) }
    }
  }

  /// The names that a style may turn into a text.
  private static func candidates(_ text: String) -> [String] {
    [text, SwiftNames.camelCase(text)].filter { SwiftNames.isName($0) && $0 != "self" && $0 != "init" }
  }

  /// The name that a style turns into a text; nil if there is none.
  private static func name(of text: String, among candidates: [String], _ style: NameStyle) -> String? {
    candidates.first { style.apply(to: $0).utf8.elementsEqual(text.utf8) }
  }
}
