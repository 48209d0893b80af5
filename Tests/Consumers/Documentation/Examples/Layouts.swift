import CodableEnum

// JSON on the page Layouts that no example there shows.

// The table of strategies.

// @CodableEnum
enum Light {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum Labeled {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum Natural {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .caseKeyed(payload: .array))
enum InArray {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .flattenedStatus, unlabeled: .indexed)
enum Flattened {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .adjacent)
enum Adjacent {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .adjacent(content: .tag))
enum UnderTag {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .discriminator)
enum Discriminated {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .tagFirst)
enum TagFirst {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .untagged)
enum Untagged {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
for value in [Light.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Labeled.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Natural.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [InArray.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Flattened.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Adjacent.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [UnderTag.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Discriminated.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [TagFirst.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Untagged.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }

// rawValue

enum HexNumber: ValueCoder {
  static func decode(from decoder: any Decoder) throws -> Int {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a hexadecimal number")
      )
    }
    return number
  }

  static func encode(_ value: Int, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("0x" + String(value, radix: 16))
  }
}

// @CodableEnum(strategy: .rawValue)
enum BlockTag {
  case latest
  case block(Int)  // @CodableCase(catches: .unknown, coders: ["_0": HexNumber.self])
}
try writes(BlockTag.block(27))

// caseKeyed

struct Item: Codable {}
enum Subview: String, Codable { case headers }
// @CodableEnum
enum Action {
  case empty
  case editing(subview: Subview)
  case list(id: Int, items: [Item])
  case history(Int?)
  case load(String, attempts: Int, wait: Int = 3)
}
try writes(Action.empty)
try writes(Action.editing(subview: .headers))
try writes(Action.list(id: 7, items: []))
try writes(Action.history(nil))
try reads(#"{"empty":{}}"#, Action.empty)
try reads(#"{"empty":null}"#, Action.empty)
try reads(#""empty""#, Action.empty)
try reads(#"{"editing":null,"empty":true}"#, Action.empty)
try reads(#"{"load":["k",1]}"#, Action.load("k", attempts: 1))
try reads(#"{"history":null,"at":5}"#, Action.history(nil))

// flattenedStatus

struct Dog: Codable { var name: String }
// @CodableEnum(strategy: .flattenedStatus, unlabeled: .merged)
enum Response {
  case waitlist(position: Int)
  case dog(Dog)
}
try writes(Response.waitlist(position: 12))
try writes(Response.dog(Dog(name: "Bingo")))

// adjacent

// @CodableEnum(strategy: .adjacent)
enum Event {
  case ready, message(String), moved(x: Int, y: Int)
}
try writes(Event.ready)
try writes(Event.message("hi"))
try writes(Event.moved(x: 1, y: 2))

// discriminator

// @CodableEnum(strategy: .discriminator)
enum Loadable {
  case loading(source: String)
}
try writes(Loadable.loading(source: "net"))

// untagged

struct User: Codable { var name: String }
// @CodableEnum(strategy: .untagged)
enum Strings {
  case one(String), many([String])
}
// @CodableEnum(strategy: .untagged)
enum Scalar {
  case integer(Int), text(String)
}
// @CodableEnum(strategy: .untagged)
enum Credentials {
  case session(id: Int, user: User), token(accessToken: String)
}
try writes(Strings.one("a"))
try writes(Strings.many(["a"]))
try writes(Scalar.integer(1))
try writes(Scalar.text("s"))
try writes(Credentials.session(id: 1, user: User(name: "Rachel")))
try writes(Credentials.token(accessToken: "t"))

// @CodableEnum(strategy: .untagged)
enum Nothing {
  case empty  // @CodableCase(matches: .object)
  case text(String)
}
// @CodableEnum(strategy: .untagged)
enum NoElement {
  case empty  // @CodableCase(matches: .array)
  case text(String)
}
try writes(Nothing.empty)
try writes(NoElement.empty)
