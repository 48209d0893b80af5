import CodableEnum

// The table on the page UnknownCases, of what an unknown case keeps.

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Dropping {
  case text(body: String)
  case other  // @CodableCase(catches: .unknown)
}
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Named {
  case text(body: String)
  case other(String)  // @CodableCase(catches: .unknown)
}
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Whole {
  case text(body: String)
  case other(CodableValue)  // @CodableCase(catches: .unknown)
}
// @CodableEnum
enum Keyed {
  case text
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}
try reads(#"{"type":"image","url":"u"}"#, Dropping.other)
try writes(Dropping.other)
try reads(#"{"type":"image","url":"u"}"#, Named.other("image"))
try writes(Named.other("image"))
try reads(#"{"type":"image","url":"u"}"#, Whole.other(.object(["type": .string("image"), "url": .string("u")])))
try writes(Whole.other(.object(["type": .string("image"), "url": .string("u")])))
try writes(Keyed.other("image", .null))
// @CodableEnum(strategy: .tagFirst, emptyCases: .name)
enum TagFirst {
  case text(String)
  case empty  // @CodableCase(catches: .missing)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}
try reads("[]", TagFirst.empty)
try reads(#"["image","u",1]"#, TagFirst.other("image", ["u", 1]))
try reads(#""image""#, TagFirst.other("image", .null))
