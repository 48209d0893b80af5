import CodableEnum

// Values without a tag, on the page UnknownCases.

struct Words: Codable { var body: String }
struct Image: Codable { var url: String }

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Merging {
  case text(Words)  // @CodableCase(catches: .missing)
  case image(Image)
}
// @CodableEnum(strategy: .adjacent)
enum Content {
  case text(body: String?)  // @CodableCase(catches: .missing)
}
// @CodableEnum(strategy: .adjacent(content: .tag))
enum UnderTag {
  case text(body: String?)  // @CodableCase(catches: .missing)
}
// @CodableEnum
enum Keyed {
  case text(body: String = "hi")  // @CodableCase(catches: .missing)
}

try reads(#"{"text":{"body":"hi"}}"#, UnderTag.text(body: "hi"))
try reads(#"{"body":"hi"}"#, Merging.text(Words(body: "hi")))
try reads("{}", Content.text(body: nil))
try reads(#"{"content":{"body":"hi"}}"#, Content.text(body: "hi"))
try reads("{}", Keyed.text(body: "hi"))
