import Foundation
import Goldens
import Testing

@Suite struct ArrayPayloadTests {
  @Test(
    arguments: [
      (#"{"brew":[["a"]]}"#, .brew(["a"])), (#"{"brew":[[]]}"#, .brew([])),
      (#"{"cask":["x",{"a":1}]}"#, .cask("x", ["a": 1])), (#"{"restartService":[false]}"#, .restartService(false)),
      (#"{"optional":[null,1]}"#, .optional(nil, 1)), (#"{"noted":["x"]}"#, .noted("x")),
      (#"{"executable":null}"#, .executable),
    ] as [(String, Stanza)]
  )
  func valuesAreInAnArray(json: String, stanza: Stanza) throws {
    try expectBothWays(json, stanza)
  }

  @Test(
    arguments: [
      (#"{"restartService":[]}"#, .restartService(true)), (#"{"optional":[]}"#, .optional(nil, nil)),
      (#"{"optional":["x"]}"#, .optional("x", nil)), (#""executable""#, .executable),
      (#"{"executable":true}"#, .executable), (#"{"executable":[]}"#, .executable),
      (#"{"executable":{}}"#, .executable), (#"{"brew":null,"executable":null}"#, .executable),
    ] as [(String, Stanza)]
  )
  func theEndOfAnArrayMayBeMissing(json: String, stanza: Stanza) throws {
    try expectRead(json, stanza)
  }

  @Test(arguments: [
    (#"{"brew":[]}"#, #"dataCorrupted brew: case "brew" of Stanza has 1 value, found 0"#),
    (#"{"brew":[["a"],1]}"#, #"dataCorrupted brew: case "brew" of Stanza has 1 value, found more than 1"#),
    (#"{"brew":"a"}"#, "typeMismatch brew"), (#"{"brew":null}"#, "valueNotFound brew"),
    (#"{"cask":["x"]}"#, #"dataCorrupted cask: case "cask" of Stanza has 2 values, found 1"#),
    (
      #"{"brew":[["a"]],"executable":null}"#,
      #"dataCorrupted : 2 cases of Stanza, "brew" and "executable"; expected exactly one"#
    ),
  ])
  func otherArraysAreRefused(json: String, error: String) throws {
    try expectError(Stanza.self, json, error)
  }
}
