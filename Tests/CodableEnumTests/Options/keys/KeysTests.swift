import Foundation
import Goldens
import Testing

@Suite struct KeysTests {
  @Test func keysOfTheEnumAreThoseOfEveryCase() throws {
    try expectBothWays(#"{"op":"add","path":"/a","value":1}"#, Patch.add(pointer: "/a", 1))
    try expectBothWays(#"{"op":"remove","path":"/a"}"#, Patch.remove(pointer: "/a"))
    try expectBothWays(#"{"from":"/a","op":"move","to":"/b"}"#, Patch.move(from: "/a", pointer: "/b"))
    try expectBothWays(#"{"content":{"identifier":1},"type":"local"}"#, Reference.local(id: 1))
    try expectBothWays(#"{"content":[1],"type":"several"}"#, Reference.several([1]))
    try expectError(
      Patch.self,
      #"{"op":"add","path":"/a"}"#,
      #"keyNotFound(value) : case "add" of Patch has no "value""#
    )
  }
}
