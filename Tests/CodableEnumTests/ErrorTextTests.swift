import CodableEnum
import Foundation
import Goldens
import Testing

/// Errors are for people: short for any input, and built in less than quadratic time.
@Suite struct ErrorTextTests {
  @Test(arguments: [100, 101, 10_000, 1_000_000])
  func inputIsCutAtAHundredCharacters(length: Int) throws {
    let long = String(repeating: "x", count: length)
    let cut = length > 100 ? String(repeating: "x", count: 100) + "…" : long
    let tags = #"expected one of "cat", "dog", "stray", "tagged""#
    try expectError(
      Patient.self,
      #"{"type":"\#(long)"}"#,
      #"dataCorrupted type: unknown case "\#(cut)" of Patient; \#(tags)"#
    )
    try expectError(
      StrictKind.self,
      #"{"kind":"small","size":1,"\#(long)":1}"#,
      #"dataCorrupted \#(long): unknown key "\#(cut)" in case "small" of StrictKind; expected one of "size""#
    )
    try expectError(
      LossyKeys.self,
      #"{"numbers":{"\#(long)":1}}"#,
      #"typeMismatch numbers.\#(long): key "\#(cut)" of a dictionary is not of type Int"#
    )
    try expectError(
      Shapes.self,
      #"{"\#(long)":1}"#,
      #"dataCorrupted \#(long): unknown case "\#(cut)" of Shapes; expected one of "Tuple", "Unit""#
    )
  }

  /// Throws the errors of elements that a lossy dictionary drops.
  private struct LossyKeys: Decodable {
    @LossyDictionary var numbers: [Int: Int]

    enum CodingKeys: CodingKey { case numbers }

    init(from decoder: any Decoder) throws {
      _numbers = try decoder.container(keyedBy: CodingKeys.self).decode(
        LossyDictionary<Int, Int>.self,
        forKey: .numbers
      )
      if let dropped = $numbers.first { throw dropped.error }
    }
  }

  /// A character made of any number of scalars.
  @Test func aSingleCharacterIsCutToo() throws {
    let long = "e" + String(repeating: "\u{301}", count: 1000)
    let cut = "e" + String(repeating: "\u{301}", count: 99) + "…"
    try expectError(
      Shapes.self,
      "\"\(long)\"",
      "dataCorrupted : unknown case \"\(cut)\" of Shapes; expected one of \"Tuple\", \"Unit\""
    )
  }

  private struct Many: Decodable {
    static let tags = (0..<1000).map { CodableKey(stringValue: "case\($0)") }

    init(from decoder: any Decoder) throws {
      throw try decoder.caseKeyedObject(of: Self.self) { Self.tags }.unknownTag()
    }
  }

  @Test func manyUnknownKeysTakeLittleTime() throws {
    let keys = (0..<20_000).map { "\"cas\($0)e\":1" }.joined(separator: ",")
    let duration = ContinuousClock().measure {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Many.self, from: Data("{\(keys)}".utf8)) }
    }
    #expect(duration < .seconds(5))
  }

  @Test func aFewUnknownKeysAreLookedUp() throws {
    try expectError(
      Shapes.self,
      #"{"x":1,"Tupel":2}"#,
      #"dataCorrupted Tupel: unknown case "Tupel" of Shapes; expected one of "Tuple", "Unit"; did you mean "Tuple"?"#
    )
    try expectError(
      Shapes.self,
      #"{"x":1,"y":2}"#,
      #"dataCorrupted : no case of Shapes; expected one of "Tuple", "Unit""#
    )
  }

  @Test func manyKnownKeysAreListedInPart() throws {
    let keys = Many.tags.map { "\"\($0.stringValue)\":1" }.joined(separator: ",")
    let listed = Many.tags.map { "\"\($0.stringValue)\"" }.sorted().prefix(20).joined(separator: ", ")
    try expectError(
      Many.self,
      "{\(keys)}",
      "dataCorrupted : 1000 cases of Many, \(listed), … and 980 more; expected exactly one"
    )
  }

  @Test(arguments: [
    ("7", "typeMismatch : Direction is neither a string nor an object; "),
    ("[]", "typeMismatch : Direction is neither a string nor an object; "),
    ("true", "typeMismatch : Direction is neither a string nor an object; "),
    ("null", "valueNotFound : Direction is null; "),
  ])
  func anEnumOfBareTagsSaysWhatItExpected(json: String, error: String) throws {
    try expectDecodingErrorOfJSON(Direction.self, json, error + #"expected one of "north", "south""#)
  }

  @Test(arguments: [
    ("7", "typeMismatch : Shapes is not an object; "),
    ("null", "valueNotFound : Shapes is null; "),
  ])
  func anEnumOfObjectsSaysWhatItExpected(json: String, error: String) throws {
    try expectDecodingErrorOfJSON(Shapes.self, json, error + #"expected one of "Tuple", "Unit""#)
  }

  private func expectDecodingErrorOfJSON<Value: Decodable>(_: Value.Type, _ json: String, _ error: String) throws {
    expectDecodingError(error) { _ = try JSONDecoder().decode(Value.self, from: Data(json.utf8)) }
  }
}
