import Foundation
import Goldens
import Testing

@Suite struct MergedTests {
  @Test func writesAndReads() throws {
    try expectBothWays(#"{"goodBoy":true,"name":"Bingo","type":"dog"}"#, Patient.dog(Dog(name: "Bingo", goodBoy: true)))
    try expectBothWays(#"{"age":4,"name":"Mr. Fluffy","type":"cat"}"#, Patient.cat(name: "Mr. Fluffy", age: 4))
    try expectBothWays(#"{"Tuple":[1,1],"tag":"NewtypeEnum"}"#, Merging<Dog>.NewtypeEnum(.Tuple(1, 1)))
    try expectBothWays(
      #"{"name":"Bingo","tag":"Nested","type":"dog"}"#,
      Merging<Dog>.Nested(.dog(Dog(name: "Bingo")))
    )
  }

  @Test func dictionariesLeaveTheTagAlone() throws {
    try expectBothWays(#"{"a":1,"tag":"Map"}"#, Merging<Dog>.Map(["a": 1]))
    try expectBothWays(#"{"tag":"Map"}"#, Merging<Dog>.Map([:]))
  }

  @Test func refusesAPayloadThatIsNoObject() {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Merging<Int>.NewtypeStruct(1)) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Merging<[Int]>.NewtypeStruct([])) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Merging<Dog>.Map(["tag": 1])) }
  }
}
