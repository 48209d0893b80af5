import CodableEnum
import Foundation
import Goldens
import Testing

@Suite struct CodableValueTests {
  private static let canonicalTexts: [(String, CodableValue)] = [
    ("null", nil),
    ("true", true),
    ("false", false),
    ("0", 0),
    ("1", 1),
    ("-1", -1),
    ("9007199254740993", 9_007_199_254_740_993),
    ("9223372036854775807", .integer(.max)),
    ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .unsigned(1 << 63)),
    ("18446744073709551615", .unsigned(.max)),
    ("1.5", 1.5),
    ("-0.1", -0.1),
    ("5e-324", .double(.leastNonzeroMagnitude)),
    ("1e+300", 1e300),
    ("-0", .double(-0.0)),
    (#""""#, ""),
    (#""1""#, "1"),
    (#""true""#, "true"),
    (#""null""#, "null"),
    (#""a \"b\" \\ \n é 👩‍👩‍👧""#, "a \"b\" \\ \n é 👩‍👩‍👧"),
    ("[]", []),
    ("{}", [:]),
    ("[[],{},[[]],[{}]]", [[], [:], [[]], [[:]]]),
    (#"["a","1",1,true,1.5,null,[],{}]"#, ["a", "1", 1, true, 1.5, nil, [], [:]]),
    ("[true,1,false,0,true,1]", [true, 1, false, 0, true, 1]),
    ("[null,1,null,\"a\",null]", [nil, 1, nil, "a", nil]),
    (#"[["a",1,null],["b",2,true],[3,"c"],[]]"#, [["a", 1, nil], ["b", 2, true], [3, "c"], []]),
    (#"[{"a":1},{"a":"1"},{"a":[1]},{"a":{"a":true}}]"#, [["a": 1], ["a": "1"], ["a": [1]], ["a": ["a": true]]]),
    (#"{"":1,"a b":{"é":[1.5,"x"]}}"#, ["": 1, "a b": ["é": [1.5, "x"]]]),
  ]

  @Test(arguments: canonicalTexts)
  func writesAndReads(json: String, value: CodableValue) throws {
    try expectBothWays(json, value)
    // A property list has no null, no scalar outside a container, and no integer beyond 64 bits.
    guard !json.contains("null") else { return }
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let list = try encoder.encode(["value": value])
      let decoded = try PropertyListDecoder().decode([String: CodableValue].self, from: list)
      #expect(decoded == ["value": value])
    }
  }

  private static let otherTexts: [(String, CodableValue)] = [
    ("1.0", 1),
    ("1e3", 1000),
    ("1.5e18", 1_500_000_000_000_000_000),
    ("100000000000000000000000", 1e23),
    (#"{"a":1,"a":2}"#, ["a": 1]),
  ]

  @Test(arguments: otherTexts)
  func reads(json: String, value: CodableValue) throws {
    try expectRead(json, value)
  }

  /// Numbers that a `Double` cannot hold.
  @Test(arguments: [
    "18446744073709551616", "-9223372036854775809", "1234567890123456789012345678901234567",
    "0.12345678901234567890123456789", "3.14159265358979323846264338327950288", "123456789012345678.25",
    "9007199254740993.5", "0.1000000000000000000001", "-0.30000000000000000001", "12345678901234567890.5",
  ])
  func keepsNumbersExactly(json: String) throws {
    let value = try JSONDecoder().decode(CodableValue.self, from: Data(json.utf8))
    #expect(value == .decimal(try #require(Decimal(string: json))))
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == json)
    #expect(String(decoding: try JSONEncoder().encode(["a": [value]]), as: UTF8.self) == #"{"a":[\#(json)]}"#)
    // Beside an object that has been read, in an enum, and from a value that is not JSON.
    try expectBothWays(#"{"n":\#(json),"type":"zzz"}"#, Evolving.unknown("zzz", ["n": value]))
    // Rounded if the coder writes a Decimal as an object.
    let list = try PropertyListEncoder().encode(["a": value])
    let rounded = try PropertyListDecoder().decode([String: Double].self, from: list)
    #expect(rounded == ["a": Double(json)])
    #expect(throws: Never.self) { try PropertyListDecoder().decode(CodableValue.self, from: list) }
  }

  /// A number is in the first case that holds it, so that equal numbers are equal values.
  @Test(
    arguments: [
      ("0.1", 0.1), ("1e300", 1e300), ("1.10", 1.1), ("9007199254740992", 9_007_199_254_740_992),
      ("9007199254740993.0", 9_007_199_254_740_993),
      ("0.30000000000000004", 0.30000000000000004), ("100000000000000000000000", 1e23),
      ("18446744073709551615.0", .unsigned(.max)), ("123456789012345.6", 123456789012345.6), ("0.00", 0),
    ] as [(String, CodableValue)]
  )
  func keepsOtherNumbersAsTheyAre(json: String, value: CodableValue) throws {
    try expectRead(json, value)
  }

  @Test func readsWhatAPropertyListSaysOfBooleansAndNumbers() throws {
    let content: [String: Any] = ["list": [true, 1, 1.5, false, 0, "1", UInt64.max] as [Any]]
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let list = try PropertyListSerialization.data(fromPropertyList: content, format: format, options: 0)
      let value = try PropertyListDecoder().decode(CodableValue.self, from: list)
      #expect(value == ["list": [true, 1, 1.5, false, 0, "1", .unsigned(.max)]])
    }
  }

  @Test func keepsAStringThatIsReadAsInfinity() throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let value = try decoder.decode(CodableValue.self, from: Data(#"["inf","a","nan",1,"-inf",true]"#.utf8))
    #expect(value == ["inf", "a", "nan", 1, "-inf", true])
  }

  @Test func appliesKeyStrategies() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let value = try decoder.decode(CodableValue.self, from: Data(#"{"user_name":[{"first_name":"A"}]}"#.utf8))
    #expect(value == ["userName": [["firstName": "A"]]])
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == #"{"user_name":[{"first_name":"A"}]}"#)
  }

  @Test(arguments: ["01", "[1,-]", "1e999", #"["\ud800"]"#, "[1,tru]", "[1", ""])
  func refusesWhatIsNoJSON(json: String) throws {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CodableValue.self, from: Data(json.utf8)) }
  }

  @Test func refusesWhatJSONCannotHold() throws {
    let list = try PropertyListEncoder().encode(["a": [Date.distantPast]])
    #expect {
      try PropertyListDecoder().decode(CodableValue.self, from: list)
    } throws: { error in
      guard case DecodingError.typeMismatch(_, let context)? = error as? DecodingError else { return false }
      return context.codingPath.map(\.stringValue) == ["a", "Index 0"]
        && context.debugDescription == "expected null, a boolean, a number, a string, an array or an object"
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(CodableValue.double(.infinity)) }
  }
}

@Suite struct CodableValueDepthTests {
  @Test(arguments: [("[", "]"), (#"{"a":"#, "}"), (#"[1,{"a":"#, "}]")])
  func readsDownToLevel128(open: String, close: String) throws {
    let levels = open.contains("[") && open.contains("{") ? 2 : 1
    func nested(_ count: Int) -> String {
      String(repeating: open, count: count / levels) + "[]" + String(repeating: close, count: count / levels)
    }
    let deepest = nested(levels == 1 ? 127 : 126)
    let value = try JSONDecoder().decode(CodableValue.self, from: Data(deepest.utf8))
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == deepest)

    #expect {
      try JSONDecoder().decode(CodableValue.self, from: Data(nested(128).utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context)? = error as? DecodingError else { return false }
      return context.debugDescription == "nested more than 128 levels deep" && context.codingPath.count == 128
    }
    for count in [400, 100_000] {
      let data = Data(nested(count).utf8)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(CodableValue.self, from: data) }
    }
  }

  @Test func countsLevelsOnlyWhileTheyAreOpen() throws {
    let nested = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    try expectRead(
      "[\(nested),\(nested),1]",
      try JSONDecoder().decode([CodableValue].self, from: Data("[[\(nested),\(nested),1]]".utf8))[0]
    )
  }
}

/// The result must not depend on earlier values, from which the reader makes its guesses.
@Suite struct CodableValueAtRandomTests {
  @Test(arguments: 0..<64)
  func readsBackWhatWasWritten(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let value = CodableValue.array((0..<20).map { _ in random(depth: 4, &generator) })
    let json = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(CodableValue.self, from: json) == value)
  }

  private func random(depth: Int, _ generator: inout SplitMix) -> CodableValue {
    switch Int.random(in: depth > 0 ? 0..<9 : 2..<9, using: &generator) {
    case 0:
      let count = Int.random(in: 0..<5, using: &generator)
      return .array((0..<count).map { _ in random(depth: depth - 1, &generator) })
    case 1:
      let keys = ["a", "b", "c", "d"].prefix(Int.random(in: 0..<5, using: &generator))
      return .object(Dictionary(uniqueKeysWithValues: keys.map { ($0, random(depth: depth - 1, &generator)) }))
    case 2: return nil
    case 3: return .boolean(Bool.random(using: &generator))
    case 4: return .integer(Int64.random(in: 0..<3, using: &generator))
    case 5: return .integer(Int64.random(in: .min ... .max, using: &generator))
    case 6: return .unsigned(UInt64.random(in: 1 << 63 ... .max, using: &generator))
    case 7: return .double(Double.random(in: 0.1..<0.9, using: &generator))
    default: return .string(["", "1", "true", "inf", "text"].randomElement(using: &generator) ?? "")
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// To a YAML decoder, numbers and booleans are strings too. The result must not depend on neighboring values.
@Suite struct CodableValueOfTextTests {
  private static let plainTexts: [([String], CodableValue)] = [
    (["a", "1", "b", "2"], ["a", 1, "b", 2]),
    (["a", "true", "no one", "false"], ["a", true, "no one", false]),
    (["true", "1", "false", "0"], [true, 1, false, 0]),
    (["1", "a", "true", "1.5", "a"], [1, "a", true, 1.5, "a"]),
    (["text", "", "-1", "text", "~"], ["text", "", -1, "text", nil]),
  ]

  @Test(arguments: plainTexts)
  func readsTextAlwaysAlike(texts: [String], value: CodableValue) throws {
    #expect(try CodableValue(from: TextDecoder(content: .texts(texts))) == value)
  }
}

@Suite struct CodableValueAccessTests {
  private let value: CodableValue = ["name": "Bingo", "tags": ["a", nil], "none": nil]

  @Test func findsMembersAndElements() {
    #expect(value["name"] == "Bingo")
    #expect(value["tags"]?[0] == "a")
    #expect(value["tags"]?[1] == .null)
    #expect(value["none"] == .null)
  }

  @Test func findsNothingWhereNothingIs() {
    #expect(value["x"] == nil)
    #expect(value[0] == nil)
    #expect(value["tags"]?[2] == nil)
    #expect(value["tags"]?[-1] == nil)
    #expect(value["tags"]?["a"] == nil)
    #expect(CodableValue.string("a")[0] == nil)
  }

  @Test func hasLiterals() {
    let count = 2
    #expect(value == .object(["name": .string("Bingo"), "tags": .array([.string("a"), .null]), "none": .null]))
    #expect(-1 == CodableValue.integer(-1))
    #expect(1.0 == CodableValue.double(1))
    #expect("\(count) values" == CodableValue.string("2 values"))
    #expect(["a": 1, "b": true, "a": 2] == CodableValue.object(["a": .integer(2), "b": .boolean(true)]))
    #expect(true != CodableValue.integer(1))
  }

  @Test func hashesWhatIsEqualAlike() {
    #expect(Set<CodableValue>([1, 1, "1", true, nil, [1], [1], ["a": 1], ["a": 1]]).count == 6)
  }
}

/// `description` is for logs.
@Suite struct CodableValueTextTests {
  @Test func isTheJSON() throws {
    let value: CodableValue = ["b": true, "a": [1, nil, "x\n\"\u{1}é"], "c": 1.5, "ü": [:]]
    #expect("\(value)" == #"{"a":[1,null,"x\n\"\u0001é"],"b":true,"c":1.5,"ü":{}}"#)
    #expect(try JSONDecoder().decode(CodableValue.self, from: Data("\(value)".utf8)) == value)
    #expect("\(CodableValue.unsigned(.max)) \(CodableValue.double(-0.0))" == "18446744073709551615 -0.0")
  }

  @Test func debugTextNamesTheCases() {
    #expect(String(reflecting: CodableValue.null) == "CodableEnum.CodableValue.null")
    let nested = "CodableEnum.CodableValue.array([CodableEnum.CodableValue.string(\"a\")])"
    #expect(String(reflecting: CodableValue.array(["a"])) == nested)
  }

  @Test func isMadeOfValuesAndReadAsOthers() throws {
    let value = try CodableValue(encoding: ["at": [URL(string: "https://a.b")]])
    #expect(value == ["at": ["https://a.b"]])
    #expect(try value.decode([String: [URL]].self) == ["at": [URL(string: "https://a.b")!]])
    #expect(try CodableValue(encoding: 5).decode() == 5)
    #expect(throws: DecodingError.self) { try CodableValue.string("a").decode(Int.self) }
  }
}
