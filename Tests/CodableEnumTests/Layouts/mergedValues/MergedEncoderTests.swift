import CodableEnum
import Foundation
import Testing

/// A hand-written enum with `unlabeled: .merged` and any type of value.
private enum Pet<Value: Codable>: Codable {
  case dog(Value)

  init(_ value: Value) { self = .dog(value) }

  init(from decoder: any Decoder) throws {
    let object = try decoder._taggedObject(by: "type", of: Self.self) { ["dog"] }
    guard object.hasTag("dog") else { throw object.unknownTagError() }
    self = .dog(try Value(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .dog(let value): try encoder._encodeMerged(value, tag: "dog", tagKey: "type", of: Self.self)
    }
  }
}

extension Pet: Equatable where Value: Equatable {}

/// A value that encodes itself as a test wants.
private struct Script: Codable {
  enum CodingKeys: String, CodingKey { case type, name, owner }

  let body: (any Encoder) throws -> Void
  init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
  init(from _: any Decoder) throws { self.init { _ in } }
  func encode(to encoder: any Encoder) throws { try body(encoder) }

  static func keyed(_ body: @escaping (inout KeyedEncodingContainer<CodingKeys>) throws -> Void) -> Script {
    Script { encoder in
      var container = encoder.container(keyedBy: CodingKeys.self)
      try body(&container)
    }
  }

  static func unkeyed(_ body: @escaping (inout any UnkeyedEncodingContainer) throws -> Void) -> Script {
    Script { encoder in
      var container = encoder.unkeyedContainer()
      try body(&container)
    }
  }
}

private struct Dog: Codable, Hashable {
  var name: String
  var age: Int?
}

private struct Nothing: Codable, Equatable {}

private let asArray = """
  the value of case "dog" of Pet is an array, not an object that can be merged with the tag; \
  give it a key with @CodableCase(keys: …)
  """
private let asScalar = asArray.replacing("an array", with: "a single value")
private let asNull = asArray.replacing("an array", with: "null")
private let tagKeyTaken = #"the value of case "dog" of Pet has the key of the tag, "type"; rename one of the two"#
private let otherTag = """
  the value of case "dog" of Pet has another value than the tag under its key, "type"; \
  make them equal or rename one of the two
  """

private func expectListBothWays<Value: Codable & Equatable>(_ value: Value) throws {
  for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    #expect(try PropertyListDecoder().decode(Value.self, from: encoder.encode(value)) == value)
  }
}

