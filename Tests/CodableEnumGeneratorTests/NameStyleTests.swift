import Testing

@testable import CodableEnumGenerator

@Suite struct NameStyleTests {
  /// A name in every style; `.asWritten` is the name itself.
  struct Row: Sendable {
    var name: String
    var styled: [NameStyle: String]

    init(
      _ name: String,
      camel: String,
      pascal: String,
      snake: String,
      screaming: String,
      kebab: String,
      screamingKebab: String,
      lower: String,
      upper: String
    ) {
      self.name = name
      styled = [
        .asWritten: name, .camelCase: camel, .pascalCase: pascal, .snakeCase: snake, .screamingSnakeCase: screaming,
        .kebabCase: kebab, .screamingKebabCase: screamingKebab, .lowercase: lower, .uppercase: upper,
      ]
    }
  }

  // swift-format-ignore
  @Test(arguments: [
    Row("loading", camel: "loading", pascal: "Loading", snake: "loading", screaming: "LOADING",
        kebab: "loading", screamingKebab: "LOADING", lower: "loading", upper: "LOADING"),
    Row("HTTPServer", camel: "httpServer", pascal: "HttpServer", snake: "http_server", screaming: "HTTP_SERVER",
        kebab: "http-server", screamingKebab: "HTTP-SERVER", lower: "httpserver", upper: "HTTPSERVER"),
    Row("userID", camel: "userId", pascal: "UserId", snake: "user_id", screaming: "USER_ID",
        kebab: "user-id", screamingKebab: "USER-ID", lower: "userid", upper: "USERID"),
    Row("v2Api", camel: "v2Api", pascal: "V2Api", snake: "v2_api", screaming: "V2_API",
        kebab: "v2-api", screamingKebab: "V2-API", lower: "v2api", upper: "V2API"),
    Row("a1B2", camel: "a1B2", pascal: "A1B2", snake: "a1_b2", screaming: "A1_B2",
        kebab: "a1-b2", screamingKebab: "A1-B2", lower: "a1b2", upper: "A1B2"),
    Row("ALLCAPS", camel: "allcaps", pascal: "Allcaps", snake: "allcaps", screaming: "ALLCAPS",
        kebab: "allcaps", screamingKebab: "ALLCAPS", lower: "allcaps", upper: "ALLCAPS"),
    Row("URLs", camel: "urLs", pascal: "UrLs", snake: "ur_ls", screaming: "UR_LS",
        kebab: "ur-ls", screamingKebab: "UR-LS", lower: "urls", upper: "URLS"),
    Row("aURLAndAnID", camel: "aUrlAndAnId", pascal: "AUrlAndAnId", snake: "a_url_and_an_id",
        screaming: "A_URL_AND_AN_ID", kebab: "a-url-and-an-id", screamingKebab: "A-URL-AND-AN-ID",
        lower: "aurlandanid", upper: "AURLANDANID"),
    Row("HTML5Parser", camel: "html5Parser", pascal: "Html5Parser", snake: "html5_parser", screaming: "HTML5_PARSER",
        kebab: "html5-parser", screamingKebab: "HTML5-PARSER", lower: "html5parser", upper: "HTML5PARSER"),
    Row("not allowed", camel: "notAllowed", pascal: "NotAllowed", snake: "not_allowed", screaming: "NOT_ALLOWED",
        kebab: "not-allowed", screamingKebab: "NOT-ALLOWED", lower: "not allowed", upper: "NOT ALLOWED"),
    Row("already_snake", camel: "alreadySnake", pascal: "AlreadySnake", snake: "already_snake",
        screaming: "ALREADY_SNAKE", kebab: "already-snake", screamingKebab: "ALREADY-SNAKE",
        lower: "already_snake", upper: "ALREADY_SNAKE"),
    Row("ALREADY_SCREAMING", camel: "alreadyScreaming", pascal: "AlreadyScreaming", snake: "already_screaming",
        screaming: "ALREADY_SCREAMING", kebab: "already-screaming", screamingKebab: "ALREADY-SCREAMING",
        lower: "already_screaming", upper: "ALREADY_SCREAMING"),
    Row("kebab-name", camel: "kebabName", pascal: "KebabName", snake: "kebab_name", screaming: "KEBAB_NAME",
        kebab: "kebab-name", screamingKebab: "KEBAB-NAME", lower: "kebab-name", upper: "KEBAB-NAME"),
    Row("two__ - words", camel: "twoWords", pascal: "TwoWords", snake: "two_words", screaming: "TWO_WORDS",
        kebab: "two-words", screamingKebab: "TWO-WORDS", lower: "two__ - words", upper: "TWO__ - WORDS"),
    Row("a.b", camel: "a.b", pascal: "A.b", snake: "a.b", screaming: "A.B",
        kebab: "a.b", screamingKebab: "A.B", lower: "a.b", upper: "A.B"),
    Row("2nd", camel: "2nd", pascal: "2nd", snake: "2nd", screaming: "2ND",
        kebab: "2nd", screamingKebab: "2ND", lower: "2nd", upper: "2ND"),
    Row("X", camel: "x", pascal: "X", snake: "x", screaming: "X",
        kebab: "x", screamingKebab: "X", lower: "x", upper: "X"),
    // Underscores around a name are part of it.
    Row("_leading", camel: "_leading", pascal: "_Leading", snake: "_leading", screaming: "_LEADING",
        kebab: "_leading", screamingKebab: "_LEADING", lower: "_leading", upper: "_LEADING"),
    Row("trailing__", camel: "trailing__", pascal: "Trailing__", snake: "trailing__", screaming: "TRAILING__",
        kebab: "trailing__", screamingKebab: "TRAILING__", lower: "trailing__", upper: "TRAILING__"),
    Row("__bothEnds_", camel: "__bothEnds_", pascal: "__BothEnds_", snake: "__both_ends_", screaming: "__BOTH_ENDS_",
        kebab: "__both-ends_", screamingKebab: "__BOTH-ENDS_", lower: "__bothends_", upper: "__BOTHENDS_"),
    Row("_0", camel: "_0", pascal: "_0", snake: "_0", screaming: "_0",
        kebab: "_0", screamingKebab: "_0", lower: "_0", upper: "_0"),
    Row("__", camel: "__", pascal: "__", snake: "__", screaming: "__",
        kebab: "__", screamingKebab: "__", lower: "__", upper: "__"),
    Row("", camel: "", pascal: "", snake: "", screaming: "", kebab: "", screamingKebab: "", lower: "", upper: ""),
    // Letters outside ASCII have case too. Changing it may change their number.
    Row("größe", camel: "größe", pascal: "Größe", snake: "größe", screaming: "GRÖSSE",
        kebab: "größe", screamingKebab: "GRÖSSE", lower: "größe", upper: "GRÖSSE"),
    Row("neueÖlQuelle", camel: "neueÖlQuelle", pascal: "NeueÖlQuelle", snake: "neue_öl_quelle",
        screaming: "NEUE_ÖL_QUELLE", kebab: "neue-öl-quelle", screamingKebab: "NEUE-ÖL-QUELLE",
        lower: "neueölquelle", upper: "NEUEÖLQUELLE"),
    Row("e\u{301}tatCivil", camel: "e\u{301}tatCivil", pascal: "E\u{301}tatCivil", snake: "e\u{301}tat_civil",
        screaming: "E\u{301}TAT_CIVIL", kebab: "e\u{301}tat-civil", screamingKebab: "E\u{301}TAT-CIVIL",
        lower: "e\u{301}tatcivil", upper: "E\u{301}TATCIVIL"),
    Row("名前", camel: "名前", pascal: "名前", snake: "名前", screaming: "名前",
        kebab: "名前", screamingKebab: "名前", lower: "名前", upper: "名前"),
  ])
  func spellsNames(row: Row) throws {
    for style in NameStyle.allCases {
      let expected = try #require(row.styled[style])
      #expect(Array(style.apply(to: row.name).utf8) == Array(expected.utf8), "\(style)")
    }
  }

  /// A name that already has the style stays unchanged, so conversions can be repeated.
  @Test(arguments: NameStyle.allCases.filter { $0 != .camelCase && $0 != .pascalCase })
  func keepsItsOwnStyle(style: NameStyle) {
    for name in ["HTTPServer", "not allowed", "__bothEnds_", "größe", "a1B2", "URLs", "two__ - words", ""] {
      let styled = style.apply(to: name)
      #expect(style.apply(to: styled) == styled)
    }
  }

  @Test(arguments: [
    ("HTTPServer", ["HTTP", "Server"]), ("userID", ["user", "ID"]), ("v2Api", ["v2", "Api"]),
    ("not allowed", ["not", "allowed"]), ("a\u{A0}b\tc", ["a", "b", "c"]), ("_a__b_", ["a", "b"]),
    ("ABc", ["A", "Bc"]), ("aB", ["a", "B"]), ("Ab", ["Ab"]), ("AB", ["AB"]), ("ABC1d", ["ABC1d"]),
    ("a-B", ["a", "B"]),
    ("- _", []), ("", []),
  ])
  func splitsNamesIntoWords(name: String, words: [String]) {
    #expect(NameStyle.words(of: name) == words)
  }
}
