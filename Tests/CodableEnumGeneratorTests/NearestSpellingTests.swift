import CodableEnumGenerator
import Testing

@testable import CodableEnum

@Suite struct NearestSpellingTests {
  struct Row: Sendable {
    var word: String
    var candidates: [String]
    var nearest: String?
  }

  @Test(arguments: [
    Row(word: "lsit", candidates: ["list", "loading"], nearest: "list"),
    Row(word: "CodableEnm", candidates: ["CodableEnum", "CodableCase"], nearest: "CodableEnum"),
    Row(word: "notAllowed", candidates: ["confirmed", "not allowed"], nearest: "not allowed"),
    Row(word: "NOT_ALLOWED", candidates: ["not-allowed"], nearest: "not-allowed"),
    Row(word: "ab", candidates: ["abc"], nearest: "abc"),
    Row(word: "cat", candidates: ["bat", "cut"], nearest: "bat"),
    Row(word: "größe", candidates: ["grösse", "GRÖSSE", "Größe"], nearest: "Größe"),
    Row(word: "a", candidates: ["b"], nearest: nil),
    Row(word: "other", candidates: ["editing", "list"], nearest: nil),
    Row(word: "", candidates: ["list"], nearest: nil),
    Row(word: "list", candidates: ["list"], nearest: nil),
  ])
  func findsTheLikeliest(row: Row) {
    #expect(CodableEnumGenerator.nearestSpelling(to: row.word, in: row.candidates) == row.nearest)
    #expect(CodableEnum.nearestSpelling(to: row.word, in: row.candidates) == row.nearest)
  }
}
