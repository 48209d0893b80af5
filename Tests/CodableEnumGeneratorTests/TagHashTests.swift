import CodableEnumGenerator
import Testing

@testable import CodableEnum

@Suite struct TagHashTests {
  /// Committed generated code has buckets made from these numbers, so they never change.
  @Test(
    arguments: [
      ("", 0x811D_9FFC),
      ("a", 0xE40D_E134),
      ("list", 0x0CFB_4177),
      ("not allowed", 0xBB4E_975D),
      ("größe", 0xCD39_6EEB),
      ("gro\u{308}ße", 0xC3F3_4543),
      ("🧪", 0x5817_E143),
    ] as [(String, UInt32)]
  )
  func isTheSameInBothCopies(tag: String, hash: UInt32) {
    #expect(CodableEnumGenerator.tagHash(tag) == hash)
    #expect(CodableEnum.tagHash(tag) == hash)
  }

  @Test(arguments: 0..<64)
  func choosesTheBucketThatTheGeneratorNamed(number: Int) {
    let tag = String(repeating: "case", count: number % 5) + "\(number)"
    #expect(_CodableKey(stringValue: tag).bucket(of: 16) == Int(CodableEnumGenerator.tagHash(tag)) & 15)
  }
}
