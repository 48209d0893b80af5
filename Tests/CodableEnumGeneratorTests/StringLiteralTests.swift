import Testing

@testable import CodableEnumGenerator

@Suite struct StringLiteralTests {
  struct Row: Sendable {
    var text: String
    var literal: String

    init(_ text: String, _ literal: String) {
      (self.text, self.literal) = (text, literal)
    }
  }

  /// A text, and the literal that generated code uses for it.
  @Test(arguments: [
    Row("", #""""#),
    Row("loading", #""loading""#),
    Row("8.10 / US/Alaska $case @type ~", #""8.10 / US/Alaska $case @type ~""#),
    Row("'", #""'""#),
    Row("\"", #""\"""#),
    Row("\\", #""\\""#),
    Row("\\\"\\", #""\\\"\\""#),
    Row(#"\(x)"#, #""\\(x)""#),
    Row(##"#"a"# \#(x)"##, ##""#\"a\"# \\#(x)""##),
    Row("\"\"\"", #""\"\"\"""#),
    Row("//", #""//""#),
    Row("/* @CodableEnum */", #""/* @CodableEnum */""#),
    // Line ends and control characters.
    Row("a\nb\r\nc\td", #""a\nb\r\nc\td""#),
    Row("\0", #""\u{0}""#),
    Row("\u{1}\u{7}\u{1B}[31m\u{7F}", #""\u{1}\u{7}\u{1B}[31m\u{7F}""#),
    Row("\u{80}\u{85}", #""\u{80}\u{85}""#),
    Row("\u{2028}\u{2029}", #""\u{2028}\u{2029}""#),
    // Invisible characters.
    Row("a\u{200B}b", #""a\u{200B}b""#),
    Row("\u{FEFF}a", #""\u{FEFF}a""#),
    Row("a\u{AD}b", #""a\u{AD}b""#),
    Row("\u{E000}\u{10FFFD}", #""\u{E000}\u{10FFFD}""#),
    Row("\u{10FFFF}", #""\u{10FFFF}""#),
    Row("\u{E0001}", #""\u{E0001}""#),
    // Characters that change the direction of the text around them.
    Row("a\u{202E}b\u{202C}", #""a\u{202E}b\u{202C}""#),
    Row("\u{2066}a\u{2069}\u{200F}", #""\u{2066}a\u{2069}\u{200F}""#),
    Row("עברית", #""עברית""#),
    // A combining mark belongs to the character before it, which may be the quote. Composed and decomposed letters are
    // different tags.
    Row("\u{301}", #""\u{301}""#),
    Row("\u{301}e", #""\u{301}e""#),
    Row("e\u{301}", #""e\u{301}""#),
    Row("é", #""é""#),
    Row("\u{20DD}a", #""\u{20DD}a""#),
    // Emoji. In those made of several scalars, joiners and selectors are invisible.
    Row("🎉", #""🎉""#),
    Row("🇩🇪", #""🇩🇪""#),
    Row("👍🏽", #""👍🏽""#),
    Row("👨\u{200D}👩\u{200D}👧", #""👨\u{200D}👩\u{200D}👧""#),
    Row("❤\u{FE0F}", #""❤\u{FE0F}""#),
    Row("größe 名前", #""größe 名前""#),
    // Spaces that look like others.
    Row("a\u{A0}b\u{3000}c", #""a\u{A0}b\u{3000}c""#),
  ])
  func spellsTextThatItReadsBack(row: Row) throws {
    let literal = swiftLiteral(row.text)
    #expect(Array(literal.unicodeScalars) == Array(row.literal.unicodeScalars))
    let value = try #require(StringLiteral.value(of: literal))
    #expect(Array(value.utf8) == Array(row.text.utf8))
  }

  /// Every scalar survives, at the start of a text, after a letter, and before a quote.
  @Test func readsBackEveryScalar() {
    var wrong: [String] = []
    for code in 0...0x10FFFF as ClosedRange<UInt32> where code < 0x3100 || code % 0x61 == 0 || code > 0x10FFF0 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = "\(scalar)a\(scalar)\""
      let literal = swiftLiteral(text)
      let value = StringLiteral.value(of: literal)
      if value.map({ Array($0.utf8) }) != Array(text.utf8) { wrong.append(literal) }
    }
    #expect(wrong == [])
  }

  /// Literals in the source; nil unless they are a string on one line with a known value.
  @Test(
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""\t\n\r\0\\\"\'""#, "\t\n\r\0\\\"'"), (#""\u{1F389}\u{e9}""#, "🎉\u{E9}"),
      (#""\u{0041}""#, "A"), (##"#"a"b"#"##, "a\"b"), (##"#"\n"#"##, #"\n"#), (##"#"\#n"#"##, "\n"),
      (###"##"a"#b"##"###, "a\"#b"), (##"#"""#"##, "\""), (##"#"""a"""#"##, "\"\"a\"\""),
      ("#\"\"\"\na\n\"\"\"#", nil), (###"##"\##u{41}\#n"##"###, ##"A\#n"##),
      ("\"\u{301}\"", "\u{301}"),
      (#""\(x)""#, nil), (##"#"\#(x)"#"##, nil), (##"#"\(x)"#"##, #"\(x)"#), (#""\q""#, nil), (#""\""#, nil),
      (#""\u{}""#, nil), (#""\u{D800}""#, nil), (#""\u{110000}""#, nil), (#""\u41""#, nil), (#""\u{41""#, nil),
      (#""\u{12x}""#, nil), ("\"\"\"\na\n\"\"\"", nil), (#"""#, nil), ("", nil), ("a", nil), (##"#"a""##, nil),
      (#""a"#, nil), (#"a""#, nil), ("#", nil), ("##", nil),
    ] as [(String, String?)]
  )
  func readsLiterals(literal: String, value: String?) {
    let read = StringLiteral.value(of: literal)
    #expect(read.map { Array($0.utf8) } == value.map { Array($0.utf8) })
  }
}
