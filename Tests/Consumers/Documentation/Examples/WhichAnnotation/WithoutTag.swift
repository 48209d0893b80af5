import CodableEnum

// The JSON of the page WhichAnnotation: JSON without a tag.

struct User: Codable { var name: String }
struct Token: Codable { var access_token: String }
struct Session: Codable { var id: Int; var user: User }
struct Point: Codable { var x: Int }
// @CodableEnum(strategy: .untagged)
enum Strings { case one(String), many([String]) }
// @CodableEnum(strategy: .untagged)
enum Scalar { case integer(Int), text(String) }
// @CodableEnum(strategy: .untagged)
enum Rule {
  case never  // @CodableCase("never")
  case after(Int)
}
// @CodableEnum(strategy: .untagged, emptyCases: .name)
enum Length { case auto, inherit, value(Double) }
// @CodableEnum(strategy: .untagged)
enum Ratio {
  case infinite  // @CodableCase("inf")
  case value(Double)
  case text(String)
}
// @CodableEnum(strategy: .untagged)
enum Amount {
  case unsigned(UInt64)  // @CodableCase(matches: .integer)
  case signed(Int64)  // @CodableCase(matches: .integer)
}
// @CodableEnum(strategy: .untagged)
enum Position { case none, point(x: Int) }
// @CodableEnum(strategy: .untagged, keyNames: .snakeCase)
enum Login { case session(id: Int, user: User), token(accessToken: String) }
// @CodableEnum(strategy: .untagged)
enum Payload {
  case token(Token)  // @CodableCase(matches: ["access_token"])
  case session(Session)  // @CodableCase(matches: ["id", "user"])
}
struct Reference: Codable { var id: Int }
// @CodableEnum(strategy: .untagged)
enum Author {
  case session(Session)  // @CodableCase(matches: ["id", "user"])
  case id(Reference)  // @CodableCase(matches: ["id"])
}
// @CodableEnum(strategy: .untagged, conformance: .encodable)
enum Written { case name(String), note(String), count(Int) }
// @CodableEnum(strategy: .untagged)
enum Either<Left, Right> {
  case left(Left)  // @CodableCase(matches: .string)
  case right(Right)  // @CodableCase(matches: .object)
}
// @CodableEnum(strategy: .untagged)
indirect enum Anything {
  case null, boolean(Bool), integer(Int), number(Double), string(String), array([Self]), object([String: Self])
}
// @CodableEnum(strategy: .untagged, labels: .ignore)
enum Labeled { case raw(text: String), size(width: Int, height: Int) }
try writes(Labeled.raw(text: "a"))
try writes(Labeled.size(width: 1, height: 2))
try writes(Strings.one("a"))
try writes(Strings.many(["a"]))
try writes(Scalar.integer(1))
try writes(Scalar.text("s"))
try writes(Position.none)
try writes(Rule.never)
try writes(Rule.after(5))
try writes(Length.auto)
try writes(Length.inherit)
try writes(Length.value(0.5))
try writes(Ratio.infinite)
try writes(Ratio.value(0.5))
try writes(Ratio.text("a"))
try writes(Amount.unsigned(18_446_744_073_709_551_615))
try writes(Amount.signed(-1))
try writes(Position.point(x: 1))
try writes(Login.session(id: 1, user: User(name: "Rachel")))
try writes(Login.token(accessToken: "t"))
try writes(Payload.session(Session(id: 1, user: User(name: "Rachel"))))
try writes(Payload.token(Token(access_token: "t")))
try writes(Author.session(Session(id: 1, user: User(name: "Rachel"))))
try writes(Author.id(Reference(id: 1)))
holds(try json([Written.name("a"), .note("b"), .count(1)]) == #"["a","b",1]"#)
try writes(Either<String, Point>.left("a"))
try writes(Either<String, Point>.right(Point(x: 1)))
try writes(Anything.array([.string("a")]))
try writes(Anything.object(["x": .integer(1)]))
try writes(Anything.null)
