import CodableEnum
import Foundation
import Testing

extension Article {
  /// Encodes as a test wants.
  struct Actor: Animal, Encodable {
    static var typeExtractor: AnimalType { .init("actor") }
    let body: @Sendable (any Encoder) throws -> Void

    init(_ body: @escaping @Sendable (any Encoder) throws -> Void) { self.body = body }
    init(from _: any Decoder) throws { self.init { _ in } }
    func encode(to encoder: any Encoder) throws { try body(encoder) }

    /// Writes something under a key.
    static func keyed(
      _ body: @escaping @Sendable (inout KeyedEncodingContainer<_CodableKey>) throws -> Void
    ) -> Actor {
      Actor { encoder in
        var container = encoder.container(keyedBy: _CodableKey.self)
        try body(&container)
      }
    }
  }

  enum Kind: String, Codable { case actor, other }

  @Suite struct PolymorphEncodingTests {
    private func json(_ animal: any Animal) throws -> String {
      let encoder = OrderedEncoder()
      try Polymorph<AnimalType, any Animal>(animal).encode(to: encoder)
      return encoder.text
    }

    private static let equalTags: [@Sendable (inout KeyedEncodingContainer<_CodableKey>) throws -> Void] = [
      { try $0.encode("actor", forKey: "type") },
      { try $0.encodeIfPresent("actor", forKey: "type") },
      { try $0.encode(Kind.actor, forKey: "type") },
      { try $0.encodeIfPresent(Kind.actor, forKey: "type") },
      { try $0.encode(CodableValue.string("actor"), forKey: "type") },
    ]

    @Test(arguments: equalTags.indices)
    func writesATagOnce(index: Int) throws {
      let body = Self.equalTags[index]
      let actor = Actor.keyed {
        try $0.encode(1, forKey: "a")
        try body(&$0)
        try $0.encode(2, forKey: "b")
      }
      #expect(try json(actor) == #"{"type":"actor","a":1,"b":2}"#)
    }

    private static let otherTags: [@Sendable (inout KeyedEncodingContainer<_CodableKey>) throws -> Void] = [
      { try $0.encode("other", forKey: "type") },
      { try $0.encode(1, forKey: "type") },
      { try $0.encode(Kind.other, forKey: "type") },
      { try $0.encodeNil(forKey: "type") },
      { try $0.encodeIfPresent(String?.none, forKey: "type") },
      { try $0.encode(["actor"], forKey: "type") },
      { try $0.encode(Actor { _ in throw CancellationError() }, forKey: "type") },
      { try $0.encodeConditional(Token(), forKey: "type") },
      { _ = $0.nestedUnkeyedContainer(forKey: "type") },
      { _ = $0.nestedContainer(keyedBy: _CodableKey.self, forKey: "type") },
      { _ = $0.superEncoder(forKey: "type") },
      { do { try $0.encode("other", forKey: "type") } catch {} },
    ]

    @Test(arguments: otherTags.indices)
    func refusesAnotherTag(index: Int) {
      expectRefusal(
        Polymorph<AnimalType, any Animal>(Actor.keyed(Self.otherTags[index])),
        """
        Actor has another value than its tag's, "actor", under the key "type"; \
        make them equal or rename one of the two
        """,
        at: "type"
      )
    }

    @Test func refusesWhatIsNoObject() {
      func message(_ kind: String) -> String { "Actor is \(kind), not an object that can be merged with its tag" }
      let cases: [(String, @Sendable (any Encoder) throws -> Void)] = [
        ("an array", { try [1].encode(to: $0) }),
        ("an array", { _ = $0.unkeyedContainer() }),
        ("a single value", { try "x".encode(to: $0) }),
        ("null", { try Int?.none.encode(to: $0) }),
      ]
      for (kind, body) in cases {
        expectRefusal(Polymorph<AnimalType, any Animal>(Actor(body)), message(kind))
      }
    }

    @Test func refusesWhatHasNoTagOrNoCoding() {
      expectRefusal(
        Polymorph<AnimalType, any Animal>(Puppy()),
        "make Puppy Encodable; as it is, this Animal can only be decoded"
      )
      expectRefusal(
        Polymorph<Versioned, any Polymorphic>(bingo),
        "Dog has no tag of Versioned; make it Polymorphic with one"
      )
      expectRefusal(
        Polymorph<Bare, any Polymorphic>(Bare.Item()),
        #"the tag of Item, Bare, encodes itself as "bare", not as an object with keys of its own"#
      )
      expectRefusal(Polymorph<AnimalType, any Animal>(), "a value of Animal was read before it was set")
    }

    @Test func writesTagsOfSeveralKeys() throws {
      let decoder = JSONDecoder()
      decoder.set(types: [Tiled.Item.self], for: Tiled.self)
      let encoder = OrderedEncoder()
      try Polymorph<Tiled, any Polymorphic>(Tiled.Item(size: 3, large: true)).encode(to: encoder)
      #expect(encoder.text == #"{"at":[1.5,"x"],"large":true,"none":null,"of":{"a":-1},"size":3}"#)
      let item = try decoder.decode(Polymorph<Tiled, any Polymorphic>.self, from: Data(encoder.text.utf8))
      #expect(item.wrappedValue as? Tiled.Item == Tiled.Item(size: 3, large: true))
    }
  }

  /// A tag that is not an object.
  struct Bare: TypeExtractor {
    typealias ObjectType = any Polymorphic
    init() {}
    init(from _: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { try "bare".encode(to: encoder) }
    struct Item: Polymorphic, Codable { static var typeExtractor: Bare { Bare() } }
  }

  /// A tag of values of many kinds, one of which the type has too.
  struct Tiled: TypeExtractor, Hashable {
    typealias ObjectType = any Polymorphic
    var at = [CodableValue.double(1.5), "x"], of = ["a": Int8(-1)], large = true
    enum CodingKeys: CodingKey { case at, of, large, none }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      at = try container.decode([CodableValue].self, forKey: .at)
      of = try container.decode([String: Int8].self, forKey: .of)
      large = try container.decode(Bool.self, forKey: .large)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      var array = container.nestedUnkeyedContainer(forKey: .at)
      for element in at { try array.encode(element) }
      var object = container.nestedContainer(keyedBy: _CodableKey.self, forKey: .of)
      for (key, value) in of { try object.encode(value, forKey: _CodableKey(stringValue: key)) }
      try container.encode(large, forKey: .large)
      try container.encodeNil(forKey: .none)
    }

    struct Item: Polymorphic, Codable, Equatable {
      static var typeExtractor: Tiled { Tiled() }
      var size: UInt8
      var large: Bool
    }
  }
}

private final class Token: Encodable {}
