import Foundation
import Goldens
import Testing

/// Values that may be missing, and declarations that are hard to build.
@Suite struct DefaultLayoutTests {
  @Test(
    arguments: [
      (#"{"type":"literal"}"#, .literal(n: 7, isOn: true, name: "a\"b")),
      (#"{"type":"literal","n":1,"name":""}"#, .literal(n: 1, isOn: true, name: "")),
      (#"{"type":"declared"}"#, .declared(n: 3)), (#"{"type":"declared","n":1}"#, .declared(n: 1)),
      (#"{"type":"several","id":1}"#, .several(id: 1, n: 3, names: ["a"], limit: 3, flag: false)),
      (
        #"{"type":"several","id":1,"limit":null,"flag":true,"names":[]}"#,
        .several(id: 1, n: 3, names: [], limit: nil, flag: true)
      ),
      (#"{"type":"optional"}"#, .optional(n: nil, m: nil, o: 5)),
      (#"{"type":"optional","n":1,"m":2,"o":null}"#, .optional(n: 1, m: 2, o: nil)),
    ] as [(String, Retrying)]
  )
  func missingKeysHaveDefaults(json: String, retrying: Retrying) throws {
    try expectRead(json, retrying)
  }

  @Test func defaultsAreWritten() throws {
    try expectBothWays(#"{"isOn":true,"n":7,"name":"a\"b","type":"literal"}"#, Retrying.literal())
    try expectBothWays(#"{"n":3,"type":"declared"}"#, Retrying.declared())
    try expectBothWays(#"{"o":null,"type":"optional"}"#, Retrying.optional(n: nil, m: nil, o: nil))
  }

  @Test(arguments: [
    (#"{"type":"literal","n":null}"#, "valueNotFound n"), (#"{"type":"literal","n":"x"}"#, "typeMismatch n"),
    (#"{"type":"declared","n":null}"#, "valueNotFound n"), (#"{"type":"declared","n":"x"}"#, "typeMismatch n"),
    (#"{"type":"optional","o":"x"}"#, "typeMismatch o"),
    (#"{"type":"several"}"#, #"keyNotFound(id) : case "several" of Retrying has no "id""#),
  ])
  func wrongValuesAreNotTheDefault(json: String, error: String) throws {
    try expectError(Retrying.self, json, error)
  }

  // MARK: Arrays

  @Test(
    arguments: [
      (#"{"list":[1]}"#, .list(1, "x", true)), (#"{"list":[1,"y"]}"#, .list(1, "y", true)),
      (#"{"list":[1,"y",false]}"#, .list(1, "y", false)), (#"{"mixed":[1]}"#, .mixed(1, nil, 3, true)),
      (#"{"mixed":[1,"x"]}"#, .mixed(1, "x", 3, true)), (#"{"mixed":[1,null,4]}"#, .mixed(1, nil, 4, true)),
      (#"{"mixed":[1,"x",4,false]}"#, .mixed(1, "x", 4, false)), (#"{"bare":5}"#, .bare(5)),
      (#"{"declared":5}"#, .declared(5)), (#"{"early":[1,"x"]}"#, .early(1, "x")),
    ] as [(String, Trailing)]
  )
  func theEndOfAnArrayMayBeMissing(json: String, trailing: Trailing) throws {
    try expectRead(json, trailing)
  }

  @Test(arguments: [
    (#"{"list":[]}"#, #"dataCorrupted list: case "list" of Trailing has 1 to 3 values, found 0"#),
    (#"{"list":[1,"y",true,4]}"#, #"dataCorrupted list: case "list" of Trailing has 1 to 3 values, found more than 3"#),
    (#"{"list":[1,null]}"#, "valueNotFound list.1"), (#"{"mixed":[1,"x","y"]}"#, "typeMismatch mixed.2"),
    (#"{"early":[1]}"#, #"dataCorrupted early: case "early" of Trailing has 2 values, found 1"#),
    (#"{"bare":null}"#, "valueNotFound bare"), (#"{"declared":null}"#, "valueNotFound declared"),
    (#""list""#, #"dataCorrupted : case "list" of Trailing has 3 values, found its tag alone"#),
  ])
  func otherArraysAreRefused(json: String, error: String) throws {
    try expectError(Trailing.self, json, error)
  }

  @Test func contentMayBeMissing() throws {
    try expectRead(#"{"type":"bare"}"#, AdjacentTrailing.bare(6))
    try expectRead(#"{"type":"bare","content":1}"#, AdjacentTrailing.bare(1))
    try expectRead(#"{"type":"list","content":[1]}"#, AdjacentTrailing.list(1, "x", [2]))
    try expectRead(#"{"type":"list","content":[1,null,[]]}"#, AdjacentTrailing.list(1, nil, []))
  }

  @Test func unlabeledDefaultsKeepTheirPlaces() throws {
    try expectRead(#"["apart"]"#, SpacedDefaults.apart(3, at: nil, 0.5, nil))
    try expectRead(#"["apart",1,2]"#, SpacedDefaults.apart(1, at: 2, 0.5, nil))
    try expectRead(#"["together"]"#, SpacedDefaults.together(3, 0.5, at: nil))
    try expectRead(#"["together",1,1.5,4]"#, SpacedDefaults.together(1, 1.5, at: 4))
    try expectBothWays(#""friday""#, HeldDefaults.on(3, 0.5, day: .friday))
  }

  // MARK: Overloads

  @Test func casesAreBuiltAndNotFunctions() throws {
    try expectBothWays(#"{"string":"a"}"#, Text.string("a"))
    try expectBothWays(#"{"load":3}"#, Text.load(retries: 3))
    try expectBothWays(#"{"pair":[1,null]}"#, Text.pair(1, of: nil))
    try expectBothWays(#"{"empty":true}"#, Text.empty)
    try expectBothWays(#"{"count":2,"of":"x","type":"value"}"#, Wrapped<String>.value(of: "x", count: 2))
    try expectBothWays(#"{"other":"x","type":"other"}"#, Wrapped<String>.other("x"))
    try expectBothWays(#"["a",6,{"content":true,"value":2}]"#, [Input.string("a"), .content(), .all(content: true)])
    try expectRead(#"{"content":true}"#, Input.all(content: true, value: 2))
    try expectError(Text.self, #"{"string":1}"#, "typeMismatch string")
  }
}
