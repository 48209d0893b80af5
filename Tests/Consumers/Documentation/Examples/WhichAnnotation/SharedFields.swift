import CodableEnum

// The JSON of the page WhichAnnotation: fields that all cases share.

struct Header: Codable {
  var id: Int
}
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Content {
  case text(body: String)
}
// @CodableEnum(strategy: .adjacent(key: "type", content: "content"))
enum AdjacentContent {
  case text(body: String)
}
// @CodableEnum(strategy: .adjacent(key: "type", content: .tag))
enum ContentUnderTag {
  case text(body: String)
}
// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum KeyedContent {
  case text(body: String)
}
try writes(Merged(Header(id: 1), Content.text(body: "hi")))
try writes(Merged(Header(id: 1), AdjacentContent.text(body: "hi")))
try writes(Merged(Header(id: 1), ContentUnderTag.text(body: "hi")))
try writes(Merged(Header(id: 1), KeyedContent.text(body: "hi")))
