/// Names for the variables that hold a case's values in generated code: the labels or keys, where they can be.
struct VariableNames {
  /// Names that generated code has another use for, or that the compiler takes for the beginning of an expression.
  private var taken: Set<String> = ["decoder", "encoder", "object", "payload", "values", "await"]

  init(of strategy: Strategy) {
    if strategy == .untagged { taken.insert("content") }
  }

  mutating func name(_ wish: String?, at index: Int, of count: Int) -> String {
    let numbered = count == 1 ? "value" : "value\(index)"
    var name = wish.flatMap { Self.isPlain($0) ? $0 : nil } ?? numbered
    if taken.contains(name) { name = numbered }
    while !taken.insert(name).inserted { name += "_" }
    return name
  }

  private static func isPlain(_ name: String) -> Bool {
    let keyword = KeywordTable.shared.keyword(name)
    // As an argument, these begin an expression.
    return isIdentifier(name) && (keyword == .none || keyword.isContextual && ![.await, .unsafe].contains(keyword))
  }
}
