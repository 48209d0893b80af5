import Foundation
import Testing
@testable import Goldens

/// `matches: .rawValue`
@Suite struct MatchedRawValueTests {
  @Test(arguments: [
    // Literals come first, then what has raw values, then the rest.
    (#""auto""#, Length.auto), (#""12px""#, .pixels(.init(count: 12))), (#""50%""#, .share(.half)),
    (#""px""#, .text("px")), (#""51%""#, .text("51%")), ("12", .number(12)), ("1.5", .number(1.5)),
  ])
  func triesRawValues(json: String, value: Length) throws { try expectBothWays(json, value) }

  @Test(arguments: [
    // A kind that an earlier case takes is never tried.
    ("1", Identifier.small(1)), ("1000", .code(.thousand)), (#""oauth_a""#, .token(.init(name: "a"))),
    ("[1]", .list([1])),
  ])
  func keepsTheOrder(json: String, value: Identifier) throws { try expectBothWays(json, value) }

  @Test(arguments: [
    (#""5""#, Urgency.text("5")), ("5", .level(.high)), ("6", .number(6)), ("0.5", .number(0.5)),
  ])
  func integersLeftOverAreNumbers(json: String, value: Urgency) throws { try expectBothWays(json, value) }

  @Test func whatIsDeclinedIsNoCase() throws {
    try expectError(
      Identifier.self,
      "1001",
      #"dataCorrupted : no case of Identifier takes 1001; expected an integer that one of its cases can hold, an array or a raw value of one of its values"#
    )
    try expectError(
      Identifier.self,
      #""oauth""#,
      #"dataCorrupted : no case of Identifier takes "oauth"; expected an integer, an array or a raw value of one of its values"#
    )
    try expectError(
      Identifier.self,
      "true",
      #"dataCorrupted : no case of Identifier takes a boolean; expected an integer, an array or a raw value of one of its values"#
    )
  }

  @Test(arguments: [
    ("[1]", AnyIdentifier.known(.list([1]))), ("1000", .known(.code(.thousand))), ("true", .flag(true)),
    (#""a""#, .other("a")),
  ])
  func enclosingEnumsKnowTheKinds(json: String, value: AnyIdentifier) throws { try expectBothWays(json, value) }
}
