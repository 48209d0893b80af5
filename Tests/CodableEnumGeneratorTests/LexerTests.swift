import Testing

@testable import CodableEnumGenerator

@Suite struct LexerTests {
  struct Row: Sendable {
    var source: String
    /// The tokens' texts, separated by `|`.
    var tokens: String

    init(_ source: String, _ tokens: String) {
      (self.source, self.tokens) = (source, tokens)
    }
  }

  @Test(arguments: [
    Row("a/*x/*y*/z*/b//c\nd", "a|b|d"),
    Row("/* open", ""),
    Row("a //", "a"),
    Row("#!/usr/bin/swift\na", "a"),
    Row(#"a "b\"c" d"#, #"a|"b\"c"|d"#),
    Row(#""a\(b("c}\(d)"))e" f"#, #""a\(b("c}\(d)"))e"|f"#),
    Row(#""a\(b /* ) " */)" f"#, #""a\(b /* ) " */)"|f"#),
    Row("\"open\nb", "\"open|b"),
    Row(##"#"a"b\(c)"# d"##, ##"#"a"b\(c)"#|d"##),
    Row(##"#"a\#(b("}"))"# d"##, ##"#"a\#(b("}"))"#|d"##),
    Row(###"##"a"#b"## c"###, ###"##"a"#b"##|c"###),
    Row("\"\"\"\n{ \" \"\" }\n\"\"\" a", "\"\"\"\n{ \" \"\" }\n\"\"\"|a"),
    Row("\"\"\"\n\\(a(\"\"\"\n}\n\"\"\"))\n\"\"\" b", "\"\"\"\n\\(a(\"\"\"\n}\n\"\"\"))\n\"\"\"|b"),
    Row(##"#"""# a"##, ##"#"""#|a"##),
    Row("#\"\"\"\n\"\"\"\n\"\"\"# a", "#\"\"\"\n\"\"\"\n\"\"\"#|a"),
    Row(#""" a"#, #"""|a"#),
    Row(#"let r = /a{2}"\/}/ b"#, #"let|r|=|/a{2}"\/}/|b"#),
    Row("a / b / c", "a|/|b|/|c"),
    Row("a/b/c", "a|/|b|/|c"),
    Row("(a) / 2 / {", "(|a|)|/|2|/|{"),
    Row("f(/a(b)/, /)", "f|(|/a(b)/|,|/|)"),
    Row("reduce(1, /) + x(/)", "reduce|(|1|,|/|)|+|x|(|/|)"),
    Row("static func / (a) { a / b }", "static|func|/|(|a|)|{|a|/|b|}"),
    Row("x = #/a/b{/# + 1", "x|=|#/a/b{/#|+|1"),
    Row("x = #/\n a{ # / \n/# b", "x|=|#/\n a{ # / \n/#|b"),
    Row("return /x/", "return|/x/"),
    Row("let n = x.where/2 + a", "let|n|=|x|.|where|/|2|+|a"),
    Row("a = b ?/c{/ : d", "a|=|b|?|/c{/|:|d"),
    Row("a\n/x{/\n^^/x}/ + !/\"/", "a|/x{/|^^|/x}/|+|!|/\"/"),
    Row("try? /^ x/.y + z / w /", "try|?|/^ x/|.|y|+|z|/|w|/"),
    Row("`class` `two words` `", "`class`|`two words`|`"),
    Row("a<b>=c ->d x?=y !z", "a|<|b|>|=|c|->|d|x|?|=|y|!|z"),
    Row("a+/*x*/b *// c\nd", "a|+|b|*|d"),
    Row("...5.x 1...2 .5", "...|5|.|x|1|...|2|.|5"),
    Row("1.5e-3 0x1.8p+3 1.description t.0.1 0b1_0", "1.5e-3|0x1.8p+3|1|.|description|t|.|0|.|1|0b1_0"),
    Row("größe 👨‍👩‍👧 a→b a∘b", "größe|👨‍👩‍👧|a|→|b|a|∘|b"),
    Row("#if A\n#elseif B\n#else\n#endif #selector(x) # y", "#if|A|#elseif|B|#else|#endif|#selector|(|x|)|#|y"),
    Row("@a.b \\.c $0 $x", "@|a|.|b|\\|.|c|$0|$x"),
    Row("\u{FEFF}a", "a"),
    Row("a\r\nb\rc", "a|b|c"),
    Row("", ""),
  ])
  func splitsSourceIntoTokens(row: Row) {
    let source = SourceFile(path: "", text: row.source)
    let tokens = Lexer.lex(source).tokens
    #expect(tokens.last?.kind == .endOfFile)
    #expect(tokens.dropLast().map { source.text($0.range) }.joined(separator: "|") == row.tokens)
  }

  /// Of code that cannot matter, only the braces are kept.
  @Test(arguments: [
    Row("f { a b } c", "f|{|}|c"),
    Row("f { a { b }\n{}\n} }", "f|{|}|}"),
    Row("f { a { b }", "f|{|a|{|b|}"),
    Row(#"f { "}" + "\"}" + "" } c"#, "f|{|}|c"),
    Row(#"f { "a\(b { (c, "}") })d}" } c"#, "f|{|}|c"),
    Row(#"f { "\(a("\(b)"))" } c"#, #"f|{|"\(a("\(b)"))"|}|c"#),
    Row("f { \"a\\\n} c", "f|{|\"a\\|}|c"),
    Row("f { \"a\n} c", "f|{|\"a|}|c"),
    Row("f { \"\\(a\n)\" } c", "f|{|\"\\(a\n)\"|}|c"),
    Row("f { \"\"\"\n}\n\"\"\" } c", "f|{|\"\"\"\n}\n\"\"\"|}|c"),
    Row(##"f { #"}"}"# } c"##, ##"f|{|#"}"}"#|}|c"##),
    Row("f { a // } b\n} c", "f|{|}|c"),
    Row("f { a /* } b */ } c", "f|{|a|}|c"),
    Row("f { /}/ } c", "f|{|/}/|}|c"),
    Row("f { `a }` } c", "f|{|`a }`|}|c"),
    Row("f { a\n#if b\n} else {\n#endif\nc }", "f|{|a|#if|b|}|else|{|#endif|c|}"),
    Row("f { @A in { b } } c { d }", "f|{|@|A|in|{|}|}|c|{|}"),
    Row("f { // @A\n a } b", "f|{|a|}|b"),
    Row("f { {} // a@b\n } c", "f|{|{|}|}|c"),
    Row("struct A { b }\nvar x { c }", "struct|A|{|b|}|var|x|{|}"),
    Row("f(a { b }, [{ c }]) { d }", "f|(|a|{|b|}|,|[|{|c|}|]|)|{|}"),
    Row("class func f() { a { b } }", "class|func|f|(|)|{|a|{|}|}"),
    Row("a.struct { b }", "a|.|struct|{|}"),
    Row(#""\(a { b })""#, #""\(a { b })""#),
  ])
  func skipsCode(row: Row) {
    splitsSourceIntoTokens(row: row)
  }

  @Test func knowsKeywords() {
    let tokens = Lexer.lex(SourceFile(path: "", text: "enum `enum` indirect Enum extension package")).tokens
    #expect(tokens.map(\.keyword) == [.enum, .none, .indirect, .none, .extension, .package, .none])
    #expect(tokens.map(\.kind).prefix(3) == [.keyword, .quotedIdentifier, .identifier])
  }

  @Test func findsAttributeComments() {
    let source = SourceFile(
      path: "",
      text: """
        // @One(x)
        a // @Two
        /// @Three
        /** @Four */ /* @Five( /* x */ ) */
        // see @Six
        // \\@Seven
        "// @Eight \\(x /* @Nine */)"
        /*
           @Ten
         */
        // @
        """
    )
    let comments = Lexer.lex(source).comments
    #expect(
      comments.map { source.text($0.range) } == [
        "@One(x)", "@Two", "@Three", "@Four ", "@Five( /* x */ ) ", "@Ten\n ",
      ]
    )
    #expect(comments.map(\.trailsCode) == [false, true, false, false, false, false])
  }
}
