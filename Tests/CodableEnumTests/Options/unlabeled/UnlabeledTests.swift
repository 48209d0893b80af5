import Foundation
import Goldens
import Testing

@Suite struct UnlabeledTests {
  @Test func unlabeledValuesHaveTheKey() throws {
    try expectBothWays(#"{"type":"meters","value":1.5}"#, Measure.meters(1.5))
    try expectBothWays(#"{"type":"text"}"#, Measure.text(nil))
    try expectRead(#"{"type":"text","value":null}"#, Measure.text(nil))
    try expectBothWays(#"{"per":2,"type":"ratio","value":1}"#, Measure.ratio(1, per: 2))
    try expectBothWays(#"{"type":"none"}"#, Measure.none)
  }
}
