import CodableEnum
import Foundation
import Testing

/// Cases that take what an enum with such kinds does.
private enum Number: Codable, Equatable {
  case integer(Int)
  case number(Double)
  case string(String)

  init(from decoder: any Decoder) throws {
    let content = try decoder._untaggedValue(of: Self.self, kinds: [.integer, .number, .string])
    switch content.kind {
    case .integer: self = try .integer(content.payload(from: decoder))
    case .number: self = try .number(content.payload(from: decoder))
    case .string: self = try .string(content.payload(from: decoder))
    default: throw content.noMatchError(in: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .integer(let value): try encoder._encodeBare(value)
    case .number(let value): try encoder._encodeBareFinite(value, inCase: "number", of: Self.self)
    case .string(let value): try encoder._encodeBare(value)
    }
  }
}

/// Cases that take integers of one byte, and strings.
private enum Octet: Decodable {
  case integer(UInt8)
  case string(String)

  init(from decoder: any Decoder) throws {
    let content = try decoder._untaggedValue(of: Self.self, kinds: [.integer, .string], integers: UInt8.self)
    switch content.kind {
    case .integer: self = try .integer(content.payload(from: decoder))
    case .string: self = try .string(content.payload(from: decoder))
    default: throw content.noMatchError(in: decoder)
    }
  }
}

/// The value of a case that takes numbers, and none that takes strings.
private enum Ratio<Value: Codable>: Codable {
  case value(Value)
  case flag(Bool)

  init(from decoder: any Decoder) throws {
    let content = try decoder._untaggedValue(of: Self.self, kinds: [.boolean, .number])
    switch content.kind {
    case .boolean: self = try .flag(content.payload(from: decoder))
    case .number: self = try .value(content.payload(from: decoder))
    default: throw content.noMatchError(in: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value): try encoder._encodeBare(value)
    case .flag(let value): try encoder._encodeBare(value)
    }
  }
}

extension Ratio: Equatable where Value: Equatable {}

/// A value that may be a number, beside a case that takes strings.
private struct Guarded<Value: Encodable>: Encodable {
  var value: Value
  init(_ value: Value) { self.value = value }
  func encode(to encoder: any Encoder) throws {
    try encoder._encodeBareFinite(value, inCase: "value", of: Self.self)
  }
}

@Suite struct UntaggedNumberTests {
  /// How numbers may be spelled, and as what a coder of Foundation's has its own mind about.
  private static let texts = [
    "0", "-0", "0.0", "-0.0", "0e0", "0e5", "1", "1.0", "1.5", "1e2", "-1e-2", "1e18", "1e19", "1e-320", "5e-324",
    "2e-324",
    "1e-400", "-1e-400", "1e400", "9007199254740993", "9007199254740993.0", "9223372036854775807",
    "9223372036854775808", "18446744073709551615", "18446744073709551616", "1.00000000000000000001",
    "0.99999999999999999999", "4503599627370496.5", "123456789012345678901234567890", #""inf""#, #""1""#,
  ]

