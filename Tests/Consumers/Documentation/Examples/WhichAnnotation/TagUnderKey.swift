import CodableEnum
import Foundation

// The JSON of the page WhichAnnotation: a tag under a key.

struct Dog: Codable { var name: String }
struct Text: Codable { var type = "text"; var body: String }
// @CodableEnum(strategy: .flattenedStatus)
enum Response { case waitlist(position: Int) }
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Shape { case circle(radius: Double) }
// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
enum Content { case dog(Dog), text(Text), page(Paging, User, total: Int) }
struct Paging: Codable { var offset: Int }
struct User: Codable { var name: String }
// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unlabeled: .key("value"), keys: ["pointer": "path"])
enum Patch { case add(pointer: String, String) }
// @CodableEnum(strategy: .adjacent(key: "event", content: "data"))
enum Event { case message(String), ready }
// @CodableEnum(strategy: .adjacent(content: .tag))
enum Block { case image(url: String), divider }
// @CodableEnum(strategy: .discriminator)
enum Loadable { case loading(source: String) }
// @CodableEnum(strategy: .flattenedStatus(key: "code"))
enum Failure {
  case notFound(path: String)  // @CodableCase(404)
}
try writes(Response.waitlist(position: 12))
try writes(Shape.circle(radius: 1))
try writes(Content.dog(Dog(name: "Bingo")))
holds(try json(Content.text(Text(body: "hi"))) == #"{"body":"hi","type":"text"}"#)
try writes(Content.page(Paging(offset: 0), User(name: "a"), total: 3))
try writes(Patch.add(pointer: "/a", "x"))
try writes(Event.message("hi"))
try writes(Event.ready)
try writes(Block.image(url: "u"))
try writes(Block.divider)
try writes(Loadable.loading(source: "net"))
try writes(Failure.notFound(path: "/"))
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Chat {
  case plain(text: String)  // @CodableCase(nil)
  case image(url: String)
}
try writes(Chat.plain(text: "hi"))
try writes(Chat.image(url: "u"))
