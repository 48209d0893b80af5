import CodableEnum
import Foundation
import Testing

/// A case with two merged values and one with a key, written like generated code.
private struct Page<First: Codable, Second: Codable>: Codable {
  var first: First
  var second: Second
  var total: Int?

  init(_ first: First, _ second: Second, total: Int? = 3) {
    (self.first, self.second, self.total) = (first, second, total)
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder._taggedObject(by: "type", of: Self.self) { ["page", "old"] }
    first = try decoder._sharedValue(besides: ["type", "total", "count"], inCase: "page", of: Self.self)
    second = try decoder._sharedValue(besides: ["type", "total", "count"], inCase: "page", of: Self.self)
    total = try object.optionalValue(forKey: object.key("total", or: "count"))
  }

  func encode(to encoder: any Encoder) throws {
    let object = try encoder._sharedObject(
      merging: 2,
      tag: "page",
      aliases: ["old"],
      tagKey: "type",
      keys: ["total", "count"],
      of: Self.self
    )
    try object.merge(first)
    try object.merge(second)
    try object._encodeOptionalValue(total, forKey: "total")
    try object.finish()
  }
}

extension Page: Equatable where First: Equatable, Second: Equatable {}

/// A dictionary beside a value with a key.
private struct Open: Codable, Equatable {
  var rest: [String: Int]
  var total: Int

  init(_ rest: [String: Int], total: Int) { (self.rest, self.total) = (rest, total) }

  init(from decoder: any Decoder) throws {
    let object = try decoder._taggedObject(by: "type", of: Self.self) { ["open"] }
    rest = try decoder._sharedValue(besides: ["type", "total"], inCase: "open", of: Self.self)
    total = try object.value(forKey: "total")
  }

  func encode(to encoder: any Encoder) throws {
    let keys: [StaticString] = ["total"]
    let object = try encoder._sharedObject(merging: 1, tag: "open", tagKey: "type", keys: keys, of: Self.self)
    try object.merge(rest)
    try object._encodeValue(total, forKey: "total")
    try object.finish()
  }
}

private struct Cursor: Codable, Equatable { var n: Int }
private struct Author: Codable, Equatable { var m: String }
private struct MaybeN: Codable, Equatable { var n: Int? }
private struct Totaled: Codable, Equatable { var total: Int? }
private struct Counted: Codable, Equatable { var count: Int? }
private struct Typed: Codable, Equatable { var type: String? }
private struct OtherTyped: Codable, Equatable {
  var type: String?
  var x = 1
}

/// Leaves a nil out, so that no coder hears of its key.
private struct LeftOut: Codable, Equatable {
  var n: Int?
  var total: Int?

  init(n: Int? = nil, total: Int? = nil) { (self.n, self.total) = (n, total) }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    if let n { try object.encode(n, forKey: .n) }
    if let total { try object.encode(total, forKey: .total) }
  }
}

/// Asks for no object at all where there is nothing to write.
private struct NothingToWrite: Codable, Equatable {
  var n: Int?

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    guard let n else { return }
    try object.encode(n, forKey: .n)
  }
}

/// A value that writes as a test wants.
private struct Script: Codable {
  let body: (inout KeyedEncodingContainer<_CodableKey>) throws -> Void
  init(_ body: @escaping (inout KeyedEncodingContainer<_CodableKey>) throws -> Void) { self.body = body }
  init(from _: any Decoder) throws { self.init { _ in } }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: _CodableKey.self)
    try body(&object)
  }
}

private let bothHaveN = #"two values of case "page" of Page have the key "n"; rename one of the two"#

@Suite struct SharedObjectTests {
  @Test func eachValueHasItsKeys() throws {
    try expectBothWays(#"{"m":"x","n":1,"total":3,"type":"page"}"#, Page(Cursor(n: 1), Author(m: "x")))
    try expectBothWays(#"{"m":"x","n":1,"type":"page"}"#, Page(Cursor(n: 1), Author(m: "x"), total: nil))
    let value = Page(Cursor(n: 1), Author(m: "x"))
    #expect(
      try PropertyListDecoder().decode(Page<Cursor, Author>.self, from: PropertyListEncoder().encode(value)) == value
    )
  }

  @Test func aKeyOfTwoValuesIsRefused() throws {
    expectRefusal(Page(Cursor(n: 1), MaybeN(n: 2)), bothHaveN, at: "n")
    // If it is left out, it would be read as the other's.
    expectRefusal(Page(Cursor(n: 1), MaybeN(n: nil)), bothHaveN, at: "n")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(MaybeN(n: nil), Cursor(n: 1))) }
    try expectBothWays(#"{"total":3,"type":"page"}"#, Page(MaybeN(n: nil), MaybeN(n: nil)))
  }

