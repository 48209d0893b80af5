import CodableEnum
import Foundation
import Testing

/// A range as two strings: neither the range nor its text is `Codable` like that.
private enum RangeCoder: ValueCoder {
  static func decode(from decoder: any Decoder) throws -> (lower: String, upper: String) {
    var container = try decoder.unkeyedContainer()
    return (try container.decode(String.self), try container.decode(String.self))
  }

  static func encode(_ value: (lower: String, upper: String), to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(value.lower)
    try container.encode(value.upper)
  }
}

/// Writes an error as its text, into the object that it is given.
private enum ErrorCoder: ValueCoder {
  struct Text: Error, Equatable {
    var reason: String
  }

  private enum CodingKeys: CodingKey { case reason }

  static func decode(from decoder: any Decoder) throws -> any Error {
    Text(reason: try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .reason))
  }

  static func encode(_ value: any Error, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode((value as? Text)?.reason ?? "\(value)", forKey: .reason)
  }
}

/// A value with a coder in each place that a flat object has.
private enum Flat {
  case seen(at: Date, until: Date?)
  case count(n: Int)
  case range((lower: String, upper: String))
  case failed(any Error)
  case list([Date])
}

extension Flat: Codable {
  init(from decoder: any Decoder) throws {
    let object = try decoder._taggedObject(by: "type", of: Self.self) {
      ["seen", "count", "range", "failed", "list"]
    }
    switch object.tag {
    case "seen":
      self = try .seen(
        at: decoder._coded(object.value(forKey: "at"), by: ISO8601DateCoder.self),
        until: decoder._codedOptional(object.optionalValue(forKey: "until"), by: MillisecondsSince1970Coder.self)
      )
    case "count":
      self = try .count(n: decoder._coded(object.value(forKey: "n"), by: LosslessCoder<Int>.self))
    case "range":
      self = try .range(decoder._coded(object.value(forKey: "range"), by: RangeCoder.self))
    case "failed":
      self = try .failed(
        decoder._coded(decoder._mergedValue(besides: "type", inCase: "failed", of: Self.self), by: ErrorCoder.self)
      )
    case "list":
      self = try .list(decoder._coded(object.value(forKey: "list"), by: LossyListCoder<Date>.self))
    default:
      throw object.unknownTagError()
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .seen(let at, let until):
      var object = encoder.container(keyedBy: _CodableKey.self)
      try object._encodeTag("seen", forKey: "type")
      try object._encodeValue(_Coded<ISO8601DateCoder>(at), forKey: "at")
      try object._encodeOptionalValue(
        encoder._codedOptional(until, by: MillisecondsSince1970Coder.self),
        forKey: "until"
      )
    case .count(let n):
      var object = encoder.container(keyedBy: _CodableKey.self)
      try object._encodeTag("count", forKey: "type")
      try object._encodeValue(_Coded<LosslessCoder<Int>>(n), forKey: "n")
    case .range(let range):
      var object = encoder.container(keyedBy: _CodableKey.self)
      try object._encodeTag("range", forKey: "type")
      try object._encodeValue(_Coded<RangeCoder>(range), forKey: "range")
    case .failed(let value):
      try encoder._encodeMerged(_Coded<ErrorCoder>(value), tag: "failed", tagKey: "type", of: Self.self)
    case .list(let list):
      var object = encoder.container(keyedBy: _CodableKey.self)
      try object._encodeTag("list", forKey: "type")
      try object._encodeValue(_Coded<LossyListCoder<Date>>(list), forKey: "list")
    }
  }
}

/// Values with coders under the tag: bare, in an array, null; and as the whole.
private enum Keyed {
  case bare(Date)
  case maybe(Date?)
  case several(Int, Date, Date?)
}

