import CodableEnum
import Foundation
import Goldens
import Testing

private struct Lists: Codable, Equatable {
  @LossyArray var values: [Int]
  @LossyDictionary var map: [String: Int]
}

/// What was dropped, with the paths of the errors.
private func description(_ dropped: [DroppedElement]) -> [String] {
  dropped.map { element in
    let path: [any CodingKey]? =
      switch element.error as? DecodingError {
      case .dataCorrupted(let context), .typeMismatch(_, let context): context.codingPath
      case .keyNotFound(_, let context), .valueNotFound(_, let context): context.codingPath
      default: nil
      }
    let place = element.index.map(String.init) ?? element.key ?? "-"
    return ([place] + (path ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }).joined(separator: " ")
  }
}

@Suite struct LossyTests {
  @Test func keepsWhatDecodes() throws {
    let json = #"{"values":[1,"a",2,null,{"a":[]},[3],3],"map":{"a":1,"c":"x","b":null,"d":2}}"#
    let lists = try JSONDecoder().decode(Lists.self, from: Data(json.utf8))
    #expect(lists.values == [1, 2, 3])
    #expect(description(lists.$values) == ["1 values 1", "3 values 3", "4 values 4", "5 values 5"])
    #expect(lists.map == ["a": 1, "d": 2])
    #expect(description(lists.$map) == ["b map b", "c map c"])
    #expect(lists == Lists(values: [1, 2, 3], map: ["a": 1, "d": 2]))
    try expectBothWays(#"{"map":{"a":1,"d":2},"values":[1,2,3]}"#, lists)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func keepsWhatDecodesOfAPropertyList(format: PropertyListSerialization.PropertyListFormat) throws {
    let content: [String: Any] = [
      "values": [1, "a", 2, ["a"], Date(), 3] as [Any], "map": ["a": 1, "b": "x"] as [String: Any],
    ]
    let list = try PropertyListSerialization.data(fromPropertyList: content, format: format, options: 0)
    let lists = try PropertyListDecoder().decode(Lists.self, from: list)
    #expect(lists.values == [1, 2, 3])
    #expect(lists.$values.map(\.index) == [1, 3, 4])
    #expect(lists.map == ["a": 1])
    #expect(lists.$map.map(\.key) == ["b"])
  }

  /// A decoder that moves on even if decoding fails.
  @Test func keepsWhatDecodesOfText() throws {
    let list = try LossyArray<Int64>(from: TextDecoder(content: .texts(["1", "a", "2", "~", "3"])))
    #expect(list.wrappedValue == [1, 2, 3])
    #expect(list.dropped.map(\.index) == [1, 3])
  }

  /// A decoder that never moves on must not be asked for ever.
  @Test func givesUpWhereADecoderStays() {
    #expect(throws: DecodingError.self) { try LossyArray<Int>(from: StuckDecoder()) }
  }

  @Test func keepsCasesOfAnnotatedEnums() throws {
    let json = #"[{"type":"dog","name":"Bingo"},{"type":"bird"},{"type":"cat","name":"Tom","age":4}]"#
    let pets = try JSONDecoder().decode(LossyArray<Patient>.self, from: Data(json.utf8))
    #expect(pets.wrappedValue == [.dog(Goldens.Dog(name: "Bingo")), .cat(name: "Tom", age: 4)])
    #expect(description(pets.dropped) == ["1 1 type"])
  }

  @Test func appliesStrategies() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let dates = try decoder.decode(LossyArray<Date>.self, from: Data(#"[0,"x",1]"#.utf8))
    #expect(dates.wrappedValue == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1)])
    let named = try decoder.decode(LossyDictionary<String, Date>.self, from: Data(#"{"first_date":0,"x":[]}"#.utf8))
    #expect(named.wrappedValue == ["first_date": Date(timeIntervalSince1970: 0)])
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(String(decoding: try encoder.encode(dates), as: UTF8.self) == "[0,1]")
    #expect(String(decoding: try encoder.encode(["a": named]), as: UTF8.self) == #"{"a":{"first_date":0}}"#)
  }

  @Test func keepsNilsOfOptionals() throws {
    let values = try JSONDecoder().decode(LossyArray<Int?>.self, from: Data(#"[1,null,"a"]"#.utf8))
    #expect(values.wrappedValue == [1, nil])
    let members = try JSONDecoder().decode(
      LossyDictionary<String, Int?>.self,
      from: Data(#"{"a":1,"b":null,"c":"x"}"#.utf8)
    )
    #expect(members.wrappedValue == ["a": 1, "b": nil])
  }

  @Test func hasKeysOfOtherTypes() throws {
    enum Letter: String, Codable, CodingKeyRepresentable { case a, b }
    let numbers = try JSONDecoder().decode(LossyDictionary<Int, String>.self, from: Data(#"{"1":"a","x":"b"}"#.utf8))
    #expect(numbers.wrappedValue == [1: "a"])
    #expect(description(numbers.dropped) == ["x x"])
    guard case .typeMismatch(_, let context)? = numbers.dropped.first?.error as? DecodingError else {
      Issue.record("no type mismatch")
      return
    }
    #expect(context.debugDescription == #"key "x" of a dictionary is not of type Int"#)
    let letters = try JSONDecoder().decode(LossyDictionary<Letter, Int>.self, from: Data(#"{"a":1,"c":2}"#.utf8))
    #expect(letters.wrappedValue == [.a: 1])
    try expectBothWays(#"{"1":"a"}"#, numbers)
    try expectBothWays(#"{"a":1}"#, letters)

    try expectError(LossyDictionary<Date, Int>.self, #"{"0":1}"#, "typeMismatch : Date cannot be a key of an object")
    #expect {
      try JSONEncoder().encode(LossyDictionary([Date(timeIntervalSince1970: 0): 1]))
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.debugDescription == "Date cannot be a key of an object"
    }
  }

  @Test func refusesWhatIsNoCollection() throws {
    try expectError(LossyArray<Int>.self, #"{"a":1}"#, "typeMismatch ")
    try expectError(LossyArray<Int>.self, "null", "valueNotFound ")
    try expectError(LossyDictionary<String, Int>.self, "[1]", "typeMismatch ")
    try expectError(Lists.self, #"{"values":[]}"#, "keyNotFound(map) ")
  }

  @Test func comparesElementsAlone() throws {
    let decoded = try JSONDecoder().decode(LossyArray<Int>.self, from: Data(#"[1,"a"]"#.utf8))
    #expect(decoded == LossyArray([1]) && decoded.hashValue == LossyArray([1]).hashValue)
    let members = try JSONDecoder().decode(LossyDictionary<String, Int>.self, from: Data(#"{"a":1,"b":"x"}"#.utf8))
    #expect(members == LossyDictionary(["a": 1]) && members.hashValue == LossyDictionary(["a": 1]).hashValue)
  }
}

/// Claims to have an element, and decodes nothing.
private struct StuckDecoder: Decoder, UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int? { nil }
  var isAtEnd: Bool { false }
  var currentIndex: Int { 0 }

  func decodeNil() -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw mismatch(type) }
  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw mismatch(type) }
  func nestedContainer<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw mismatch(type) }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { self }
  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw mismatch(Any.self) }
  func superDecoder() -> any Decoder { self }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, DecodingError.Context(codingPath: [], debugDescription: ""))
  }
}

@Suite struct LossyOptionalTests {
  private enum Kind: String, Codable { case a, b }
  private struct Item: Codable, Equatable {
    var id: Int
    @LossyOptional var kind: Kind?
    @LossyOptional var parts: [Int]?
  }

  @Test(arguments: [
    (#"{"id":1,"kind":"a","parts":[1]}"#, Item(id: 1, kind: .a, parts: [1]), []),
    (#"{"id":1,"kind":"zzz","parts":[1,"x"]}"#, Item(id: 1, kind: nil, parts: nil), ["kind", "parts.1"]),
    (#"{"id":1,"kind":5,"parts":null}"#, Item(id: 1, kind: nil, parts: nil), ["kind"]),
    (#"{"id":1}"#, Item(id: 1, kind: nil, parts: nil), []),
  ])
  private func whatCannotBeReadIsNil(_ json: String, _ item: Item, _ reported: [String]) throws {
    let heard = Heard()
    let decoder = JSONDecoder()
    decoder.onCaughtError { heard.paths.append($0) }
    #expect(try decoder.decode(Item.self, from: Data(json.utf8)) == item)
    #expect(heard.paths.map(path) == reported)
  }

  @Test func nilIsLeftOut() throws {
    try expectBothWays(#"{"id":1}"#, Item(id: 1, kind: nil, parts: nil))
    try expectBothWays(#"{"id":1,"kind":"b","parts":[]}"#, Item(id: 1, kind: .b, parts: []))
  }

  @Test func propertyListsAreReadAlike() throws {
    let content: [String: Any] = ["id": 1, "kind": 5, "parts": ["x"]]
    let list = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
    #expect(try PropertyListDecoder().decode(Item.self, from: list) == Item(id: 1, kind: nil, parts: nil))
  }

  /// Outside of an object, too: an element that is none is nil.
  @Test func elementsMayBeNil() throws {
    let list = try JSONDecoder().decode([LossyOptional<Kind>].self, from: Data(#"["a","x",null]"#.utf8))
    #expect(list.map(\.wrappedValue) == [.a, nil, nil])
    #expect(String(decoding: try JSONEncoder().encode(list), as: UTF8.self) == #"["a",null,null]"#)
  }

  private final class Heard: @unchecked Sendable {
    var paths: [any Error] = []
  }

  private func path(of error: any Error) -> String {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .dataCorrupted(let context), .typeMismatch(_, let context), .keyNotFound(_, let context),
        .valueNotFound(_, let context):
        context
      default: nil
      }
    return (context?.codingPath ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
