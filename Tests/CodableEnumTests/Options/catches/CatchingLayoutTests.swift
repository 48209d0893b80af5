import CodableEnum
import Foundation
import Goldens
import Testing

/// `catches:`, as it is generated.
@Suite struct CatchingLayoutTests {
  @Test(
    arguments: [
      (#"{"type":"circle","radius":"x"}"#, .rectangle(corners: nil), "typeMismatch radius"),
      (
        #"{"type":"circle"}"#, .rectangle(corners: nil),
        #"keyNotFound(radius) : case "circle" of Corners has no "radius""#
      ),
      ("[]", .rectangle(corners: nil), "typeMismatch "), ("null", .rectangle(corners: nil), "valueNotFound "),
      ("5", .rectangle(corners: nil), "typeMismatch "),
      (#"{"type":null}"#, .rectangle(corners: nil), "valueNotFound type"),
      (#"{"type":5,"corners":4}"#, .rectangle(corners: nil), "typeMismatch type"),
      (#"{"type":"rectangle","corners":"x"}"#, .rectangle(corners: nil), "typeMismatch corners"),
      (
        #"{"type":"zzz","corners":4}"#, .rectangle(corners: nil),
        #"dataCorrupted type: unknown case "zzz" of Corners; expected one of "circle", "rectangle""#
      ),
      (
        #"{"corners":4}"#, .rectangle(corners: 4),
        #"keyNotFound(type) : Corners has no "type"; expected one of "circle", "rectangle""#
      ),
    ] as [(String, Corners, String)]
  )
  func everythingIsCaught(json: String, corners: Corners, error: String) throws {
    try expectCatches(json, corners, hears: [error])
    // The enum of an element catches for itself.
    try expectRead("[\(json),\(json)]", [corners, corners])
  }

  @Test func whatIsRightIsNotCaught() throws {
    try expectBothWays(#"{"radius":1,"type":"circle"}"#, Corners.circle(radius: 1))
    try expectBothWays(#"{"corners":4,"type":"rectangle"}"#, Corners.rectangle(corners: 4))
    try expectBothWays(#"{"type":"rectangle"}"#, Corners.rectangle(corners: nil))
    try expectCatches(#"{"radius":1,"type":"circle"}"#, Corners.circle(radius: 1), hears: [])
  }

  @Test func theInvalidIsKeptWhole() throws {
    try expectBothWays(#"{"a":"x"}"#, CaughtKeyed.invalid(["a": "x"]))
    try expectBothWays("5", CaughtKeyed.invalid(5))
    try expectRead("{}", CaughtKeyed.none)
    try expectBothWays(#"{"none":true}"#, CaughtKeyed.none)
    try expectBothWays(#"{"a":1,"none":true}"#, CaughtKeyed.invalid(["a": 1, "none": true]))
    try expectError(
      CaughtKeyed.self,
      #"{"zzz":1}"#,
      #"dataCorrupted zzz: unknown case "zzz" of CaughtKeyed; expected one of "a", "none""#
    )
    try expectBothWays("[]", CaughtDiscriminator.anything([]))
    try expectBothWays(#"{"k":1}"#, CaughtDiscriminator.anything(["k": 1]))
    try expectBothWays(
      #"{"discriminator":"zzz","k":1}"#,
      CaughtDiscriminator.anything(["discriminator": "zzz", "k": 1])
    )
    try expectBothWays(
      #"{"a_value":"x","discriminator":"a"}"#,
      CaughtDiscriminator.anything(["a_value": "x", "discriminator": "a"])
    )
    try expectBothWays(#"{"a_value":1,"discriminator":"a"}"#, CaughtDiscriminator.a(1))
  }

  @Test func missingAndUnknownTagsAreOfOtherCatches() throws {
    try expectRead(#"{"a":{"x":"y"}}"#, CaughtNatural.failed(count: 3, note: nil))
    try expectRead("[]", CaughtNatural.failed(note: nil))
    try expectBothWays(#""b""#, CaughtNatural.b)
    try expectError(
      CaughtNatural.self,
      #"{"zzz":1}"#,
      #"dataCorrupted zzz: unknown case "zzz" of CaughtNatural; expected one of "a", "b", "failed""#
    )
    try expectError(
      CaughtNatural.self,
      "{}",
      #"dataCorrupted : no case of CaughtNatural; expected one of "a", "b", "failed""#
    )
    try expectRead(#"{"type":"a","content":"x"}"#, CaughtAdjacent.failed)
    try expectRead(#"{"content":1}"#, CaughtAdjacent.failed)
    try expectBothWays(#"{"content":[1],"type":"zzz"}"#, CaughtAdjacent.unknown("zzz", [1]))
    try expectRead(#"{"x":"y"}"#, CaughtUntagged.invalid)
    try expectError(
      CaughtUntagged.self,
      "5",
      "dataCorrupted : no case of CaughtUntagged takes a number; expected null or an object"
    )
    try expectRead(#"{"a":{}}"#, CaughtLabeled.failed(count: 3))
    try expectRead(#"{"zzz":{}}"#, CaughtLabeled.failed(count: 3))
    try expectRead("{}", CaughtLabeled.failed(count: 3))
    try expectRead(#"{"failed":{"count":4}}"#, CaughtLabeled.failed(count: 4))
  }

  // MARK: Null under the key of a case with values

  @Test func nullNamesNoCaseWithValues() throws {
    try expectRead(#"{"load":null,"empty":true}"#, Text.empty)
    try expectRead(#"{"string":null,"load":2,"pair":null}"#, Text.load(retries: 2))
    try expectRead(#"{"b":null,"a":null}"#, PositionalNull.a)
    try expectError(
      Text.self,
      #"{"empty":null,"load":1}"#,
      #"dataCorrupted : 2 cases of Text, "empty" and "load"; expected exactly one"#
    )
    try expectError(Text.self, #"{"string":null}"#, "valueNotFound string")
  }
}