extension Keyed: Codable {
  init(from decoder: any Decoder) throws {
    let object = try decoder._caseKeyedObject(of: Self.self) {
      ["bare", "maybe", "several"]
    }
    switch object.tag {
    case "bare":
      self = try .bare(decoder._coded(object.value(), by: SecondsSince1970Coder.self))
    case "maybe":
      self = try .maybe(decoder._codedOptional(object.optionalValue(), by: SecondsSince1970Coder.self))
    case "several":
      var values = try object.values(count: 3, required: 2)
      self = try .several(
        values.next(),
        decoder._coded(values.next(), by: SecondsSince1970Coder.self),
        decoder._codedOptional(values.nextOptional(), by: SecondsSince1970Coder.self)
      )
      try values.finish()
    default:
      throw object.unknownTagError()
    }
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: _CodableKey.self)
    switch self {
    case .bare(let value):
      try object._encodeValue(_Coded<SecondsSince1970Coder>(value), forKey: "bare")
    case .maybe(let value):
      try object._encodeValue(encoder._codedOptional(value, by: SecondsSince1970Coder.self), forKey: "maybe")
    case .several(let value0, let value1, let value2):
      try object._encodeValues(
        value0,
        _Coded<SecondsSince1970Coder>(value1),
        encoder._codedOptional(value2, by: SecondsSince1970Coder.self),
        for: "several"
      )
    }
  }
}

private enum Bare {
  case at(Date)
}

extension Bare: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder._untaggedValue(of: Self.self, kinds: .string)
    switch value.kind {
    case .string:
      self = try .at(value.payload(from: decoder, by: ISO8601DateCoder.self))
    default:
      throw value.noMatchError(in: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .at(let value):
      try encoder._encodeBare(_Coded<ISO8601DateCoder>(value))
    }
  }
}

/// A value of one coder alone.
private struct Coding<Coder: ValueCoder>: Codable {
  var value: Coder.Value

  init(from decoder: any Decoder) throws {
    value = try Coder.decode(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try Coder.encode(value, to: encoder)
  }
}

/// Reads and writes JSON again; the result, with sorted keys.
private func rewritten<Value: Codable>(_: Value.Type, _ json: String) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let value = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

@Suite struct ValueCoderTests {
  @Test(arguments: [
    #"{"at":"2026-11-20T12:00:00Z","type":"seen"}"#,
    #"{"at":"2026-11-20T12:00:00Z","type":"seen","until":1700000000123}"#,
    #"{"n":12,"type":"count"}"#,
    #"{"range":["1.0","2.0"],"type":"range"}"#,
    #"{"reason":"r","type":"failed"}"#,
    #"{"list":[1.5,2],"type":"list"}"#,
  ])
  func valuesInObjectsAreWrittenAsTheyWereRead(json: String) throws {
    #expect(try rewritten(Flat.self, json) == json)
  }

  @Test(arguments: [
    #"{"bare":1700000000}"#, #"{"bare":0.5}"#, #"{"maybe":null}"#, #"{"maybe":5}"#, #"{"several":[1,2,3]}"#,
    #"{"several":[1,2,null]}"#,
  ])
  func valuesUnderTagsAreWrittenAsTheyWereRead(json: String) throws {
    #expect(try rewritten(Keyed.self, json) == json)
  }

  @Test func otherFormsAreRead() throws {
    #expect(try rewritten(Flat.self, #"{"n":"12","type":"count"}"#) == #"{"n":12,"type":"count"}"#)
    #expect(try rewritten(Flat.self, #"{"until":null,"at":"2026-11-20T12:00:00Z","type":"seen"}"#).count == 43)
    #expect(try rewritten(Flat.self, #"{"list":["x",1,null],"type":"list"}"#) == #"{"list":[1],"type":"list"}"#)
    #expect(try rewritten(Keyed.self, #"{"several":[1,2]}"#) == #"{"several":[1,2,null]}"#)
    #expect(try rewritten(Bare.self, #""2026-11-20T13:00:00+01:00""#) == #""2026-11-20T12:00:00Z""#)
  }

