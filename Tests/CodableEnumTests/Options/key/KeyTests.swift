import Foundation
import Goldens
import Testing

@Suite struct KeyTests {
  @Test func eachStrategyHasADefault() throws {
    try expectBothWays(#"{"reason":"x","status":"not allowed"}"#, EventConfirmationResponse.notAllowed("x"))
    try expectBothWays(#"{"discriminator":"initial"}"#, Loadable<[Int]>.initial)
    try expectBothWays(#"{"content":1,"type":"by"}"#, Moved.by(delta: 1))
  }

  @Test func anyTextIsAKey() throws {
    try expectBothWays(#"{"@type":"US/Alaska","der Name":"x","größe":1}"#, Shape.land(name: "x", 1))
    try expectBothWays(#"{"count":1,"тип":"all"}"#, Defaults.all(count: 1))
    try expectBothWays(#"{"type":"weight","weight_value":1}"#, Measured.weight(grams: 1))
    try expectBothWays(#"{"c":1,"t":"Newtype"}"#, Adjacent.Newtype(1))
  }
}
