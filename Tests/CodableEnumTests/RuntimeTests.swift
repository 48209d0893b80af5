import CodableEnum
import Foundation
import Testing

@Suite struct CodableKeyTests {
  @Test func comparesByteForByte() {
    #expect(CodableKey(stringValue: "caf\u{E9}") != CodableKey(stringValue: "cafe\u{301}"))
    #expect(CodableKey(stringValue: "\u{212B}") != CodableKey(stringValue: "A\u{30A}"))
    #expect(CodableKey(stringValue: "\u{212A}") != "K")
    #expect(CodableKey(stringValue: "list") == "list")
    #expect(Set<CodableKey>(["a", "a", "caf\u{E9}", "cafe\u{301}"]).count == 3)
  }

  @Test func spellsIntegersOut() {
    #expect(CodableKey(intValue: -12) == "-12")
  }

  private static let literals: [StaticString] = [
    "", "a", "ab", "abc", "abcd", "abcde", "abcdef", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghij", "abcdefghijk",
    "abcdefghijkl", "abcdefghijklm", "abcdefghijklmn", "abcdefghijklmno", "abcdefghijklmnop", "abcdefghijklmnopq",
    "abcdefghijklmnopqrstuvwxyz", "\u{E9}", "gr\u{F6}\u{DF}e", "\u{540D}\u{524D}", "\u{1F600}",
    "\u{540D}\u{524D}\u{540D}\u{524D}\u{540D}", "a name of more than fifteen bytes: \u{540D}\u{524D}",
  ]

  @Test func isALiteralOfAnyLength() throws {
    struct Tagged: Encodable {
      let literal: StaticString

      func encode(to encoder: any Encoder) throws {
        var object = encoder.codableObject()
        try object.encodeTag(literal, forKey: literal)
      }
    }
    for literal in Self.literals {
      let data = try JSONEncoder().encode(Tagged(literal: literal))
      let text = literal.description
      #expect(try JSONDecoder().decode([String: String].self, from: data) == [text: text])
    }
  }

  @Test func matchesALiteralOfAnyLength() {
    for literal in Self.literals {
      let text = literal.description
      #expect(literal ~= CodableKey(stringValue: text))
      #expect(!(literal ~= CodableKey(stringValue: text + "a")))
      #expect(!(literal ~= CodableKey(stringValue: "a" + text)))
      for index in text.utf8.indices where text.utf8[index] < 0x80 {
        let other = text.replacingCharacters(in: index..<text.utf8.index(after: index), with: "#")
        #expect(!(literal ~= CodableKey(stringValue: other)))
      }
    }
    #expect(!(("caf\u{E9}" as StaticString) ~= CodableKey(stringValue: "cafe\u{301}")))
    #expect(!(("\u{212A}" as StaticString) ~= CodableKey(stringValue: "K")))
  }
}

@Suite struct ValueListTests {
  private struct Row: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.codableObject()
      try container.encodeValues(1, "a", ["b", "c"], for: "row")
    }
  }

  @Test func writesValuesOfDifferentTypes() throws {
    try expectEncoding(#"{"row":[1,"a",["b","c"]]}"#, Row())
  }
}

@Suite struct ExpectationTests {
  @Test func listsTwentyTagsAtTheMost() throws {
    struct Probe: Decodable {
      init(from decoder: any Decoder) throws {
        let object = try decoder.taggedObject(by: "type", of: Self.self) {
          (10..<74).map { .integer($0) }.shuffled()
        }
        throw object.unknownTag()
      }
    }
    let listed = (10..<30).map(String.init).joined(separator: ", ")
    try expectError(
      Probe.self,
      #"{"type":"x"}"#,
      #"dataCorrupted type: unknown case "x" of Probe; expected one of \#(listed), … and 44 more"#
    )
  }
}
