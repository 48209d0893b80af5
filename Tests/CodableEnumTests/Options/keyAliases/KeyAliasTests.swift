import Foundation
import Goldens
import Testing

@Suite struct KeyAliasTests {
  @Test func readsKeyAliases() throws {
    try expectRead(#"{"tag":"pair","a":1}"#, StrictFlat.pair(a: 1, b: nil))
    try expectRead(#"{"tag":"pair","x":1,"z":2}"#, StrictFlat.pair(a: 1, b: 2))
    try expectRead(#"{"usagi_tsukino":{"a":0,"c":1}}"#, Sailor.sailorMoon(a: 0, b: 1))
    try expectBothWays(#"{"sailor_moon":{"a":0,"b":1}}"#, Sailor.sailorMoon(a: 0, b: 1))
    try expectRead(#"{"t":"object","c":{"b":1}}"#, StrictAdjacent.object(a: 1))
    try expectRead(#"{"t":"object","c":{}}"#, StrictAdjacent.object(a: 3))
  }

  @Test func refusesTwoKeysForOneValue() throws {
    try expectError(
      StrictFlat.self,
      #"{"tag":"pair","x":1,"a":2}"#,
      #"dataCorrupted : keys "a" and "x" are for one value; expected one of them"#
    )
    try expectError(
      Sailor.self,
      #"{"sailor_moon":{"a":0,"b":1,"c":2}}"#,
      #"dataCorrupted sailor_moon: keys "b" and "c" are for one value; expected one of them"#
    )
    try expectError(StrictFlat.self, #"{"tag":"pair"}"#, "keyNotFound(a) ")
  }

  @Test func theyTellUntaggedCasesApart() throws {
    try expectRead(#"{"cause_of_death":"x"}"#, Pet.dead(name: nil, causeOfDeath: "x"))
    try expectRead(#"{"causeOfDeath":"x","angry":null}"#, Pet.dead(name: nil, causeOfDeath: "x"))
  }
}