  @Test(arguments: texts)
  func whatIsReadDoesNotDependOnWhatWasReadBefore(text: String) throws {
    func read(after before: String) -> Number? {
      do {
        return try JSONDecoder().decode([Number].self, from: Data("[\(before)\(text)]".utf8)).last
      } catch {
        return nil
      }
    }
    let value = read(after: #""a","#)
    for before in ["", "1,", "1,2,", "1.5,", "1.5,2.5,", #""a",1,"#, #""a",1.5,"#, #"1,1.5,1,1.5,1,"#] {
      #expect(read(after: before) == value, "after \(before)")
    }
  }

  @Test(arguments: texts)
  func anyValueDoesNotDependOnWhatWasReadBefore(text: String) throws {
    func read(after before: String) -> CodableValue? {
      do {
        return try JSONDecoder().decode([CodableValue].self, from: Data("[[\(before)\(text)]]".utf8)).last?[
          before.count / 2
        ]
      } catch {
        return nil
      }
    }
    let value = read(after: "")
    for before in ["1,", "1,2,", "1,2,3,", "[],"] { #expect(read(after: before) == value, "after \(before)") }
  }

  @Test func numbersThatNothingHoldsAreErrors() throws {
    expectDecodingError("dataCorrupted 0: no case of Number takes this value; expected a number or a string") {
      _ = try JSONDecoder().decode([Number].self, from: Data("[1e400]".utf8))
    }
    expectDecodingError("dataCorrupted 0: no case of Ratio takes this number; expected a boolean or a number") {
      _ = try JSONDecoder().decode([Ratio<Double>].self, from: Data("[1e-400]".utf8))
    }
  }

  @Test(arguments: ["[-1]", "[256]", "[18446744073709551616]", "[1e30]"])
  func integersThatNoCaseHoldsAreErrors(json: String) throws {
    let expected = "expected an integer that one of its cases can hold or a string"
    expectDecodingError("dataCorrupted 0: no case of Octet takes a number; \(expected)") {
      _ = try JSONDecoder().decode([Octet].self, from: Data(json.utf8))
    }
    expectDecodingError("dataCorrupted 0: no case of Octet takes a number; expected an integer or a string") {
      _ = try JSONDecoder().decode([Octet].self, from: Data("[1.5]".utf8))
    }
  }

  @Test func integersOfEachWidthAreRead() throws {
    try expectBothWays("[18446744073709551615,1.5]", [Wide<UInt64>.integer(.max), .number(1.5)])
    try expectBothWays("[-9223372036854775808,1.5]", [Wide<Int64>.integer(.min), .number(1.5)])
    try expectRead("[-1,256,255]", [Wide<UInt8>.number(-1), .number(256), .integer(255)])
    try expectRead("18446744073709551615", Wide<Int64>.number(0x1p64))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func integersOf128BitsAreRead() throws {
    try expectBothWays("[\(Int128.max),\(Int128.min)]", [Wide<Int128>.integer(.max), .integer(.min)])
    try expectBothWays("[\(UInt128.max),0]", [Wide<UInt128>.integer(.max), .integer(0)])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func integersAreThoseOfTheFirstCaseThatHoldsThem() throws {
    try expectBothWays(
      "[5,18446744073709551615,-5,\(Int128.max),1.5]",
      [Several.unsigned(5), .unsigned(.max), .signed(-5), .wide(.max), .number(1.5)]
    )
    try expectRead("1e40", Several.number(1e40))
  }
}

@Suite struct NumberAsStringTests {
  private let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return encoder
  }()
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return decoder
  }()

  private func expectRefusal(_ value: some Encodable, _ number: String) {
    let error = #expect(throws: EncodingError.self) { _ = try encoder.encode([value]) }
    guard case .invalidValue(_, let context) = error else { return }
    let text = context.debugDescription
    #expect(text.hasPrefix("the value of case "), "\(text)")
    #expect(
      text.hasSuffix("is \(number), which is a string in JSON, if anything; another case takes strings"),
      "\(text)"
    )
  }

  @Test func areRefusedBesideACaseThatTakesStrings() throws {
    expectRefusal(Number.number(.infinity), "inf")
    expectRefusal(Number.number(-.infinity), "-inf")
    expectRefusal(Number.number(.nan), "nan")
    expectRefusal(Guarded(Double?.some(.infinity)), "inf")
    expectRefusal(Guarded(Float.infinity), "inf")
    expectRefusal(Guarded(CGFloat.infinity), "inf")
    expectRefusal(Guarded(Decimal.nan), "NaN")
    // Enums and others that write a number in their turn.
    expectRefusal(Guarded(Ratio<Double>.value(.infinity)), "inf")
    expectRefusal(Guarded(Ratio<Ratio<Double?>>.value(.value(.nan))), "nan")
    expectRefusal(Guarded(Stored(Double.infinity)), "inf")
    expectRefusal(Guarded(CodableValue.double(.infinity)), "inf")
  }

  @Test func whatIsFiniteOrNoNumberIsWrittenAsItIs() throws {
    func json(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode([value]), as: UTF8.self) }
    encoder.dateEncodingStrategy = .iso8601
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(try json(Number.number(1.5)) == "[1.5]")
    #expect(try json(Guarded(Double?.none)) == "[null]")
    #expect(try json(Guarded(Ratio<Int>.value(1))) == "[1]")
    #expect(try json(Guarded(Ratio<String>.value("inf"))) == #"["inf"]"#)
    #expect(try json(Guarded(Ratio<Bool>.flag(true))) == "[true]")
    #expect(try json(Guarded(Ratio<Date>.value(Date(timeIntervalSince1970: 0)))) == #"["1970-01-01T00:00:00Z"]"#)
    #expect(try json(Guarded(Ratio<Decimal>.value(1.5))) == "[1.5]")
    let exact = "12345678901234567890.123456789"
    let any = try JSONDecoder().decode(CodableValue.self, from: Data(exact.utf8))
    #expect(try json(Guarded(any)) == "[\(exact)]")
    #expect(try json(Guarded(Ratio<CodableValue>.value(any))) == "[\(exact)]")
    #expect(try json(Guarded(Ratio<URL>.value(URL(fileURLWithPath: "/")))) == #"["file:\/\/\/"]"#)
    #expect(try json(Guarded(Ratio<[String: Int]>.value(["aB": 1]))) == #"[{"aB":1}]"#)
    #expect(try json(Guarded(Ratio<[Double]>.value([.infinity]))) == #"[["inf"]]"#)
    #expect(try json(Guarded([Double.infinity])) == #"[["inf"]]"#)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func integersOf128BitsAreWrittenAsTheyAre() throws {
    let data = try encoder.encode([Guarded(Ratio<Int128>.value(.max))])
    #expect(String(decoding: data, as: UTF8.self) == "[\(Int128.max)]")
  }

