import Foundation
import Goldens
import Testing

@Suite struct OmittedValueTests {
  private struct Problem: Error {}

  @Test func omittedValuesAreNotWritten() throws {
    try expectBothWays(#"{"message":"m","type":"failed"}"#, Failing.failed(message: "m"))
    try expectEncoding(#"{"type":"failed","message":"m"}"#, Failing.failed(message: "m", cause: Problem()))
    try expectEncoding(#"{"type":"silent"}"#, Failing.silent(attempts: 7))
    try expectRead(#"{"type":"silent","attempts":7}"#, Failing.silent())
    try expectBothWays(#"{"pair":[1,true]}"#, Trimmed.pair(1, nil, true))
    try expectBothWays(#"{"only":1}"#, Trimmed.only(1))
    try expectBothWays(#"{"bare":true}"#, Trimmed.bare(note: nil))
    try expectRead(#""bare""#, Trimmed.bare(note: nil))
    try expectBothWays(#"{"computed":1}"#, Trimmed.computed(1, stamp: 8))
    try expectEncoding(#"{"type":"report","content":{"id":1}}"#, Outgoing.report(id: 1) {})
    try expectEncoding(#"{"type":"problem","content":[1,2]}"#, Outgoing.problem([1, 2]))
  }
}
