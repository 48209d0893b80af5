import CodableEnum
import Foundation
import Testing

@Suite struct CodableKeyTests {
  @Test func comparesByteForByte() {
    #expect(_CodableKey(stringValue: "caf\u{E9}") != _CodableKey(stringValue: "cafe\u{301}"))
    #expect(_CodableKey(stringValue: "\u{212B}") != _CodableKey(stringValue: "A\u{30A}"))
    #expect(_CodableKey(stringValue: "\u{212A}") != "K")
    #expect(_CodableKey(stringValue: "list") == "list")
    #expect(Set<_CodableKey>(["a", "a", "caf\u{E9}", "cafe\u{301}"]).count == 3)
  }

  @Test func spellsIntegersOut() {
    #expect(_CodableKey(intValue: -12) == "-12")
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
        var object = encoder._codableObject()
        try object._encodeTag(literal, forKey: literal)
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
      #expect(literal ~= _CodableKey(stringValue: text))
      #expect(!(literal ~= _CodableKey(stringValue: text + "a")))
      #expect(!(literal ~= _CodableKey(stringValue: "a" + text)))
      for index in text.utf8.indices where text.utf8[index] < 0x80 {
        let other = text.replacingCharacters(in: index..<text.utf8.index(after: index), with: "#")
        #expect(!(literal ~= _CodableKey(stringValue: other)))
      }
    }
    #expect(!(("caf\u{E9}" as StaticString) ~= _CodableKey(stringValue: "cafe\u{301}")))
    #expect(!(("\u{212A}" as StaticString) ~= _CodableKey(stringValue: "K")))
  }
}

@Suite struct ValueListTests {
  private struct Row: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder._codableObject()
      try container._encodeValues(1, "a", ["b", "c"], for: "row")
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
        let object = try decoder._taggedObject(by: "type", of: Self.self) {
          (10..<74).map { .integer($0) }.shuffled()
        }
        throw object.unknownTagError()
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
