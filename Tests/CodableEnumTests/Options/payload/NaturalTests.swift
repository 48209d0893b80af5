import Foundation
import Goldens
import Testing

@Suite struct NaturalTests {
  @Test func writesAndReads() throws {
    try expectBothWays(#""Dog""#, Animal.Dog)
    try expectBothWays(#"{"Frog":["Henry",[349,102]]}"#, Animal.Frog("Henry", [349, 102]))
    try expectBothWays(#"{"Cat":{"age":5,"name":"Kate"}}"#, Animal.Cat(age: 5, name: "Kate"))
    try expectBothWays(#"{"AntHive":["Bob","Stuart"]}"#, Animal.AntHive(["Bob", "Stuart"]))
    try expectBothWays(#"{"mixed":{"_0":1,"user_id":"x"}}"#, Natural.mixed(1, userID: "x"))
    try expectBothWays(#"{"named":{"user_name":"x"}}"#, Natural.named("x"))
    try expectBothWays(#"{"optional":null}"#, Natural.optional(nil))
    try expectBothWays(#"{"keyed":{"key":1}}"#, Natural.keyed(1))
    try expectRead(#"{"withDefault":{}}"#, Natural.withDefault(count: 3))
  }

  @Test(arguments: [#"{"Dog":null}"#, #"{"Dog":{}}"#, #"{"Dog":7,"x":1}"#])
  func readsCasesWithoutPayloadByTheirKeyAlone(json: String) throws {
    try expectRead(json, Animal.Dog)
  }

  @Test func ignoresUnknownKeys() throws {
    try expectRead(#"{"Cat":{"age":5,"name":"Kate","foo":"bar"}}"#, Animal.Cat(age: 5, name: "Kate"))
  }

  @Test func refusesWhatIsNotOneCase() throws {
    let expected = #"expected one of "AntHive", "Cat", "Dog", "Frog""#
    try expectError(
      Animal.self,
      #""Frog""#,
      #"dataCorrupted : case "Frog" of Animal has 2 values, found its tag alone"#
    )
    try expectError(
      Animal.self,
      #""Cat""#,
      #"dataCorrupted : case "Cat" of Animal has 2 values, found its tag alone"#
    )
    try expectError(
      Animal.self,
      #"{"unknown":null}"#,
      #"dataCorrupted unknown: unknown case "unknown" of Animal; \#(expected)"#
    )
    try expectError(Animal.self, "{}", "dataCorrupted : no case of Animal; \(expected)")
    try expectError(Animal.self, "[]", "typeMismatch ")
    try expectError(Animal.self, "7", "typeMismatch ")
    try expectError(Animal.self, #"{"Cat":[0]}"#, "typeMismatch Cat")
    try expectError(
      Animal.self,
      #"{"Dog":null,"Cat":{"age":5,"name":"K"}}"#,
      #"dataCorrupted : 2 cases of Animal, "Cat" and "Dog"; expected exactly one"#
    )
  }
}
