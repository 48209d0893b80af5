import CodableEnum
import Goldens
import Testing

// What coders other than Foundation's do, each thing by the smallest decoder that does it. The real ones are in
// Tests/Consumers/Coders.
@Suite struct OtherCoderTests {
  @Test func columnsHoldJSONOrATagAlone() throws {
    func expect<Value: Decodable & Equatable>(_ text: String, _ value: Value) throws {
      #expect(try ColumnDecoder.decode(Value.self, from: text) == value)
    }
    try expect("empty", ViewState.empty)
    try expect(#"{"empty":true}"#, ViewState.empty)
    try expect(#" {"exchangeHistory":null}"#, ViewState.exchangeHistory(connection: nil))
    try expect("north", Direction.north)
    try expect(#""north""#, Direction.north)
    try expect("zzz", Named.other("zzz"))
    try expect(#""zzz""#, Named.other("zzz"))
    try expect(#"{"zzz":1}"#, Named.other("zzz"))
    try expect(#"{"zzz":{"k":[1]}}"#, EvolvingKeyed.other(name: "zzz", content: ["k": [1]]))
    try expect("zzz", EvolvingKeyed.other(name: "zzz", content: nil))
    try expect(#"{"type":"zzz","k":1}"#, Evolving.unknown("zzz", ["k": 1]))
    try expect("auto", ToolChoice.auto)
    try expect(#""auto""#, ToolChoice.auto)
    try expect(#"{"type":"function","name":"f"}"#, ToolChoice.function(name: "f"))
    try expect("zzz", Trigger.other("zzz", .null))
    try expect(#"{"kind":"zzz"}"#, Trigger.other("zzz", .object([:])))
    // Told by its keys, with nothing but objects to ask for.
    try expect(#"{"angry":true}"#, Pet.live(name: nil, angry: true))
    for text in ["", "fast", "12"] { try expect(text, CodableValue.string(text)) }
    expectDecodingError(#"dataCorrupted : unknown case "wset" of Direction; expected one of "north", "south""#) {
      _ = try ColumnDecoder.decode(Direction.self, from: "wset")
    }
  }

  @Test func elementsAreTextsAndObjectsAtOnce() throws {
    typealias Members = [(name: String, element: ElementDecoder.Element)]
    func expect<Value: Decodable & Equatable>(_ members: Members, _ value: Value) throws {
      #expect(try Value(from: ElementDecoder(elements: [.elements(members)])) == value)
    }
    // Elements of one name are one key.
    try expect([("Tuple", .text("1")), ("Tuple", .text("2"))], Shapes.Tuple(1, 2))
    try expect([("optional", .text(""))], Keyed.optional(nil))
    try expect([("optional", .text("1"))], Keyed.optional(1))

    // A tag alone, as an object with a member without a name.
    #expect(try ViewState(from: ElementDecoder(elements: [.text("empty")])) == .empty)
    #expect(try EvolvingKeyed(from: ElementDecoder(elements: [.text("zzz")])) == .other(name: "zzz", content: nil))
    #expect(try ToolChoice(from: ElementDecoder(elements: [.text("auto")])) == .auto)
    #expect(try Trigger(from: ElementDecoder(elements: [.text("zzz")])) == .other("zzz", .null))
    try expect([("type", .text("function")), ("name", .text("f"))], ToolChoice.function(name: "f"))

    // What an unknown case keeps.
    try expect([("zzz", .text("x"))], EvolvingKeyed.other(name: "zzz", content: "x"))
    try expect([("zzz", .text("1")), ("zzz", .text("2"))], EvolvingKeyed.other(name: "zzz", content: [1, 2]))
    try expect(
      [("zzz", .elements([("x", .text("1")), ("y", .elements([("z", .text("a"))]))]))],
      EvolvingKeyed.other(name: "zzz", content: ["x": 1, "y": ["z": "a"]])
    )
    try expect(
      [("type", .text("zzz")), ("k", .text("1")), ("k", .text("2")), ("k", .text("x")), ("l", .text("y"))],
      Evolving.unknown("zzz", ["k": [1, 2, "x"], "l": "y"])
    )
    try expect(
      [("type", .text("zzz")), ("content", .text("1")), ("content", .text("2"))],
      EvolvingAdjacent.other("zzz", [1, 2])
    )
  }

  /// As the page on other coders says of SwiftData.
  @Test func layoutsOfObjectsAskForNothingElse() throws {
    for shape in [Shape.circle(radius: 1.5), .land(name: "Juneau", 8000)] { try ObjectCoder.expectRoundTrip(shape) }
    for foo in [Foo.bar(1), .qux(true, label: "x", 2), .userID(HTTPServer: nil)] {
      try ObjectCoder.expectRoundTrip(foo)
    }
    for command in [Command.load(key: "k"), .store(key: "k", 4), .dump, .opt(a: nil, b: "x"), .named("x", nil)] {
      try ObjectCoder.expectRoundTrip(command)
    }
    for adjacent in [Adjacent.Unit, .Newtype(1), .store(key: "k", value: 42), .mixed(1, label: nil)] {
      try ObjectCoder.expectRoundTrip(adjacent)
    }
    for gesture in [Gesture.doubleTap, .longPress(0.5)] { try ObjectCoder.expectRoundTrip(gesture) }
    for patient in [Patient.dog(Dog(name: "Bingo")), .cat(name: "a", age: 1), .stray] {
      try ObjectCoder.expectRoundTrip(patient)
    }
    // Some cases of these are names alone, and none of those is here.
    try ObjectCoder.expectRoundTrip(Animal.Cat(age: 5, name: "Kate"))
    try ObjectCoder.expectRoundTrip(Natural.withDefault(count: 1))
  }
}
