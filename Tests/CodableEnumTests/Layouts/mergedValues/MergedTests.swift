import CodableEnum
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

  @Test func refusesAPayloadThatIsNotAnObject() {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Merging<Int>.NewtypeStruct(1)) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Merging<[Int]>.NewtypeStruct([])) }
  }

  /// A value that takes all keys doesn't take the tag's, so that decoded values can be encoded.
  @Test(
    arguments: [
      (#"{"a":1,"b":{"type":"c"},"type":"value"}"#, .value(["a": 1, "b": ["type": "c"]])),
      (#"{"type":"value"}"#, .value([:])),
      (#"{"a":1,"type":"captured"}"#, .captured(["a": 1])),
      (#"{"-2":"b","1":"a","type":"numbered"}"#, .numbered([1: "a", -2: "b"])),
      (#"{"kind":"zzz","x":1,"type":"openKind"}"#, .openKind(.other("zzz", ["x": 1]))),
      (#"{"zzz":[1],"type":"openKeyed"}"#, .openKeyed(.other("zzz", [1]))),
      (#"{"zzz":null,"type":"openKeyed"}"#, .openKeyed(.other("zzz", nil))),
      (#"{"a":1,"b":2,"type":"openWhole"}"#, .openWhole(.other(["a": 1, "b": 2]))),
      (#"{"kind":"small","size":1,"type":"strict"}"#, .strict(.small(size: 1))),
      (#"{"calm":null,"type":"mood"}"#, .mood(.calm)),
      (#"{"glad":{"level":1},"type":"mood"}"#, .mood(.glad(level: 1))),
      (#"{"type":"nothing"}"#, .nothing),
    ] as [(String, Block)]
  )
  func hidesTheTagFromWhoDoesNotAskForIt(json: String, block: Block) throws {
    try expectRead(json, block)
    let encoded = try JSONEncoder().encode(block)
    #expect(try equalJSON(encoded, Data(json.utf8)))
    // Again, beside the tag of another enum.
    let nested = #"{"group":"block","# + json.dropFirst()
    try expectRead(nested, Group.block(block))
    #expect(try equalJSON(JSONEncoder().encode(Group.block(block)), Data(nested.utf8)))
  }

  private func equalJSON(_ left: Data, _ right: Data) throws -> Bool {
    try JSONSerialization.jsonObject(with: left) as? NSDictionary
      == JSONSerialization.jsonObject(with: right) as? NSDictionary
  }

  @Test(arguments: [
    (
      #"{"type":"strict","kind":"small","size":1,"x":2}"#,
      #"dataCorrupted x: unknown key "x" in case "small" of StrictKind; expected one of "size""#
    ),
    (#"{"type":"mood"}"#, #"dataCorrupted : no case of Mood; expected one of "calm", "glad""#),
    (#"{"type":"numbered","a":"b"}"#, "typeMismatch a"),
    (#"{"type":"openKeyed","zzz":1,"yyy":2}"#, #"dataCorrupted : no case of OpenKeyed; expected one of "small""#),
  ])
  func refuses(json: String, error: String) throws {
    try expectError(Block.self, json, error)
  }

  @Test func showsTheTagToWhoAsksForIt() throws {
    try expectRead(#"{"type":"plain","text":"a"}"#, Block.text(TextBlock(type: "plain", text: "a")))
    try expectBothWays(#"{"text":"a","type":"text"}"#, Block.text(TextBlock(text: "a")))
  }

  /// The tag is written once. The payload may choose an alias.
  @Test(arguments: ["text", "plain", "textual"])
  func writesATagThatThePayloadHasToo(type: String) throws {
    let block = Block.text(TextBlock(type: type, text: "a"))
    try expectEncoding(#"{"type":"\#(type)","text":"a"}"#, block)
    try expectEncoding(#"{"group":"block","type":"\#(type)","text":"a"}"#, Group.block(block))
    try expectBothWays(#"{"text":"a","type":"\#(type)"}"#, block)
    try expectBothWays(#"{"group":"block","text":"a","type":"\#(type)"}"#, Group.block(block))
  }

  private static let hidden = #"the value of case "%" of Block has the key of the tag, "type"; rename one of the two"#

  @Test(
    arguments: [
      (
        .text(TextBlock(type: "mood", text: "")),
        """
        the value of case "text" of Block has another value than the tag under its key, "type"; \
        make them equal or rename one of the two
        """
      ),
      (.captured(["type": "captured"]), hidden.replacing("%", with: "captured")),
      (.value(["a": 1, "type": "value"]), hidden.replacing("%", with: "value")),
      (.openKind(.other("zzz", ["type": "openKind"])), hidden.replacing("%", with: "openKind")),
      (.openKeyed(.other("type", "openKeyed")), hidden.replacing("%", with: "openKeyed")),
      (.openWhole(.other(["type": "openWhole"])), hidden.replacing("%", with: "openWhole")),
    ] as [(Block, String)]
  )
  func refusesAPayloadWhoseTagWouldBeLost(block: Block, error: String) {
    expectRefusal(block, error, at: "type")
    expectRefusal(Group.block(block), error, at: "type")
  }
}
