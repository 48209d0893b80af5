import CodableEnum
import Foundation
import Goldens
import Testing

/// Literals in untagged enums, as they are generated.
@Suite struct LiteralTests {
  @Test(arguments: [
    (#""never""#, CancelRule.forbidden), (#"{"only":["a"]}"#, .rules(only: ["a"])), ("7", .n(7)),
  ])
  func areToldFirst(json: String, rule: CancelRule) throws {
    try expectBothWays(json, rule)
  }

  @Test func haveAliases() throws {
    try expectRead(#""no""#, CancelRule.forbidden)
    try expectRead("0", CancelRule.forbidden)
    try expectRead("0.0", CancelRule.forbidden)
  }

  @Test(arguments: [
    (
      #""nevr""#,
      #"no case of CancelRule takes "nevr"; expected "never", "no", 0, an integer or an object; did you mean "never"?"#
    ),
    ("1.5", #"no case of CancelRule takes a number; expected "never", "no", 0, an integer or an object"#),
    ("[]", #"no case of CancelRule takes an array; expected "never", "no", 0, an integer or an object"#),
    (
      #"{"x":1}"#,
      #"no case of CancelRule takes an object with "x"; expected "never", "no", 0, or an object with "only""#
    ),
  ])
  func areListedFirst(json: String, message: String) throws {
    try expectError(CancelRule.self, json, "dataCorrupted : \(message)")
  }

  @Test(arguments: [
    (#""$payload""#, Placeholder.payload), (#""x""#, .text("x")), (#""inf""#, .infinite), ("5", .five), ("6", .byte(6)),
    ("-1", .minusOne), ("-2", .number(-2)), ("300", .number(300)), ("true", .on), ("false", .off),
    ("0.5", .number(0.5)),
  ])
  func areBesideOtherCases(json: String, placeholder: Placeholder) throws {
    try expectBothWays(json, placeholder)
  }

  @Test func aPayloadEqualToOneIsRead() throws {
    try expectEncoding("\"$payload\"", Placeholder.text("$payload"))
    try expectRead(#""$payload""#, Placeholder.payload)
    try expectRead("5.0", Placeholder.five)
  }

  @Test func numbersThatMayBeStringsAreRefused() {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(TrackSize.length(.infinity)) }
  }

  @Test(arguments: [
    (#""auto-fit""#, TrackSize.autoFit), (#""min""#, .minContent), ("1.5", .length(1.5)),
    (#""autoFit""#, .other("autoFit")),
    ("null", .other(.null)), (#"{"a":1}"#, .other(["a": 1])),
  ])
  func areNames(json: String, size: TrackSize) throws {
    try expectBothWays(json, size)
  }

  @Test(arguments: [
    ("0", GridSize.zero), ("5", .number(5)), (#""full""#, .size(.full)), ("true", .size(.yes)),
    ("[1]", .size(.columns([1]))),
    ("null", GridSize.none),
  ])
  func countInNestedEnums(json: String, dimension: GridSize) throws {
    try expectBothWays(json, dimension)
  }

  @Test(arguments: [#""zzz""#, "2", "true", #"{"a":1}"#, "null"])
  func unknownOnesAreCaught(json: String) throws {
    try expectRead(json, Color.grey)
  }

  @Test func manyAreTold() throws {
    try expectBothWays(#""helium""#, ElementName.helium)
    try expectBothWays("7", ElementName.number(7))
    try expectError(ElementName.self, #""heliun""#, "dataCorrupted ")
  }

  @Test func arePropertyListsOwn() throws {
    let values = [Placeholder.payload, .infinite, .five, .minusOne, .on, .off, .byte(6), .number(0.5), .text("x")]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(try PropertyListDecoder().decode([Placeholder].self, from: encoder.encode(values)) == values)
    }
  }
}

/// Several cases that take integers.
@Suite struct IntegerCaseTests {
  @Test(arguments: [
    ("18446744073709551615", WideNumber.unsigned(.max)), ("0", .unsigned(0)), ("-1", .signed(-1)),
    ("-9223372036854775808", .signed(.min)), ("0.5", .number(0.5)),
  ])
  func theFirstThatHoldsANumberTakesIt(json: String, number: WideNumber) throws {
    try expectBothWays(json, number)
  }

  @Test func othersAreNumbers() throws {
    try expectRead("18446744073709551616", WideNumber.number(18_446_744_073_709_551_616))
    try expectEncoding("5", WideNumber.signed(5))
    try expectRead("5", WideNumber.unsigned(5))
  }

  @Test(arguments: [
    ("255", Amount.small(255)), ("null", .small(nil)), ("256", .wide(.byte(256))), ("-7", .wide(.nothing)),
    ("40000", .wide(.great(40000))), ("18446744073709551615", .wide(.great(.max))), (#""a""#, .wide(.name("a"))),
    ("-40000", .fraction(-40000)), ("true", .code(.init(rawValue: true))),
  ])
  func nestedOnesCount(json: String, amount: Amount) throws {
    try expectBothWays(json, amount)
  }

  @Test func conditionsAreOfOne() throws {
    try expectRead("0", Chosen.zero)
    try expectRead("255", Chosen.byte(255))
    try expectRead("256", Chosen.date(Date(timeIntervalSinceReferenceDate: 256)))
    try expectRead("-1", Chosen.date(Date(timeIntervalSinceReferenceDate: -1)))
  }
}