  @Test(arguments: [
    (#"{"at":5,"type":"seen"}"#, "typeMismatch at"),
    (#"{"at":null,"type":"seen"}"#, "valueNotFound at"),
    (#"{"type":"seen"}"#, #"keyNotFound(at) : case "seen" of Flat has no "at""#),
    (#"{"at":"yesterday","type":"seen"}"#, #"dataCorrupted at: "yesterday" is not a date of ISO 8601"#),
    (#"{"type":"count","n":"twelve"}"#, #"dataCorrupted n: "twelve" is not the text of Int"#),
    (#"{"type":"count","n":[]}"#, "typeMismatch n"),
    (#"{"type":"failed"}"#, "keyNotFound(reason) "),
    (#"{"type":"list","list":{}}"#, "typeMismatch list"),
  ])
  func otherValuesAreRefused(json: String, error: String) throws {
    try expectError(Flat.self, json, error)
  }

  @Test func mergedValuesAreObjects() {
    struct Wrong: Encodable {
      enum NumberCoder: ValueCoder {
        static func decode(from _: any Decoder) -> Int { 1 }
        static func encode(_ value: Int, to encoder: any Encoder) throws { try value.encode(to: encoder) }
      }

      func encode(to encoder: any Encoder) throws {
        try encoder._encodeMerged(_Coded<NumberCoder>(1), tag: "a", tagKey: "type", of: Self.self)
      }
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Wrong()) }
  }
}

@Suite struct DateCoderTests {
  @Test(arguments: [
    ("2026-11-20T12:00:00Z", 1_795_176_000), ("2026-11-20T12:00:00.000Z", 1_795_176_000),
    ("2026-11-20T12:00:00.5Z", 1_795_176_000.5), ("2026-11-20T12:00:00.123456Z", 1_795_176_000.123456),
    ("2026-11-20T14:30:00+02:30", 1_795_176_000), ("2026-11-20T07:00:00-0500", 1_795_176_000),
    ("2026-11-20T14:00:00.25+02:00", 1_795_176_000.25), ("1969-12-31T23:59:59Z", -1),
  ])
  func textsAreRead(text: String, seconds: Double) throws {
    let date = try JSONDecoder().decode(Coding<ISO8601DateCoder>.self, from: Data("\"\(text)\"".utf8)).value
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.001)
    #expect(try rewritten(Coding<ISO8601DateCoder>.self, "\"\(text)\"").contains(".") == false)
  }

  @Test(arguments: ["", "2026-11-20", "2026-11-20T12:00:00", "2026-13-20T12:00:00Z", "12:00:00Z", "now"])
  func otherTextsAreRefused(text: String) throws {
    try expectError(
      Coding<ISO8601DateCoder>.self,
      "\"\(text)\"",
      #"dataCorrupted : "\#(text)" is not a date of ISO 8601"#
    )
  }

  @Test(arguments: ["0", "-1", "1700000000", "1700000000.25"])
  func secondsAreWrittenAsTheyWereRead(json: String) throws {
    #expect(try rewritten(Coding<SecondsSince1970Coder>.self, json) == json)
  }

  @Test(arguments: ["0", "-1", "1700000000000", "1700000000001", "1700000000123", "1795176000999"])
  func millisecondsAreWrittenAsTheyWereRead(json: String) throws {
    #expect(try rewritten(Coding<MillisecondsSince1970Coder>.self, json) == json)
  }

  @Test func datesAreRight() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000.25)
    #expect(
      try JSONDecoder().decode(Coding<SecondsSince1970Coder>.self, from: Data("1700000000.25".utf8)).value == date
    )
    #expect(
      try JSONDecoder().decode(Coding<MillisecondsSince1970Coder>.self, from: Data("1700000000250".utf8)).value == date
    )
  }
}

@Suite struct LosslessTests {
  @Test(arguments: [
    ("5", "5"), (#""5""#, "5"), (#""-7""#, "-7"), ("-7", "-7"),
  ])
  func integersAreRead(json: String, written: String) throws {
    #expect(try rewritten(Coding<LosslessCoder<Int>>.self, json) == written)
  }

  @Test(arguments: [
    ("5", #""5""#), ("1.5", #""1.5""#), ("true", #""true""#), (#""a""#, #""a""#), ("-12", #""-12""#),
    ("18446744073709551615", #""18446744073709551615""#), ("0.1", #""0.1""#),
    ("0.12345678901234567890123", #""0.12345678901234567890123""#),
  ])
  func stringsAreRead(json: String, written: String) throws {
    #expect(try rewritten(Coding<LosslessCoder<String>>.self, json) == written)
  }

  @Test func othersAreRead() throws {
    #expect(try rewritten(Coding<LosslessCoder<Double>>.self, #""1.5""#) == "1.5")
    #expect(try rewritten(Coding<LosslessCoder<Bool>>.self, #""true""#) == "true")
    #expect(try rewritten(Coding<LosslessCoder<Bool>>.self, "false") == "false")
    #expect(try rewritten(Coding<LosslessCoder<UInt8>>.self, #""255""#) == "255")
  }

  @Test(arguments: [
    (#""1.0""#, #"dataCorrupted : "1.0" is not the text of Int"#),
    (#""""#, #"dataCorrupted : "" is not the text of Int"#),
    ("true", "typeMismatch "), ("null", "valueNotFound "), ("{}", "typeMismatch "),
  ])
  func otherValuesAreRefused(json: String, error: String) throws {
    try expectError(Coding<LosslessCoder<Int>>.self, json, error)
  }

  @Test func collectionsAreNoText() throws {
    try expectError(Coding<LosslessCoder<String>>.self, "[]", "typeMismatch ")
    try expectError(Coding<LosslessCoder<String>>.self, "null", "valueNotFound ")
  }
}

@Suite struct JSONTextTests {
  private struct Weather: Codable, Equatable {
    var city: String
    var url: URL?
    var days: Int?
  }

  private static var hint: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "hint") else { fatalError("any text is a key") }
    return key
  }

  /// What the coder around the text was told.
  private struct Told: Codable {
    var hint: Int
    init() { hint = 0 }
    init(from decoder: any Decoder) throws { hint = decoder.userInfo[JSONTextTests.hint] as? Int ?? -1 }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(encoder.userInfo[JSONTextTests.hint] as? Int ?? -1)
    }
  }

  @Test(arguments: [
    (#""{\"city\":\"Paris\"}""#, #""{\"city\":\"Paris\"}""#),
    (
      #""{ \"days\": 3, \"city\": \"a\", \"url\": \"x:\\/\\/y\" }""#,
      #""{\"city\":\"a\",\"days\":3,\"url\":\"x://y\"}""#
    ),
  ])
  func objectsAreRead(json: String, written: String) throws {
    #expect(try rewritten(Coding<JSONTextCoder<Weather>>.self, json) == written)
  }

  @Test func anyJSONMayBeInside() throws {
    #expect(try rewritten(Coding<JSONTextCoder<[Int?]>>.self, #""[1, null]""#) == #""[1,null]""#)
    #expect(try rewritten(Coding<JSONTextCoder<String>>.self, #""\"a\"""#) == #""\"a\"""#)
    #expect(try rewritten(Coding<JSONTextCoder<CodableValue>>.self, #""{\"k\":[true]}""#) == #""{\"k\":[true]}""#)
  }

  @Test(arguments: [
    (#"{"city":"a"}"#, "typeMismatch : expected a string that holds JSON"),
    ("5", "typeMismatch : expected a string that holds JSON"), ("null", "valueNotFound "),
    (#""{\"city\":5}""#, "typeMismatch city"), (#""{}""#, "keyNotFound(city) "), (#""{\"city\":""#, "dataCorrupted "),
    (#""""#, "dataCorrupted "),
  ])
  func otherJSONIsRefused(json: String, error: String) throws {
    try expectError(Coding<JSONTextCoder<Weather>>.self, json, error)
  }

  /// The path of an error goes on in the text.
  @Test func pathsGoOnInside() throws {
    try expectError(
      [Coding<JSONTextCoder<[Coding<JSONTextCoder<Weather>>]>>].self,
      #"["[\"{\\\"city\\\":\\\"a\\\",\\\"days\\\":\\\"x\\\"}\"]"]"#,
      "typeMismatch 0.0.days"
    )
  }

  @Test func innerCodersAreToldTheSame() throws {
    let encoder = JSONEncoder()
    encoder.userInfo[Self.hint] = 7
    let json = try encoder.encode(_Coded<JSONTextCoder<Told>>(Told()))
    #expect(String(decoding: json, as: UTF8.self) == #""7""#)
    let decoder = JSONDecoder()
    decoder.userInfo[Self.hint] = 8
    #expect(try decoder.decode(Coding<JSONTextCoder<Told>>.self, from: json).value.hint == 8)
  }

  /// An outer coder's strategies stay outside.
  @Test func strategiesStayOutside() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    let json = try encoder.encode(
      _Coded<JSONTextCoder<[String: Date]>>(["aB": Date(timeIntervalSinceReferenceDate: 1)])
    )
    #expect(String(decoding: json, as: UTF8.self) == #""{\"aB\":1}""#)
  }

  @Test func valuesThatCannotBeWrittenAreNamed() {
    #expect {
      try JSONEncoder().encode([_Coded<JSONTextCoder<[Double]>>([.nan])])
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.codingPath.map(\.stringValue) == ["Index 0", "Index 0"]
    }
  }
}
