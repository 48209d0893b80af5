import Foundation
import Goldens
import Testing

@Suite struct PrefixTests {
  @Test func keysBeginWithTheNameOfTheirCase() throws {
    try expectBothWays(#"{"type":"weight","weight_value":1}"#, Measured.weight(grams: 1))
  }
}
