/// Names for the variables that hold a case's values in generated code: the labels or keys, where they can be.
struct VariableNames {
  /// Names that generated code has another use for.
  private var taken: Set<String> = ["decoder", "encoder", "object", "values"]

  mutating func name(_ wish: String?, at index: Int, of count: Int) -> String {
    let numbered = count == 1 ? "value" : "value\(index)"
    var name = wish.flatMap { Self.isPlain($0) ? $0 : nil } ?? numbered
    if taken.contains(name) { name = numbered }
    while !taken.insert(name).inserted { name += "_" }
    return name
  }

  /// Whether a name needs no backticks.
  private static func isPlain(_ name: String) -> Bool {
    guard name != "_", name.utf8.allSatisfy(\.isIdentifierPart), name.utf8.first?.isDigit == false else { return false }
    return Keyword(rawValue: name)?.isContextual ?? true
  }
}
