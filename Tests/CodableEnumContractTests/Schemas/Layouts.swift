import Foundation

// Every layout, with cases of every shape, and the options that show in a schema.

// @CodableEnum
enum Keyed {
  case empty  // @CodableCase("nothing", aliases: ["none"])
  case bare(Int?)
  case several(String, Int, Bool = true)
  case hidden(() -> Void)  // @CodableCase(skip: true)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled), unknownKeys: .reject)
enum Labeled {
  case empty
  case load(key: String, Int, retries: Int = 3)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum Natural {
  case empty
  case object(a: Int, b: String?)
  case other(String, content: CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .array), emptyCases: .object)
enum Listed {
  case empty
  case one([Int])
  case missing  // @CodableCase(catches: .missing)
}

// @CodableEnum(strategy: .discriminator(key: "kind"))
enum Discriminated {
  case loading(since: Date, String)
  case failed
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unknownKeys: .reject)
enum Strict {
  case unit  // @CodableCase(404, aliases: ["gone"])
  case pair(a: Int, b: Int?)  // @CodableCase(true, keyAliases: ["a": ["x", "y"], "b": ["z"]])
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Evolving {
  case known(x: Int)
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
  case untyped(a: Int?)  // @CodableCase(catches: .missing)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"))
enum Adjacent {
  case unit
  case bare(Double)
  case optional(Int?)
  case several(Int, String?)
  case object(name: String, count: Int = 1)
}

// @CodableEnum(strategy: .adjacent, unknownKeys: .reject)
enum StrictAdjacent {
  case unit
  case object(name: String)
}

// @CodableEnum(strategy: .rawValue, caseNames: .snakeCase)
enum Status {
  case inReview
  case active  // @CodableCase(aliases: ["live"])
  case other(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
enum Priority: Int {
  case low = 1
  case high
}

// @CodableEnum(strategy: .untagged)
enum Target {
  case nothing
  case flag(Bool)
  case count(Int)
  case name(String)
  case list(Int, Int)
  case point(x: Int, y: Int)
  case space(x: Int, y: Int, z: Int)
  case login(token: String)  // @CodableCase(matches: ["token"])
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
enum Pet {
  case dog(Dog)
  case strict(Strict)
  case keyed(Keyed)
  case counts([String: Int])
  case none
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
enum Kennel {
  case pair(Dog, Numbered, note: String?)
  case counted([String: Int], total: Int)  // @CodableCase(keyAliases: ["total": ["sum"]])
}

// @CodableEnum(strategy: .flattenedStatus(key: "number"))
enum Numbered {
  case unit  // @CodableCase(404, aliases: ["gone"])
  case pair(a: Int, b: Int?)  // @CodableCase(true, keyAliases: ["a": ["x", "y"], "b": ["z"]])
}

// @CodableEnum(strategy: .adjacent)
enum Untitled {
  case plain(name: String)  // @CodableCase(nil, aliases: ["plain"])
  case titled(String)
}

// @CodableEnum
enum Unkeyed {
  case nothing  // @CodableCase(nil)
  case something(Int)
}

struct Dog: Codable {
  var name: String
  var type: String?
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
enum ToolChoice {
  case auto
  case function(name: String)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"), emptyCases: .name)
enum Reminder {
  case notNow
  case at(Int)
}

// @CodableEnum(strategy: .adjacent(key: "type", content: .tag))
enum Block {
  case image(url: String)  // @CodableCase(aliases: ["picture"])
  case heading(String?)
  case rule
}

// @CodableEnum(strategy: .adjacent(key: "type", content: .tag), emptyCases: .name, unknownKeys: .reject)
enum Event {
  case opened  // @CodableCase(aliases: ["open"])
  case moved(x: Int?, y: Int?)  // @CodableCase(aliases: ["move"], catches: .missing)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst)
enum Message {
  case event(String, Dog)  // @CodableCase("EVENT", aliases: ["EV"])
  case ready
  case opt(Int, Int?)
}

// @CodableEnum(strategy: .tagFirst, emptyCases: .name)
enum Packet {
  case connect  // @CodableCase(0, aliases: ["connect"])
  case event(String, count: Int = 1)  // @CodableCase(2)
  case nothing  // @CodableCase(catches: .missing)
  case other(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst)
enum Open {
  case hello(String)  // @CodableCase(1)
  case other(Int, CodableValue)  // @CodableCase(catches: .unknown)
}

// Defaults count where the value can be missing.

// @CodableEnum(strategy: .tagFirst)
enum Defaults {
  case required(Int = 3, String)
  case last(String, Int = 3, Rank = .low)
}

// @CodableEnum
enum BareDefaults {
  case bare(Int = 3)
  case array(Int = 3, String)
}

// @CodableEnum(strategy: .adjacent)
enum ContentDefaults {
  case bare(Int = 3)
  case object(x: Rank = Rank.high, y: Int)
}

enum Rank: String, Codable {
  case low = "LOW", high
}

// @CodableEnum(strategy: .tagFirst)
indirect enum Condition {
  case has(String)
  case all([Condition])  // @CodableCase(rest: true)
  case near(Int, Double?, tags: [String?])  // @CodableCase(rest: true)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"), emptyCases: .object)
enum Payment {
  case cash
  case card(String)
  case other(String, Header)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unlabeled: .merged)
enum Resource {
  case header(Header)
  case unrecognized(Anything)  // @CodableCase(catches: .unknown)
}

// @CodableEnum
enum Entry {
  case text(String)
  case other(String, Header?)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .untagged)
enum Width {
  enum Keyword: String, Codable { case auto, fill }
  case points(Int)
  case keyword(Keyword)
  case other(String)
}

struct Header: Codable { var n: Int }
struct Anything: Codable {
  var kind: String
  var id: Int
}