  /// Whatever a value does with its nil, it would read the key that the other one writes.
  @Test func aKeyThatAValueLeavesOutIsRefused() throws {
    func refuses<Value: Codable & Equatable>(_ value: Value) throws {
      expectRefusal(Page(Cursor(n: 1), value, total: nil), bothHaveN, at: "n")
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(value, Cursor(n: 1), total: nil)) }
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(value, NothingToWrite(n: 1), total: nil)) }
      try expectBothWays(#"{"type":"page"}"#, Page(value, value, total: nil))
      try expectBothWays(#"{"m":"x","type":"page"}"#, Page(value, Author(m: "x"), total: nil))
      try expectBothWays(#"{"m":"x","type":"page"}"#, Page(Author(m: "x"), value, total: nil))
    }
    try refuses(MaybeN(n: nil))
    try refuses(LeftOut())
    try refuses(NothingToWrite(n: nil))
    try expectBothWays(#"{"m":"x","n":1,"type":"page"}"#, Page(LeftOut(n: 1), Author(m: "x"), total: nil))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(LeftOut(), Author(m: "x"), total: 3)) }
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(Page(LeftOut(total: 3), Author(m: "x"), total: nil))
    }
  }

  @Test func aKeyOfAnotherValueIsRefused() throws {
    let author = Author(m: "")
    for total in [nil, 3] {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(Totaled(total: 1), author, total: total)) }
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(Counted(count: 1), author, total: total)) }
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(Totaled(total: nil), author)) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Open(["total": 1], total: 1)) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Open(["type": 1], total: 1)) }
  }

  @Test func containersAreKeysToo() {
    let scripts = [
      Script { _ = $0.nestedContainer(keyedBy: _CodableKey.self, forKey: "n") },
      Script { _ = $0.nestedUnkeyedContainer(forKey: "n") },
      Script { try 5.encode(to: $0.superEncoder(forKey: "n")) },
      Script { try $0.encodeNil(forKey: "n") },
      Script { try $0.encode(Int?.none, forKey: "n") },
    ]
    for script in scripts {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(Cursor(n: 1), script)) }
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(script, Cursor(n: 1))) }
    }
  }

  @Test func keysAreComparedBeforeTheirStrategy() throws {
    struct Camel: Codable { var itemCount = 1 }
    struct Snake: Codable { var item_count = 2 }
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(throws: EncodingError.self) { try encoder.encode(Page(Camel(), Camel())) }
    _ = try encoder.encode(Page(Camel(), Author(m: "")))
  }

  @Test func nothingTakesAllKeys() throws {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(Cursor(n: 1), ["a": 1])) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page([String: Int](), Cursor(n: 1))) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(CodableValue.object([:]), Cursor(n: 1))) }
    try expectBothWays(#"{"a":1,"total":2,"type":"open"}"#, Open(["a": 1], total: 2))
    try expectBothWays(#"{"total":2,"type":"open"}"#, Open([:], total: 2))
  }

  @Test func theTagIsOneForAll() throws {
    try expectBothWays(
      #"{"total":3,"type":"page","x":1}"#,
      Page(Typed(type: "page"), OtherTyped(type: "page"))
    )
    try expectBothWays(#"{"total":3,"type":"old","x":1}"#, Page(Typed(type: "old"), OtherTyped(type: "old")))
    try expectBothWays(#"{"m":"","total":3,"type":"old"}"#, Page(Author(m: ""), Typed(type: "old")))
    try expectBothWays(#"{"m":"","total":3,"type":"old"}"#, Page(Typed(type: "old"), Author(m: "")))
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(Page(Typed(type: "old"), OtherTyped(type: "page")))
    }
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(Page(Typed(type: "page"), OtherTyped(type: "old")))
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Page(Author(m: ""), Typed(type: "zzz"))) }
  }
}
