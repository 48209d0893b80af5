// What the texts of errors have in common.

/// `1 value`, `2 values`
func valueCount(_ count: Int) -> String {
  count == 1 ? "1 value" : "\(count) values"
}

func quoted(_ text: String) -> String { "\"\(text)\"" }

/// The name of a type without generic arguments.
func name(of type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}

/// `expected one of "list", "loading"`: sorted, 20 at most.
func expectation<Tag: CodableTag>(_ tags: [Tag]) -> String {
  expectation(sorted: tags.sorted(by: Tag.precedes))
}

func expectation<Tag: CodableTag>(sorted tags: [Tag]) -> String {
  guard !tags.isEmpty else { return "it has no cases" }
  return "expected one of \(listed(tags.lazy.map(\.quoted)))"
}

/// `"list", "loading"`: 20 at most.
func listed(_ texts: some Collection<String>) -> String {
  let limit = 20
  let rest = texts.count - limit
  return texts.prefix(limit).joined(separator: ", ") + (rest > 0 ? ", … and \(rest) more" : "")
}
