import CodableEnum
import Foundation
import Testing

/// A case with aliases, whose value may have the tag's key.
private struct Shape<Value: Codable>: Codable {
  var value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try decoder._mergedValue(besides: "type", inCase: "Point", of: Self.self)
  }

  func encode(to encoder: any Encoder) throws {
    try encoder._encodeMerged(value, tag: "Point", aliases: ["LineString", 2], tagKey: "type", of: Self.self)
  }
}

extension Shape: Equatable where Value: Equatable {}

private struct Line: Codable, Equatable {
  var type: String?
  var points: [Int]
}

private struct Dog: Codable, Equatable {
  var name: String
}

private struct Nothing: Codable {}

/// A value that writes under the tag's key as a test wants.
private struct Script: Codable {
  let body: (inout KeyedEncodingContainer<_CodableKey>) throws -> Void
  init(_ body: @escaping (inout KeyedEncodingContainer<_CodableKey>) throws -> Void) { self.body = body }
  init(from _: any Decoder) throws { self.init { _ in } }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: _CodableKey.self)
    try body(&object)
  }
}

@Suite struct MergedTagTests {
  @Test func nilIsTheTag() throws {
    try expectEncoding(#"{"type":"Point"}"#, Shape(Script { try $0.encodeNil(forKey: "type") }))
    try expectEncoding(#"{"type":"Point"}"#, Shape(Script { try $0.encodeIfPresent(Bool?.none, forKey: "type") }))
    try expectEncoding(#"{"type":"Point"}"#, Shape(Script { try $0.encodeIfPresent(Dog?.none, forKey: "type") }))
    try expectEncoding(#"{"type":"Point"}"#, Shape(Script { try $0.encode(Dog?.none, forKey: "type") }))
    try expectEncoding(#"{"type":"Point","points":[1]}"#, Shape(Line(type: nil, points: [1])))
    let data = try JSONEncoder().encode(Shape(Line(type: nil, points: [1])))
    #expect(try JSONDecoder().decode(Shape<Line>.self, from: data) == Shape(Line(type: "Point", points: [1])))
  }

  @Test func anAliasIsWrittenAsThePayloadSays() throws {
    for type in ["Point", "LineString"] {
      let value = Shape(Line(type: type, points: [1]))
      try expectBothWays(#"{"points":[1],"type":"\#(type)"}"#, value)
      #expect(try PropertyListDecoder().decode(Shape<Line>.self, from: PropertyListEncoder().encode(value)) == value)
    }
    try expectEncoding(#"{"type":"LineString","points":[1]}"#, Shape(Line(type: "LineString", points: [1])))
    try expectEncoding(#"{"type":2}"#, Shape(Script { try $0.encode(UInt8(2), forKey: "type") }))
  }

  @Test func theTagIsFirstIfThePayloadCannotHaveIt() throws {
    try expectEncoding(#"{"type":"Point","name":"Bingo"}"#, Shape(Dog(name: "Bingo")))
    try expectEncoding(#"{"a":1,"type":"Point"}"#, Shape(["a": 1]))
    try expectEncoding(#"{"type":"Point"}"#, Shape(Nothing()))
    try expectBothWays(#"{"name":"Bingo","type":"Point"}"#, Shape(Dog(name: "Bingo")))
  }

  @Test func otherTagsAreRefused() {
    let refusal = """
      the value of case "Point" of Shape has another value than the tag under its key, "type"; \
      make them equal or rename one of the two
      """
    expectRefusal(Shape(Line(type: "Polygon", points: [])), refusal, at: "type")
    let twice = Shape(
      Script {
        try $0.encode("LineString", forKey: "type")
        try $0.encode(2, forKey: "type")
      }
    )
    expectRefusal(twice, refusal, at: "type")
  }

  @Test func foundTagsAreRefused() {
    let refusal = #"the value of case "Point" of Shape has the key of the tag, "type"; rename one of the two"#
    expectRefusal(Shape(["type": "LineString"]), refusal, at: "type")
    expectRefusal(Shape(["type": "Point"]), refusal, at: "type")
    expectRefusal(Shape(["type": nil] as [String: Int?]), refusal, at: "type")
  }
}
