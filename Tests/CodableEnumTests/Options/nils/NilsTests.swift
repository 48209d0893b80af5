import Foundation
import Goldens
import Testing

@Suite struct NilsTests {
  @Test func nilsAreLeftOut() throws {
    try expectBothWays(#"{"b":1,"type":"optional"}"#, Payload.optional(a: nil, b: 1, c: nil, d: nil))
  }

  @Test func nilsAreNull() throws {
    try expectBothWays(
      #"{"@type":"lineSegment","_2":null,"end-point":2,"start-point":1}"#,
      Shape.lineSegment(startPoint: 1, 2, nil)
    )
    try expectBothWays(#"{"content":{"b":[],"content":null},"type":"OBJECT"}"#, AdjacentNull<Int>.object(a: nil, b: []))
    try expectBothWays(#"{"content":null,"type":"OPT_VALUE"}"#, AdjacentNull<Int>.optValue(nil))
  }
}
