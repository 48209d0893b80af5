import CodableEnum
import Foundation
import Goldens
import Testing

/// `.untagged`, as it is generated.
@Suite struct UntaggedLayoutTests {
  /// A closed enum takes its own values only, after the literals.
  @Test func valuesOfAClosedEnumComeFirst() throws {
    try expectBothWays(
      #"["auto","min-content","1 em",2]"#,
      [Dimension.keyword(.auto), .keyword(.minContent), .other("1 em"), .points(2)]
    )
    try expectBothWays(
      #"[404,410,"never","a",null,1.5,405]"#,
      [StatusReply.code(.notFound), .code(.gone), .unset, .text("a"), .code(nil), .number(1.5), .number(405)]
    )
    try expectRead(#""gone""#, StatusReply.code(.gone))
    // Documented: a payload that equals such a value.
    try expectRead(#""auto""#, Dimension.keyword(.auto))
    let expected = #"expected "auto", "min-content", an integer or a string"#
    try expectError(Dimension.self, "1.5", "dataCorrupted : no case of Dimension takes a number; \(expected)")
  }

  @Test func anyJSONIsRead() throws {
    let values: [JSON] = [
      .bool(true), .int(12), .int(-43), .double(36.5), .string("test"), .object(["k": .array([])]), .null,
    ]
    try expectBothWays(#"[true,12,-43,36.5,"test",{"k":[]},null]"#, JSON.array(values))
    try expectRead("1e20", JSON.double(1e20))
    try expectRead("9223372036854775807", JSON.int(.max))
    try expectRead("9223372036854775808", JSON.double(9_223_372_036_854_775_808))
    try expectRead("2.0", JSON.int(2))
    try expectRead(#"{"":{"a":null}}"#, JSON.object(["": .object(["a": .null])]))
  }

  @Test(arguments: [(#""a""#, Target.one("a")), (#"["a"]"#, .many(["a"])), ("[]", .many([]))])
  func kindsTell(json: String, target: Target) throws {
    try expectBothWays(json, target)
  }

  @Test(arguments: [
    ("1", "dataCorrupted : no case of Target takes a number; expected a string or an array"),
    ("null", "dataCorrupted : no case of Target takes null; expected a string or an array"),
    ("{}", "dataCorrupted : no case of Target takes an object; expected a string or an array"),
    ("[1]", "typeMismatch 0"),
  ])
  func otherKindsAreRefused(json: String, error: String) throws {
    try expectError(Target.self, json, error)
  }

  // MARK: Keys

  @Test(
    arguments: [
      (#"{"angry":true,"name":"Felix"}"#, .live(name: "Felix", angry: true)),
      (#"{"angry":false}"#, .live(name: nil, angry: false)),
      (#"{"causeOfDeath":"x","name":"F"}"#, .dead(name: "F", causeOfDeath: "x")),
    ] as [(String, Pet)]
  )
  func keysTell(json: String, pet: Pet) throws {
    try expectBothWays(json, pet)
  }

  @Test(arguments: [
    (
      #"{"name":"Felix"}"#,
      #"dataCorrupted : no case of Pet takes an object with "name"; expected "angry", or "causeOfDeath""#
    ),
    (
      #"{"angry":true,"causeOfDeath":"x"}"#,
      #"dataCorrupted : cases "live" and "dead" of Pet both match an object with "angry", "causeOfDeath""#
    ),
    ("null", "dataCorrupted : no case of Pet takes null; expected an object"),
    (#"{"angry":1}"#, "typeMismatch angry"),
    (#"{"angry":true,"name":1}"#, "typeMismatch name"),
    ("{}", #"dataCorrupted : no case of Pet takes an empty object; expected "angry", or "causeOfDeath""#),
  ])
  func otherObjectsAreRefused(json: String, error: String) throws {
    try expectError(Pet.self, json, error)
  }

  // MARK: Values

  @Test func arraysHaveALength() throws {
    try expectBothWays("null", Size.maybe(nil))
    try expectBothWays("7", Size.maybe(7))
    try expectBothWays(#"[1,"x"]"#, Size.pair(1, "x"))
    try expectRead("[1]", Size.pair(1, "m"))
    try expectBothWays(#""x""#, Size.named("x"))
    try expectError(Size.self, "[]", #"dataCorrupted : case "pair" of Size has 1 to 2 values, found 0"#)
    try expectError(
      Size.self,
      #"[1,"x",true]"#,
      #"dataCorrupted : case "pair" of Size has 1 to 2 values, found more than 2"#
    )
    try expectError(
      Size.self,
      "0.5",
      "dataCorrupted : no case of Size takes a number; expected null, an integer, a string or an array"
    )
  }

  @Test func scalarsOfFoundationAreRead() throws {
    let url = try #require(URL(string: "https://x.y"))
    try expectBothWays(#""https://x.y""#, Place.link(url))
    try expectBothWays("1.25", Place.price(1.25))
    try expectBothWays("null", Place.nothing)
    try expectBothWays("[12]", [Moment.at(Date(timeIntervalSinceReferenceDate: 12))])
    try expectBothWays("[[12]]", [Moment.between([Date(timeIntervalSinceReferenceDate: 12)])])
  }

  @Test func decimalsThatAreNoNumbersAreRefused() throws {
    let error = #expect(throws: EncodingError.self) { _ = try JSONEncoder().encode(Place.price(.nan)) }
    guard case .invalidValue(_, let context) = error else { return }
    let expected = "is NaN, which is a string in JSON, if anything; another case takes strings"
    #expect(context.debugDescription == #"the value of case "price" of Place \#(expected)"#)
    // Property lists have it.
    let data = try PropertyListEncoder().encode([Place.price(.nan)])
    #expect(try PropertyListDecoder().decode([Place].self, from: data) == [.price(.nan)])
  }

  @Test func datesFollowTheDecoder() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let moment = try decoder.decode(Moment.self, from: Data(#""2026-11-20T12:00:00Z""#.utf8))
    #expect(moment == .at(Date(timeIntervalSince1970: 1_795_176_000)))
  }

  @Test func nestedTypesAreWhatTheyAre() throws {
    try expectBothWays(#""descending""#, Filter.order(.descending))
    try expectBothWays("255", Filter.limit(255))
    try expectBothWays(#"[0.5,1,null,"x"]"#, [Graded.weight(.half), .weight(.whole), .name(nil), .name("x")])
    try expectBothWays("[0.5,2,0.7,3]", [Zoom.level(.half), .level(.double), .factor(0.7), .factor(3)])
    let number = "no case of Graded takes a number; expected null, a string or a raw value of one of its values"
    try expectError(Graded.self, "0.7", "dataCorrupted : \(number)")
    try expectError(Filter.self, #""sideways""#, "dataCorrupted ")
    let expected = #"expected "ascending", "descending", an integer that one of its cases can hold or an object"#
    try expectError(Filter.self, "256", "dataCorrupted : no case of Filter takes a number; \(expected)")
    try expectRead(#"{"from":1,"to":2}"#, try JSONDecoder().decode(Filter.self, from: Data(#"{"from":1}"#.utf8)))
  }

  // MARK: What no case takes

  @Test func theRestIsTaken() throws {
    try expectBothWays("5", Lenient.number(5))
    try expectBothWays(#"{"a":[1]}"#, Lenient.other(["a": [1]]))
    try expectBothWays("0.5", Lenient.other(0.5))
    try expectBothWays("null", Lenient.other(.null))
    try expectBothWays("{}", Rest.empty)
    try expectRead(#"{"a":1}"#, Rest.empty)
    try expectBothWays(#"[1,"a"]"#, Rest.rest([1, "a"]))
    try expectRead("[]", Dropped.dropped)
    try expectBothWays("null", Dropped.dropped)
    try expectBothWays("true", Dropped.flag(true))
  }

  @Test func catchesAreHeard() throws {
    try expectCatches(
      "[]",
      Dropped.dropped,
      hears: ["dataCorrupted : no case of Dropped takes an array; expected null or a boolean"]
    )
    try expectCatches("null", Dropped.dropped, hears: [])
    try expectCatches(
      "true",
      Lenient.other(true),
      hears: ["dataCorrupted : no case of Lenient takes a boolean; expected an integer or a string"]
    )
  }
}
