import CodableEnum

/// `{"type":"image","image":{"url":"u"}}`
// @CodableEnum(strategy: .adjacent(key: "type", content: .tag), caseNames: .snakeCase)
public enum PageBlock: Equatable {
  case image(url: String, caption: String?)
  case pair(Int, Int?)
  case rule
  case heading(String)  // @CodableCase(aliases: ["heading_1", "heading_2"])
  case toDo(text: String, isDone: Bool = false)  // @CodableCase(aliases: ["task"], keys: ["isDone": "checked"])
  case toggle(Int?)
  indirect case quoteOf(PageBlock)
  case unsupported(String, CodableValue)  // @CodableCase(catches: .unknown)
}

/// Keys are the tag's and the content's alone.
// @CodableEnum(strategy: adjacent(key: "kind", content: .tag), emptyCases: .name, unknownKeys: .reject)
public enum PageEvent: Equatable {
  case opened  // @CodableCase(aliases: ["open"], catches: .missing)
  case renamed(to: String)  // @CodableCase(aliases: ["name"])
  case moved(Int)  // @CodableCase(aliases: ["move"])
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

/// Without a tag, the values are under the tag of the case that catches that.
// @CodableEnum(strategy: .adjacent(content: .tag))
public enum PageParent: Equatable {
  case page(id: Int?, title: String = "untitled")  // @CodableCase(catches: .missing)
  case workspace(Bool)
  case unknown(String)  // @CodableCase(catches: .unknown)
}

/// Quoted, it is a key.
// @CodableEnum(strategy: .adjacent(key: "t", content: "tag"))
public enum PageTag: Equatable {
  case named(String)
}
