import Foundation
import Goldens
import Testing

@Suite struct TagTests {
  @Test func integersAreTags() throws {
    try expectBothWays(#"{"type":-123,"x":1,"y":2}"#, Point.plane(x: 1, y: 2))
    try expectBothWays(#"{"name":"a","type":123}"#, Point.named("a"))
    try expectRead(#"{"type":255,"x":1,"y":2}"#, Point.plane(x: 1, y: 2))
    try expectError(
      Point.self,
      #"{"type":0}"#,
      "dataCorrupted type: unknown case 0 of Point; expected one of -123, 123, 255, 1000"
    )
    try expectError(
      Point.self,
      #"{"type":"123"}"#,
      #"typeMismatch type: the "type" of Point is not an integer; expected one of -123, 123, 255, 1000"#
    )
  }

  @Test func booleansAreTags() throws {
    try expectBothWays(#"{"ok":true,"value":1}"#, Answer.success(value: 1))
    try expectBothWays(#"{"error":"e","ok":false}"#, Answer.failure(error: "e"))
    try expectError(Answer.self, "{}", #"keyNotFound(ok) : Answer has no "ok"; expected one of false, true"#)
    try expectError(
      Answer.self,
      #"{"ok":"true"}"#,
      #"typeMismatch ok: the "ok" of Answer is not a boolean; expected one of false, true"#
    )
    try expectBothWays(#"{"type":true}"#, Half.yes)
    try expectError(
      Half.self,
      #"{"type":false}"#,
      "dataCorrupted type: unknown case false of Half; expected one of true"
    )
  }

  @Test func rawValuesAreTags() throws {
    try expectBothWays(#"{"discriminator":-1}"#, Level.low)
    try expectBothWays(#"{"discriminator":0}"#, Level.middle)
    try expectBothWays(#"{"discriminator":16}"#, Level.high)
    try expectBothWays(#""GET""#, Method.get)
    try expectBothWays(#""post""#, Method.post)
  }
}
