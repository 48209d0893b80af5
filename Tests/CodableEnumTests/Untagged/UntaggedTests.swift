import CodableEnum
import Foundation
import Testing

/// Any JSON at all.
private indirect enum Value: Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([Value])
  case object([String: Value])
}

extension Value: Codable {
  init(from decoder: any Decoder) throws {
    let value = try UntaggedValue(
      from: decoder,
      of: Self.self,
      kinds: [.null, .boolean, .integer, .number, .string, .array, .object]
    )
    switch value.kind {
    case .null:
      self = .null
    case .boolean:
      self = try .bool(value.payload())
    case .integer:
      self = try .int(value.payload())
    case .number:
      self = try .double(value.payload())
    case .string:
      self = try .string(value.payload())
    case .array:
      self = try .array(value.elements())
    case .object:
      self = try .object(value.payload())
    default:
      throw value.noMatch()
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      try encoder.encodeNull()
    case .bool(let value):
      try encoder.encodeBare(value)
    case .int(let value):
      try encoder.encodeBare(value)
    case .double(let value):
      try encoder.encodeBare(value)
    case .string(let value):
      try encoder.encodeBare(value)
    case .array(let value):
      try encoder.encodeBare(value)
    case .object(let value):
      try encoder.encodeBare(value)
    }
  }
}

private enum Target: Equatable {
  case one(String)
  case many([String])
}

extension Target: Codable {
  init(from decoder: any Decoder) throws {
    let value = try UntaggedValue(from: decoder, of: Self.self, kinds: [.string, .array])
    switch value.kind {
    case .string:
      self = try .one(value.payload())
    case .array:
      self = try .many(value.elements())
    default:
      throw value.noMatch()
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .one(let value):
      try encoder.encodeBare(value)
    case .many(let value):
      try encoder.encodeBare(value)
    }
  }
}

/// Values of some types that are not what their text looks like: one that is optional, a small integer, several.
private enum Mixed: Equatable {
  case small(UInt8?)
  case real(Float)
  case link(URL)
  case pair(Int, String?)
}

extension Mixed: Codable {
  init(from decoder: any Decoder) throws {
    let value = try UntaggedValue(
      from: decoder,
      of: Self.self,
      kinds: [.null, .integer, .number, .string, .url, .array],
      integers: UInt8.self
    )
    switch value.kind {
    case .null:
      self = .small(nil)
    case .integer:
      self = try .small(value.payload())
    case .number:
      self = try .real(value.payload())
    case .string, .url:
      self = try .link(value.payload())
    case .array:
      var values = try value.values(of: "pair", count: 2, required: 1)
      self = try .pair(values.next(), values.nextOptional())
      try values.finish()
    default:
      throw value.noMatch()
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .small(let value):
      try encoder.encodeBare(value)
    case .real(let value):
      try encoder.encodeBare(value)
    case .link(let value):
      try encoder.encodeBare(value)
    case .pair(let value0, let value1):
      try encoder.encodeBareValues(value0, value1)
    }
  }
}

@Suite struct UntaggedKindTests {
  @Test func anyJSONIsRead() throws {
    try expectBothWays(
      #"[true,12,-43,36.5,"test",{"k":[]},null]"#,
      Value.array([
        .bool(true), .int(12), .int(-43), .double(36.5), .string("test"), .object(["k": .array([])]), .null,
      ])
    )
    try expectBothWays(
      #"{"a":{"b":[[],[{}]]}}"#,
      Value.object(["a": .object(["b": .array([.array([]), .array([.object([:])])])])])
    )
  }

