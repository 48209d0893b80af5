import CodableEnum

// The table of emptyCases on the page Options.

// @CodableEnum(emptyCases: .true)
enum AsTrue {
  case a
}
// @CodableEnum(emptyCases: .null)
enum AsNull {
  case a
}
// @CodableEnum(emptyCases: .object)
enum AsObject {
  case a
}
// @CodableEnum(emptyCases: .array)
enum AsArray {
  case a
}
// @CodableEnum(emptyCases: .name)
enum AsName {
  case a
}
// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .omit)
enum BesideTag {
  case a
}
// @CodableEnum(strategy: .adjacent, emptyCases: .true)
enum ContentTrue {
  case a
}
// @CodableEnum(strategy: .adjacent, emptyCases: .null)
enum ContentNull {
  case a
}
// @CodableEnum(strategy: .adjacent, emptyCases: .object)
enum ContentObject {
  case a
}
// @CodableEnum(strategy: .adjacent, emptyCases: .array)
enum ContentArray {
  case a
}
// @CodableEnum(strategy: .untagged, emptyCases: .null)
enum Nothing {
  case a
}
// @CodableEnum(strategy: .untagged, emptyCases: .name)
enum Literal {
  case a
}
// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
enum NameOfTag {
  case a
}
// @CodableEnum(strategy: .tagFirst)
enum TagFirst {
  case a
}
try writes(TagFirst.a)
try writes(AsTrue.a)
try writes(BesideTag.a)
try writes(ContentTrue.a)
try writes(ContentNull.a)
try writes(ContentObject.a)
try writes(ContentArray.a)
try writes(NameOfTag.a)
try reads(#"{"type":"a"}"#, NameOfTag.a)
try writes(AsNull.a)
try writes(Nothing.a)
try writes(Literal.a)
try writes(AsObject.a)
try writes(AsArray.a)
try writes(AsName.a)
try reads(#"{"a":[]}"#, AsTrue.a)
try reads(#"{"a":true}"#, AsName.a)
