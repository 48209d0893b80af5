import Foundation
import Goldens
import Testing

@Suite struct UnknownKeyTests {
  @Test(arguments: [
    (#"["ready",1,{}]"#, OpenArray.ready), (#"["event","a",null,true]"#, .event("a", nil)),
    (#"["event","a",1,2]"#, .event("a", 1)), (#"["all",1,2]"#, .all([1, 2])),
  ])
  func ignoresExtraElements(json: String, value: OpenArray) throws { try expectRead(json, value) }

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

  @Test func untaggedEnumsRejectThem() throws {
    try expectBothWays(#"{"user_id":1}"#, StrictUntagged.user(userID: 1))
    try expectRead(#"{"title":"a"}"#, StrictUntagged.post(title: "a"))
    try expectBothWays(#"{"draft":true,"title":"a"}"#, StrictUntagged.post(title: "a", draft: true))
    try expectError(
      StrictUntagged.self,
      #"{"title":"a","x":1}"#,
      #"dataCorrupted x: unknown key "x" in case "post" of StrictUntagged; expected one of "draft", "title""#
    )
    try expectError(
      StrictUntagged.self,
      #"{"x":1}"#,
      #"dataCorrupted : no case of StrictUntagged takes an object with "x"; expected "user_id", or "title""#
    )
  }
}
