/// Reads string literals.
package enum StringLiteral {
  /// The string of a single-line literal; nil if it interpolates, spans lines, or is malformed.
  package static func value(of literal: String) -> String? {
    // Scalars, not characters: a combining mark after the quote would be one character with it.
    var body = Substring(literal).unicodeScalars
    let pounds = body.prefix { $0 == "#" }
    body = body.dropFirst(pounds.count)
    guard body.count >= 2 + pounds.count, body.popFirst() == "\"" else { return nil }
    // After `#`, three quotes begin a literal of several lines only if there are several.
    if pounds.isEmpty, body.count > 2, body.starts(with: "\"\"".unicodeScalars) { return nil }
    if body.contains("\n") || body.contains("\r") { return nil }
    for _ in pounds { guard body.popLast() == "#" else { return nil } }
    guard body.popLast() == "\"" else { return nil }
    return unescaped(body, escape: Array("\\".unicodeScalars) + pounds)
  }

  private static func unescaped(_ body: Substring.UnicodeScalarView, escape: [Unicode.Scalar]) -> String? {
    var value = ""
    var rest = body
    while let scalar = rest.first {
      guard rest.starts(with: escape) else {
        value.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      guard let kind = rest.popFirst(), let unescaped = unescaped(kind, &rest) else { return nil }
      value.unicodeScalars.append(unescaped)
    }
    return value
  }

  /// The scalar that an escape stands for, its kind already taken.
  private static func unescaped(
    _ kind: Unicode.Scalar,
    _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    switch kind {
    case "0": return "\0"
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "\\", "\"", "'": return kind
    case "u":
      guard rest.popFirst() == "{", let close = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<close])
      rest = rest[rest.index(after: close)...]
      return Int(digits, radix: 16).flatMap(UInt32.init(exactly:)).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
