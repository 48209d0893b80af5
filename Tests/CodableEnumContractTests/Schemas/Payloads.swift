import Foundation

// The types that payloads are made of.

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Value {
  case numbers(a: Int, b: Int8, c: UInt16, d: Int32, e: UInt, f: Float, g: Double, h: Decimal, i: CGFloat)
  case texts(a: String, b: URL, c: UUID, d: Data, e: Date, f: Swift.String)
  case lists(a: [Int], b: Set<String>, c: Range<Int>, d: [[Bool?]], e: Array<Item>)
  case maps(a: [String: Int], b: [Int: String], c: [Color: Int], d: [Side: Int], e: Dictionary<String, Int?>)
  case types(a: Item, b: Item.Part, c: Level, d: Identifier, e: Box<Int>, f: Box<[Item]>, g: CodableValue, h: Weight)
  // @CodableCase(coders: ["a": ISO8601DateCoder.self, "b": LosslessCoder<Int>.self, "c": LossyListCoder<Item>.self])
  case coded(a: Date, b: Int, c: [Item], d: MillisecondsAlias?)
  case recursive(node: Node)
  // @CodableCase(coders: ["a": JSONTextCoder<Item>.self, "b": JSONTextCoder<[Int]>.self])
  case jsonTexts(a: Item, b: [Int]?)
}

typealias MillisecondsAlias = Int64

// Of an optional by another name, the nil is written, and must be there in an array.
// @CodableEnum
enum Hidden {
  case one(MaybeCount)
  case last(Int, MaybeCount)
  case shown(Int, Int?)
}

typealias MaybeCount = Int?

struct Item: Codable, Hashable {
  var id: UUID
  let version = 1
  var note: String? = nil
  var count = 3
  var parts: [Part]
  static let shared = 7
  lazy var cache = 1
  var isEmpty: Bool { parts.isEmpty }
  var observed: Int { didSet { print(observed) } }
  private var internalName: String = "x"

  struct Part: Codable, Hashable {
    let a, b: Int
  }

  enum CodingKeys: String, CodingKey {
    case id, version, note, parts, observed
    case count = "item-count"
  }
}

enum Color: String, Codable {
  case red, green
  case blue = "BLUE"
}

enum Side: String, Codable, CodingKeyRepresentable {
  case left, right
}

enum Level: Int, Codable {
  case low = 1, high
}

enum Weight: Double, Codable {
  /// Half of it.
  case half = 0.5
  case whole = 1
}

struct Identifier: RawRepresentable, Codable {
  var rawValue: String
}

struct Box<Content> {
  var content: Content
  var others: [Content]?
}

extension Box: Codable where Content: Codable {}

struct Node: Codable {
  var children: [Node]
}

// What nothing uses is on the wire all the same.
struct Page<Element: Codable>: Codable {
  var elements: [Element]
}

// @CodableEnum
enum Holder {
  case source(Source)
}

enum Source: Codable {
  case url(URL, retries: Int = 3)
  case inline(text: String, _ hint: String?)
  case nothing
  case hidden(Int, seen: Bool)

  enum CodingKeys: String, CodingKey { case url = "link", inline, nothing }
  enum InlineCodingKeys: String, CodingKey { case text = "t", _1 }
}