  @Test func areReadIfNoCaseTakesStrings() throws {
    for value in [Double.infinity, -.infinity, 1.5] {
      let values = [Ratio.value(value), .flag(true), .value(value)]
      #expect(try decoder.decode([Ratio<Double>].self, from: encoder.encode(values)) == values)
    }
    let data = try encoder.encode([Ratio.value(Double.nan)])
    guard case .value(let number) = try decoder.decode([Ratio<Double>].self, from: data)[0] else {
      Issue.record("not a number's case")
      return
    }
    #expect(number.isNaN)
  }

  @Test func arePropertyListsOwn() throws {
    let values = [Number.number(.infinity), .string("inf"), .number(1.5)]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(try PropertyListDecoder().decode([Number].self, from: encoder.encode(values)) == values)
    }
    try expectEncoding("inf", Number.number(.infinity))
  }
}

private enum Wide<Integer: FixedWidthInteger & Codable & Sendable>: Codable, Equatable {
  case integer(Integer)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let content = try decoder._untaggedValue(of: Self.self, kinds: [.integer, .number], integers: Integer.self)
    switch content.kind {
    case .integer: self = try .integer(content.payload(from: decoder))
    case .number: self = try .number(content.payload(from: decoder))
    default: throw content.noMatchError(in: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .integer(let value): try encoder._encodeBare(value)
    case .number(let value): try encoder._encodeBare(value)
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private enum Several: Codable, Equatable {
  case unsigned(UInt64)  // `@CodableCase(matches: .integer)`
  case signed(Int64)  // `@CodableCase(matches: .integer)`
  case wide(Int128)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let content = try decoder._untaggedValue(
      of: Self.self,
      kinds: [.integer, .number],
      integers: [UInt64.self, Int64.self, Int128.self]
    )
    switch content.kind {
    case .integer where content.isHeld(by: UInt64.self): self = try .unsigned(content.payload(from: decoder))
    case .integer where content.isHeld(by: Int64.self): self = try .signed(content.payload(from: decoder))
    case .integer: self = try .wide(content.payload(from: decoder))
    case .number: self = try .number(content.payload(from: decoder))
    default: throw content.noMatchError(in: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .unsigned(let value): try encoder._encodeBare(value)
    case .signed(let value): try encoder._encodeBare(value)
    case .wide(let value): try encoder._encodeBare(value)
    case .number(let value): try encoder._encodeBare(value)
    }
  }
}