@Suite struct MergedObjectTests {
  @Test func mergesStructs() throws {
    let dog = Pet(Dog(name: "Bingo", age: 3))
    try expectBothWays(#"{"age":3,"name":"Bingo","type":"dog"}"#, dog)
    try expectBothWays(#"[{"name":"Bingo","type":"dog"}]"#, [Pet(Dog(name: "Bingo", age: nil))])
    try expectEncoding(#"{"type":"dog","name":"Bingo","age":3}"#, dog)
    try expectListBothWays(dog)
    try expectBothWays(#"{"type":"dog"}"#, Pet(Nothing()))
    try expectEncoding(#"{"type":"dog"}"#, Pet(Nothing()))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func mergesEveryPrimitiveType() throws {
    struct All: Codable, Equatable {
      var a = true, b = "b", c = 0.5, d: Float = 0.25
      var e = -1, f: Int8 = -2, g: Int16 = -3, h: Int32 = -4, i: Int64 = -5, j: Int128 = -6
      var k: UInt = 1, l: UInt8 = 2, m: UInt16 = 3, n: UInt32 = 4, o: UInt64 = 5, p: UInt128 = 6
      var date = Date(timeIntervalSinceReferenceDate: 7), data = Data([8]), url = URL(string: "https://x.y")
    }
    struct AllOrNone: Codable, Equatable {
      var a: Bool?, b: String?, c: Double?, d: Float?
      var e: Int?, f: Int8?, g: Int16?, h: Int32?, i: Int64?, j: Int128?
      var k: UInt?, l: UInt8?, m: UInt16?, n: UInt32?, o: UInt64?, p: UInt128?
      var date: Date?, data: Data?, url: URL?
    }
    let json = """
      {"a":true,"b":"b","c":0.5,"d":0.25,"data":"CA==","date":7,"e":-1,"f":-2,"g":-3,"h":-4,"i":-5,"j":-6,"k":1,"l":2,\
      "m":3,"n":4,"o":5,"p":6,"type":"dog","url":"https://x.y"}
      """
    try expectBothWays(json, Pet(All()))
    let all = try JSONDecoder().decode(Pet<AllOrNone>.self, from: Data(json.utf8))
    try expectBothWays(json, all)
    try expectBothWays(#"{"type":"dog"}"#, Pet(AllOrNone()))
  }

  @Test func mergesDictionaries() throws {
    try expectBothWays(#"{"a":1,"b":2,"type":"dog"}"#, PetOfCounts(counts: ["a": 1, "b": 2]))
    try expectBothWays(#"{"type":"dog"}"#, PetOfCounts(counts: [:]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let integers = try encoder.encode(Pet([1: 42, -2: 7]))
    #expect(String(decoding: integers, as: UTF8.self) == #"{"-2":7,"1":42,"type":"dog"}"#)
    try expectEncoding(#"{"type":"dog","1":42}"#, Pet([1: 42]))
    try expectEncoding(#"{"type":"dog"}"#, Pet([Int: Int]()))
  }

  @Test func mergesEnums() throws {
    enum Shape: Codable, Equatable {
      case tuple(Int, x: Int)
    }
    try expectBothWays(#"{"tuple":{"_0":1,"x":2},"type":"dog"}"#, Pet(Shape.tuple(1, x: 2)))
    try expectBothWays(
      #"{"kind":"puppy","name":"Bingo","type":"dog"}"#,
      Pet(Kind.puppy(Dog(name: "Bingo", age: nil)))
    )
    try expectEncoding(#"{"type":"dog","kind":"puppy","name":"Bingo"}"#, Pet(Kind.puppy(Dog(name: "Bingo", age: nil))))
    try expectListBothWays(Pet(Kind.puppy(Dog(name: "Bingo", age: 1))))
  }

  @Test func mergesWhatStandsInASingleValue() throws {
    struct Wrapper: Codable, Equatable {
      var dog: Dog
      init(_ dog: Dog) { self.dog = dog }
      init(from decoder: any Decoder) throws { dog = try decoder.singleValueContainer().decode(Dog.self) }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dog)
      }
    }
    // Coded like a primitive type, yet an object.
    struct Version: Codable, LosslessStringConvertible {
      var major: Int
      init?(_ description: String) { major = Int(description) ?? 0 }
      var description: String { "\(major)" }
    }
    try expectEncoding(#"{"type":"dog","major":2}"#, Pet(Version("2")))
    try expectBothWays(#"{"name":"Bingo","type":"dog"}"#, Pet(Wrapper(Dog(name: "Bingo", age: nil))))
    try expectBothWays(#"{"name":"Bingo","type":"dog"}"#, Pet(Dog?.some(Dog(name: "Bingo", age: nil))))
    try expectEncoding(#"{"type":"dog","name":"Bingo"}"#, Pet(Dog??.some(Dog(name: "Bingo", age: nil))))
  }

  /// Some coders forget the first container when a second one is opened.
  @Test(arguments: 0..<4)
  func opensOneContainer(index: Int) throws {
    let values: [any Encodable] = [
      Pet(Dog(name: "Bingo", age: nil)), Pet(Pet(Dog(name: "Bingo", age: nil))),
      Pet(Kind.puppy(Dog(name: "a", age: 1))), Polymorph<Article.AnimalType, any Article.Animal>(Article.bingo),
    ]
    let encoder = OrderedEncoder()
    try values[index].encode(to: encoder)
    #expect(encoder.containerCount == 1)
  }

  @Test func passesRequestsOnAsTheyAre() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "name"))
    let value = Pet(
      Script { encoder in
        var container = encoder.container(keyedBy: Script.CodingKeys.self)
        try container.encodeIfPresent(Dog?.none, forKey: .owner)
        try container.encodeConditional(Token(), forKey: .name)
        var more = encoder.container(keyedBy: _CodableKey.self)
        try more.encodeNil(forKey: "nil")
        try more.encode(encoder.userInfo[key] as? String ?? "none", forKey: "info")
        var object = more.nestedContainer(keyedBy: Script.CodingKeys.self, forKey: "object")
        try object.encode(1, forKey: .type)
        var array = more.nestedUnkeyedContainer(forKey: "array")
        try array.encode(1)
      }
    )
    let encoder = OrderedEncoder(userInfo: [key: "Bingo"])
    try value.encode(to: encoder)
    #expect(
      encoder.text
        == #"{"type":"dog","owner":null,"name":conditional,"nil":null,"info":"Bingo","object":{"type":1},"array":[1]}"#
    )
  }

  @Test func tellsTheCodingPath() throws {
    let paths = Pet(
      Script { encoder in
        #expect(encoder.codingPath.map(\.stringValue) == ["list"])
        #expect(encoder.container(keyedBy: _CodableKey.self).codingPath.map(\.stringValue) == ["list"])
        #expect(encoder.singleValueContainer().codingPath.map(\.stringValue) == ["list"])
      }
    )
    _ = try JSONEncoder().encode(["list": paths])
  }

  @Test func writesTagsOfAllKinds() throws {
    struct Tagged: Encodable {
      let tag: _TagLiteral
      func encode(to encoder: any Encoder) throws {
        try encoder._encodeMerged(Dog(name: "Bingo", age: nil), tag: tag, tagKey: "@type", of: Self.self)
      }
    }
    try expectEncoding(#"{"@type":"US/Alaska","name":"Bingo"}"#, Tagged(tag: "US/Alaska"))
    try expectEncoding(#"{"@type":-123,"name":"Bingo"}"#, Tagged(tag: -123))
    try expectEncoding(#"{"@type":false,"name":"Bingo"}"#, Tagged(tag: false))
    let data = try JSONEncoder().encode(Tagged(tag: true))
    #expect(try JSONSerialization.jsonObject(with: data) as? NSDictionary == ["@type": true, "name": "Bingo"])
  }
}

@Suite struct MergedRefusalTests {
  @Test func refusesArrays() {
    expectRefusal(Pet([1, 2]), asArray)
    expectRefusal(Pet([Int]()), asArray)
    expectRefusal(Pet(Set<String>()), asArray)
    expectRefusal(Pet([Dog(name: "Bingo", age: nil)]), asArray)
    expectRefusal(Pet([Dog(name: "Bingo", age: nil): 1]), asArray)
    expectRefusal(Pet(Data([1])), asArray)
    let scripts: [Script] = [
      .unkeyed { try $0.encodeNil() },
      .unkeyed { try $0.encode(contentsOf: [1]) },
      .unkeyed { _ = $0.superEncoder() },
      .unkeyed { try 1.encode(to: $0.superEncoder()) },
      .unkeyed { try ["name": 1].encode(to: $0.superEncoder()) },
      .unkeyed { _ = $0.nestedUnkeyedContainer() },
      .unkeyed { array in
        var object = array.nestedContainer(keyedBy: _CodableKey.self)
        try object.encode(array.count, forKey: "name")
      },
      .unkeyed { do { try $0.encode("x") } catch {} },
    ]
    for script in scripts { expectRefusal(Pet(script), asArray) }
  }

  @Test func refusesSingleValues() {
    expectRefusal(Pet(7), asScalar)
    expectRefusal(Pet("Bingo"), asScalar)
    expectRefusal(Pet(true), asScalar)
    expectRefusal(Pet(0.5), asScalar)
    expectRefusal(Pet(Float(0.5)), asScalar)
    expectRefusal(Pet(UInt8(1)), asScalar)
    expectRefusal(Pet(Int?.some(7)), asScalar)
    expectRefusal(Pet(Date()), asScalar)
    expectRefusal(Pet(Int?.none), asNull)
    expectRefusal(Pet(Dog?.none), asNull)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func refusesIntegersOf128Bits() {
    expectRefusal(Pet(Int128(1)), asScalar)
    expectRefusal(Pet(UInt128(1)), asScalar)
    expectRefusal(Pet(Script.unkeyed { try $0.encode(contentsOf: [Int128(1)]) }), asArray)
    expectRefusal(Pet(Script.keyed { try $0.encode(Int128(1), forKey: .type) }), otherTag, at: "type")
  }

  /// However it is written, and even if the value ignores the error.
  @Test func refusesTheKeyOfTheTag() {
    expectRefusal(Pet(["type": 1]), tagKeyTaken, at: "type")
    expectRefusal(Pet(["a": 1, "type": 2]), tagKeyTaken, at: "type")
    let scripts: [Script] = [
      .keyed { try $0.encode("x", forKey: .type) },
      .keyed { try $0.encode(1, forKey: .type) },
      .keyed { try $0.encode(Dog(name: "x", age: nil), forKey: .type) },
      .keyed { try $0.encodeIfPresent("x", forKey: .type) },
      .keyed { try $0.encodeConditional(Token(), forKey: .type) },
      .keyed { _ = $0.nestedUnkeyedContainer(forKey: .type) },
      .keyed { _ = $0.nestedContainer(keyedBy: _CodableKey.self, forKey: .type) },
      .keyed { _ = $0.superEncoder(forKey: .type) },
      .keyed { try 1.encode(to: $0.superEncoder(forKey: .type)) },
      .keyed { try ["a": 1].encode(to: $0.superEncoder(forKey: .type)) },
      .keyed { try [1].encode(to: $0.superEncoder(forKey: .type)) },
      .keyed {
        var nested = $0.nestedContainer(keyedBy: _CodableKey.self, forKey: .type)
        try [1].encode(to: nested.superEncoder())
        try [1].encode(to: nested.superEncoder(forKey: "x"))
      },
      .keyed {
        var nested = $0.nestedContainer(keyedBy: _CodableKey.self, forKey: .type)
        _ = nested.nestedUnkeyedContainer(forKey: "x")
        var more = nested.nestedContainer(keyedBy: _CodableKey.self, forKey: "y")
        try more.encodeNil(forKey: "z")
      },
      .keyed {
        do { try $0.encode("x", forKey: .type) } catch {}
        throw CancellationError()
      },
      .keyed { do { try $0.encode("x", forKey: .type) } catch {} },
    ]
    for script in scripts { expectRefusal(Pet(script), otherTag, at: "type") }
  }

  @Test func refusesAKeyThatFoundationHoldsEqual() {
    struct Owner: Encodable {
      func encode(to encoder: any Encoder) throws {
        try encoder._encodeMerged(["cafe\u{301}": 1], tag: 1, tagKey: "caf\u{E9}", of: Self.self)
      }
    }
    expectRefusal(
      Owner(),
      "the value of case 1 of Owner has the key of the tag, \"caf\u{E9}\"; rename one of the two",
      at: "cafe\u{301}"
    )
  }

  @Test func namesTheCaseThatIsAtFault() {
    let inner = asArray.replacing(#"case "dog" of Pet"#, with: #"case "others" of Kind"#)
    expectRefusal(Pet(Kind.others([])), inner)
    expectRefusal(Pet(Kind.named(["type": 1])), tagKeyTaken, at: "type")
    expectRefusal(
      Pet(Kind.named(["kind": 1])),
      #"the value of case "named" of Kind has the key of the tag, "kind"; rename one of the two"#,
      at: "kind"
    )
  }

  @Test func passesOtherErrorsOn() {
    let value = Pet(Script { _ in throw CancellationError() })
    #expect(throws: CancellationError.self) { try value.encode(to: OrderedEncoder()) }
  }
}

/// An enum with merged values, to merge into another.
private enum Kind: Codable, Equatable {
  case puppy(Dog)
  case named([String: Int])
  case others([Int])

  init(from decoder: any Decoder) throws {
    let object = try decoder._taggedObject(by: "kind", of: Self.self) { ["puppy"] }
    guard object.hasTag("puppy") else { throw object.unknownTagError() }
    self = .puppy(try Dog(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .puppy(let value): try encoder._encodeMerged(value, tag: "puppy", tagKey: "kind", of: Self.self)
    case .named(let value): try encoder._encodeMerged(value, tag: "named", tagKey: "kind", of: Self.self)
    case .others(let value): try merge(value)
    }

    /// The compiler knows no array here, and does not warn.
    func merge(_ value: some Encodable) throws {
      try encoder._encodeMerged(value, tag: "others", tagKey: "kind", of: Self.self)
    }
  }
}

/// A dictionary merged with a tag includes the tag's key when it is read.
private struct PetOfCounts: Codable, Equatable {
  let counts: [String: Int]

  init(counts: [String: Int]) { self.counts = counts }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _CodableKey.self)
    let keys = container.allKeys.filter { $0 != "type" }
    counts = Dictionary(
      uniqueKeysWithValues: try keys.map { ($0.stringValue, try container.decode(Int.self, forKey: $0)) }
    )
  }

  func encode(to encoder: any Encoder) throws {
    try encoder._encodeMerged(counts, tag: "dog", tagKey: "type", of: Self.self)
  }
}

private final class Token: Encodable {}
