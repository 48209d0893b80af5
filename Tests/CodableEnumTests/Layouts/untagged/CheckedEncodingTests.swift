import CodableEnum
import Foundation
import Goldens
import Testing

/// An untagged enum with a value of a type that the generator cannot see.
private enum Opaque<Value: Codable>: Codable {
  case value(Value)

  init(_ value: Value) { self = .value(value) }

  init(from decoder: any Decoder) throws {
    let content = try decoder._untaggedValue(of: Self.self, kinds: [.object])
    self = try .value(content.payloadOfObject())
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value): try encoder._encodeBareObject(value, inCase: "value", of: Self.self)
    }
  }
}

extension Opaque: Equatable where Value: Equatable {}

/// A value that encodes itself as a test wants.
private struct Script: Codable {
  let body: (any Encoder) throws -> Void
  init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
  init(from _: any Decoder) throws { self.init { _ in } }
  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

private struct Dog: Codable, Hashable {
  var name: String
  var age: Int?
}

@Suite struct BareObjectTests {
  @Test func objectsAreWrittenAsTheyAre() throws {
    try expectBothWays(#"{"age":1,"name":"Bingo"}"#, Opaque(Dog(name: "Bingo", age: 1)))
    try expectBothWays(#"{"name":"Bingo"}"#, Opaque(Dog?.some(Dog(name: "Bingo", age: nil))))
    try expectBothWays(#"{"name":"Bingo"}"#, Opaque(Opaque(Dog(name: "Bingo", age: nil))))
    try expectEncoding(#"{"name":"Bingo"}"#, Opaque(Dog(name: "Bingo", age: nil)))
    try expectEncoding(
      #"{"a":[1,{"b":null}],"super":{}}"#,
      Opaque(
        Script { encoder in
          var object = encoder.container(keyedBy: _CodableKey.self)
          var list = object.nestedUnkeyedContainer(forKey: "a")
          try list.encode(1)
          var nested = list.nestedContainer(keyedBy: _CodableKey.self)
          try nested.encodeNil(forKey: "b")
          try [Int: Int]().encode(to: object.superEncoder())
        }
      )
    )
  }

  @Test func whatWritesNothingIsAnEmptyObject() throws {
    struct Nothing: Codable, Equatable {
      init() {}
      init(from _: any Decoder) {}
      func encode(to _: any Encoder) {}
    }
    try expectBothWays("{}", Opaque(Nothing()))
    try expectBothWays("[{},{}]", [Opaque(Nothing()), Opaque(Nothing())])
    try expectEncoding("{}", Opaque(Nothing()))
  }

  @Test func dictionariesGoTheCodersWay() throws {
    try expectKeysAsTheyAre(Opaque(["my_key": Dog(name: "Bingo", age: 1)]), "my_key")
    try expectKeysAsTheyAre(Opaque([1: "a"]), "1")
    try expectKeysAsTheyAre(Opaque([String: Int]()), nil)
    try expectKeysAsTheyAre(Opaque(["my_key": 1] as [String: Int]?), "my_key")
    try expectKeysAsTheyAre(Opaque(LossyDictionary(["my_key": 1])), "my_key")
    try expectKeysAsTheyAre(Opaque(Stored(["my_key": 1])), "my_key")
  }

  private func expectKeysAsTheyAre<Value: Codable & Equatable>(_ value: Value, _ key: String?) throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = try encoder.encode(value)
    if let key { #expect(String(decoding: data, as: UTF8.self).contains("\"\(key)\":")) }
    #expect(try decoder.decode(Value.self, from: data) == value)
  }

  @Test func runtimeTypesAreKnown() throws {
    try expectBothWays(#"{"a":1}"#, Opaque(["a": 1] as CodableValue))
    try expectBothWays(#"{"name":"Bingo"}"#, Opaque(Stored(Dog(name: "Bingo", age: nil))))
    try expectBothWays(#"{"list":[1,["a"]]}"#, Opaque(SavedState.list(id: 1, items: ["a"])))
    expectRefusal(Opaque(Power.on), refusal("a string"))
    expectRefusal(Opaque("a" as CodableValue), refusal("a string"))
    expectRefusal(Opaque([1] as CodableValue), refusal("an array"))
    expectRefusal(Opaque(nil as CodableValue), refusal("null"))
    expectRefusal(Opaque(LossyArray([1])), refusal("an array"))
    expectRefusal(Opaque(Stored("a")), refusal("a string"))
  }
}

private func refusal(_ kind: String) -> String {
  #"the value of case "value" of Opaque is \#(kind), not an object; say what it is with @CodableCase(matches: …)"#
}

@Suite struct BareObjectRefusalTests {
  @Test func typesThatAreNoObjectsAreRefused() {
    expectRefusal(Opaque("a"), refusal("a string"))
    expectRefusal(Opaque(UUID()), refusal("a string"))
    expectRefusal(Opaque(URL(fileURLWithPath: "/")), refusal("a string"))
    expectRefusal(Opaque(true), refusal("a boolean"))
    expectRefusal(Opaque(1), refusal("an integer"))
    expectRefusal(Opaque(UInt8(1)), refusal("an integer"))
    expectRefusal(Opaque(1.5), refusal("a number"))
    expectRefusal(Opaque(Float(1.5)), refusal("a number"))
    expectRefusal(Opaque(CGFloat(1.5)), refusal("a number"))
    expectRefusal(Opaque(Decimal(1)), refusal("a number"))
    expectRefusal(Opaque(Date()), refusal("a date"))
    expectRefusal(Opaque(Data()), refusal("data"))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func integersOf128BitsAreRefused() {
    expectRefusal(Opaque(Int128(1)), refusal("an integer"))
    expectRefusal(Opaque(UInt128(1)), refusal("an integer"))
    let value = Script { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Int128(1))
    }
    expectRefusal(Opaque(value), refusal("an integer"))
  }

  @Test func arraysAreRefused() {
    expectRefusal(Opaque([1]), refusal("an array"))
    expectRefusal(Opaque([Dog]()), refusal("an array"))
    expectRefusal(Opaque(Set<String>()), refusal("an array"))
    expectRefusal(Opaque(0..<1), refusal("an array"))
    expectRefusal(Opaque(Duration.seconds(1)), refusal("an array"))
    expectRefusal(Opaque(CGPoint(x: 1, y: 2)), refusal("an array"))
    expectRefusal(Opaque(SIMD2(1, 2)), refusal("an array"))
    expectRefusal(Opaque([Dog(name: "Bingo", age: nil): 1]), refusal("an array"))
    expectRefusal(Opaque([Dog: Int]()), refusal("an array"))
    expectRefusal(Opaque(Script { _ = $0.unkeyedContainer() }), refusal("an array"))
  }

  @Test func rawValuesAreRefused() {
    enum Kind: String, Codable { case a }
    struct Level: RawRepresentable, Codable { var rawValue: Double }
    struct Flags: OptionSet, Codable { var rawValue: Int }
    expectRefusal(Opaque(Kind.a), refusal("a string"))
    expectRefusal(Opaque(Level(rawValue: 1)), refusal("a number"))
    expectRefusal(Opaque(Flags()), refusal("an integer"))
  }

  @Test func whatStandsInASingleValueIsRefused() {
    expectRefusal(Opaque(Int?.none), refusal("null"))
    expectRefusal(Opaque(Dog?.none), refusal("null"))
    expectRefusal(Opaque("a" as String?), refusal("a string"))
    expectRefusal(Opaque(Opaque("a")), refusal("a string"))
    let scripts: [(String, (inout any SingleValueEncodingContainer) throws -> Void)] = [
      ("null", { try $0.encodeNil() }), ("a boolean", { try $0.encode(true) }), ("a string", { try $0.encode("a") }),
      ("a date", { try $0.encode(Date()) }), ("an array", { try $0.encode([1]) }),
      ("a string", { do { try $0.encode("a") } catch { throw CancellationError() } }),
      ("a string", { do { try $0.encode("a") } catch {} }),
    ]
    for (kind, body) in scripts {
      let value = Script { encoder in
        var container = encoder.singleValueContainer()
        try body(&container)
      }
      expectRefusal(Opaque(value), refusal(kind))
    }
  }

  @Test func otherErrorsArePassedOn() {
    let value = Opaque(Script { _ in throw CancellationError() })
    #expect(throws: CancellationError.self) { try value.encode(to: OrderedEncoder()) }
  }

  @Test func typesThatTheCompilerKnowsAreRefused() {
    expectRefusal(KnownText(), refusal("a string"))
    expectRefusal(KnownKind(), refusal("a string"))
  }
}

// The compiler would warn here, but for who is deprecated itself.

private struct KnownText: Encodable {
  @available(*, deprecated)
  func encode(to encoder: any Encoder) throws {
    try encoder._encodeBareObject("a" as String?, inCase: "value", of: Opaque<Dog>.self)
  }
}

private struct KnownKind: Encodable {
  enum Kind: String, Encodable { case a }

  @available(*, deprecated)
  func encode(to encoder: any Encoder) throws {
    try encoder._encodeBareObject(Kind.a, inCase: "value", of: Opaque<Dog>.self)
  }
}
