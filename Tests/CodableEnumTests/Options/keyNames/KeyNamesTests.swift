import Foundation
import Goldens
import Testing

@Suite struct KeyNamesTests {
  @Test func labelsAreKeys() throws {
    try expectBothWays(#"{"mixed":{"_0":1,"user_id":"x"}}"#, Natural.mixed(1, userID: "x"))
    try expectBothWays(#"{"user_id":1}"#, StrictUntagged.user(userID: 1))
    try expectBothWays(
      #"{"@type":"lineSegment","_2":3,"end-point":2,"start-point":1}"#,
      Shape.lineSegment(startPoint: 1, 2, 3)
    )
  }

  /// A coder that converts keys can only read back keys without underscores.
  @Test func survivesCodersThatConvertKeys() throws {
    let value = Converted.inProgress(startDate: 1, "x")
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(value)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"discriminator":"inProgress","in_progress_source":"x","in_progress_start_date":1}"#
    )
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Converted.self, from: json) == value)
  }
}
