import Foundation
import Goldens
import Testing

@Suite struct StrictnessTests {
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

  @Test func rejectsUnknownKeys() throws {
    try expectError(
      StrictFlat.self,
      #"{"tag":"pair","a":1,"q":2,"p":3}"#,
      #"dataCorrupted p: unknown key "p" in case "pair" of StrictFlat; expected one of "a", "b", "x", "y", "z""#
    )
    try expectError(
      StrictFlat.self,
      #"{"tag":"unit","a":1}"#,
      #"dataCorrupted a: unknown key "a" in case "unit" of StrictFlat; it has no keys"#
    )
    try expectError(
      StrictNatural.self,
      #"{"Cat":{"age":5,"name":"Kate","foo":"bar"}}"#,
      #"dataCorrupted Cat.foo: unknown key "foo" in case "Cat" of StrictNatural; expected one of "age", "name""#
    )
    try expectError(
      StrictNatural.self,
      #"{"Fish":1,"x":2}"#,
      #"dataCorrupted x: unknown key "x" in case "Fish" of StrictNatural; expected one of "Fish""#
    )
    try expectError(
      StrictNatural.self,
      #"{"Dog":{"x":1}}"#,
      #"dataCorrupted Dog.x: unknown key "x" in case "Dog" of StrictNatural; it has no keys"#
    )
    try expectError(
      StrictAdjacent.self,
      #"{"t":"bare","c":1,"x":2}"#,
      #"dataCorrupted x: unknown key "x" in case "bare" of StrictAdjacent; expected one of "c""#
    )
    try expectError(
      StrictAdjacent.self,
      #"{"t":"unit","c":{"x":1}}"#,
      #"dataCorrupted c.x: unknown key "x" in case "unit" of StrictAdjacent; it has no keys"#
    )
    try expectError(
      StrictAdjacent.self,
      #"{"t":"object","c":{"a":1,"x":1}}"#,
      #"dataCorrupted c.x: unknown key "x" in case "object" of StrictAdjacent; expected one of "a", "b""#
    )
  }

  @Test func acceptsWhatHasNoUnknownKeys() throws {
    try expectRead(#"{"Dog":{}}"#, StrictNatural.Dog)
    try expectRead(#"{"Dog":null}"#, StrictNatural.Dog)
    try expectRead(#""Dog""#, StrictNatural.Dog)
    try expectRead(#"{"t":"unit","c":null}"#, StrictAdjacent.unit)
    try expectRead(#"{"tag":"unit"}"#, StrictFlat.unit)
  }
}