  @Test(arguments: [
    ("1e20", Value.double(1e20)), ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
    ("9223372036854775808", .double(0x1p63)), ("2.0", .int(2)), ("-0.5", .double(-0.5)), ("0", .int(0)), ("1", .int(1)),
    ("true", .bool(true)), ("false", .bool(false)), (#""1""#, .string("1")), (#""true""#, .string("true")),
    ("null", .null),
  ])
  fileprivate func numbersAndBooleansAreToldApart(json: String, value: Value) throws {
    // Whatever was found before.
    for before in ["null", "true", "3", "2.5", #""a""#, "[]", "{}"] {
      try expectRead("[\(before),\(json)]", [try JSONDecoder().decode(Value.self, from: Data(before.utf8)), value])
    }
  }

  @Test func keyStrategiesLeaveDictionariesAlone() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Value.self, from: Data(#"{"a_b":1}"#.utf8)) == .object(["a_b": .int(1)]))
  }

  @Test func nonFiniteNumbersAreStrings() throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let values = try decoder.decode([Value].self, from: Data(#"[1.5,"inf","nan"]"#.utf8))
    #expect(values == [.double(1.5), .string("inf"), .string("nan")])
  }

  @Test func propertyListsAreRead() throws {
    let scalars: [Value] = [.bool(true), .int(1), .double(1.5), .string("1"), .string("true"), .bool(false), .int(0)]
    // Each after each other, twice, so that each is guessed at in place of each other.
    let pairs = scalars.flatMap { first in scalars.flatMap { [first, $0, first, $0] } }
    let value = Value.array(pairs + [.object(["k": .array([.bool(false)])]), .string("a"), .array([]), .object([:])])
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(try PropertyListDecoder().decode(Value.self, from: encoder.encode(value)) == value)
    }
  }

  @Test func textsOfOtherCodersAreReadInOneOrder() throws {
    for text in ["1", "true", "1.5", "a", "~"] {
      let expected: Value =
        switch text {
        case "1": .int(1)
        case "true": .bool(true)
        case "1.5": .double(1.5)
        case "~": .null
        default: .string(text)
        }
      #expect(try Value(from: TextDecoder(content: .text(text))) == expected)
    }
    #expect(try Value(from: TextDecoder(content: .texts(["a", "2"]))) == .array([.string("a"), .int(2)]))
    #expect(try Target(from: TextDecoder(content: .text("1"))) == .one("1"))
    #expect(try Target(from: TextDecoder(content: .texts(["1"]))) == .many(["1"]))
  }

  @Test func kindsAreChosen() throws {
    try expectBothWays(#"["a",["a"],[]]"#, [Target.one("a"), .many(["a"]), .many([])])
    try expectBothWays(
      #"[7,null,300,1.5,"https://x.y",[1,"a"],[1,null]]"#,
      [
        Mixed.small(7), .small(nil), .real(300), .real(1.5), .link(try #require(URL(string: "https://x.y"))),
        .pair(1, "a"), .pair(1, nil),
      ]
    )
    try expectRead("[[1]]", [Mixed.pair(1, nil)])
  }

  @Test func addressesOfPropertyListsAreRead() throws {
    let links = [Mixed.link(try #require(URL(string: "https://x.y"))), .small(1)]
    let data = try PropertyListEncoder().encode(links)
    #expect(try PropertyListDecoder().decode([Mixed].self, from: data) == links)
  }

  @Test(arguments: [
    ("[1]", "dataCorrupted 0: no case of Target takes a number; expected a string or an array"),
    ("[1.5]", "dataCorrupted 0: no case of Target takes a number; expected a string or an array"),
    ("[false]", "dataCorrupted 0: no case of Target takes a boolean; expected a string or an array"),
    ("[null]", "dataCorrupted 0: no case of Target takes null; expected a string or an array"),
    ("[{}]", "dataCorrupted 0: no case of Target takes an object; expected a string or an array"),
    ("[[1]]", "typeMismatch 0.0"),
  ])
  func otherKindsAreRefused(json: String, error: String) throws {
    try expectError([Target].self, json, error)
  }

  @Test(arguments: [
    ("[[]]", #"dataCorrupted 0: case "pair" of Mixed has 1 to 2 values, found 0"#),
    (#"[[1,"a",2]]"#, #"dataCorrupted 0: case "pair" of Mixed has 1 to 2 values, found more than 2"#),
    (#"[["a"]]"#, "typeMismatch 0.0"),
    ("[true]", "dataCorrupted 0: no case of Mixed takes a boolean; expected null, a number, a string or an array"),
  ])
  func errorsAreThoseOfTheChosenCase(json: String, error: String) throws {
    try expectError([Mixed].self, json, error)
  }

  @Test func nestingTakesLinearTime() throws {
    func time(depth: Int) throws -> Duration {
      let json = Data((String(repeating: #"[{"k":"#, count: depth) + "[]" + String(repeating: "}]", count: depth)).utf8)
      let decoder = JSONDecoder()
      return try (0..<5).map { _ in try ContinuousClock().measure { _ = try decoder.decode(Value.self, from: json) } }
        .min() ?? .zero
    }
    _ = try time(depth: 8)
    // Trying one case after another would take 2 to the 32nd of the time for 64 levels as for 32.
    #expect(try time(depth: 64) < time(depth: 8) * 200)
  }

  @Test func hostileInputIsAnError() {
    let json = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    // Read only once the thread is done.
    nonisolated(unsafe) var result = ""
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do { _ = try JSONDecoder().decode(Value.self, from: Data(json.utf8)) } catch { result = "\(error)" }
      done.signal()
    }
    thread.stackSize = 256 * 1024
    thread.start()
    done.wait()
    #expect(result.contains("nested too deep for the stack of this thread"))
  }
}
