import Testing

@testable import CodableEnumGenerator

@Suite struct CodeWriterTests {
  // MARK: Nesting

  @Test func indentsBlocks() {
    let writer = CodeWriter()
    writer.block("struct A") {
      writer.line("let a: Int")
      writer.line()
      writer.block("func b()") { writer.line("c()") }
      writer.block("func d()") {}
    }
    writer.line("e")
    #expect(
      writer.text == """
        struct A {
          let a: Int

          func b() {
            c()
          }
          func d() {
          }
        }
        e

        """
    )
  }

  // MARK: Line length

  /// A call or list of two arguments that is `columns` wide, including its indentation.
  struct Fit: Sendable, CustomTestStringConvertible {
    var columns: Int
    var depth = 0
    /// The character of each argument.
    var character: Character = "x"
    var tail = ""
    var fits: Bool

    var testDescription: String { "\(columns) columns at depth \(depth), of \(character), before '\(tail)'" }

    /// The first argument fills the line: `head(`, the second argument and `)` are 9 characters.
    var arguments: [String] {
      [String(repeating: character, count: columns - 2 * depth - tail.count - 9), "y"]
    }
  }

  static let fits = [
    Fit(columns: 20, fits: true), Fit(columns: 119, fits: true), Fit(columns: 120, fits: true),
    Fit(columns: 121, fits: false), Fit(columns: 500, fits: false),
    // The indentation counts, and so does the text after the bracket.
    Fit(columns: 120, depth: 1, fits: true), Fit(columns: 121, depth: 1, fits: false),
    Fit(columns: 120, depth: 7, fits: true), Fit(columns: 121, depth: 7, fits: false),
    Fit(columns: 120, tail: " {", fits: true), Fit(columns: 121, tail: " {", fits: false),
    Fit(columns: 120, depth: 3, tail: " ?? z", fits: true), Fit(columns: 121, depth: 3, tail: " ?? z", fits: false),
    // Columns are characters, however many bytes and scalars they have.
    Fit(columns: 120, character: "ß", fits: true), Fit(columns: 121, character: "ß", fits: false),
    Fit(columns: 120, character: "名", fits: true), Fit(columns: 121, character: "名", fits: false),
    Fit(columns: 120, depth: 2, character: "👨‍👩‍👧", fits: true), Fit(columns: 121, depth: 2, character: "👨‍👩‍👧", fits: false),
    Fit(columns: 120, character: "e\u{301}", fits: true), Fit(columns: 121, character: "e\u{301}", fits: false),
  ]

  @Test(arguments: fits)
  func breaksCallsThatAreTooLong(fit: Fit) {
    let text = nested(fit.depth) { $0.call("head", fit.arguments, fit.tail) }
    let margin = String(repeating: "  ", count: fit.depth)
    let (first, second) = (fit.arguments[0], fit.arguments[1])
    if fit.fits {
      #expect(text == "\(margin)head(\(first), \(second))\(fit.tail)\n")
      #expect(text.count == fit.columns + 1)
    } else {
      #expect(text == "\(margin)head(\n\(margin)  \(first),\n\(margin)  \(second)\n\(margin))\(fit.tail)\n")
    }
  }

  @Test(arguments: fits.filter(\.tail.isEmpty))
  func breaksListsThatAreTooLong(fit: Fit) {
    let text = nested(fit.depth) { $0.list("head", fit.arguments) }
    let margin = String(repeating: "  ", count: fit.depth)
    let (first, second) = (fit.arguments[0], fit.arguments[1])
    if fit.fits {
      #expect(text == "\(margin)head[\(first), \(second)]\n")
    } else {
      #expect(text == "\(margin)head[\n\(margin)  \(first),\n\(margin)  \(second),\n\(margin)]\n")
    }
  }

  @Test(arguments: fits)
  func knowsWhatFits(fit: Fit) {
    let line = "head(\(fit.arguments.joined(separator: ", ")))\(fit.tail)"
    _ = nested(fit.depth) { writer in #expect(writer.fits(line) == fit.fits) }
  }

  @Test func writesCallsAndListsOfNothing() {
    let writer = CodeWriter()
    writer.call("a", [])
    writer.call("b", [], " {}")
    writer.list("c: ", [])
    #expect(writer.text == "a()\nb() {}\nc: []\n")
  }

  /// The output at some depth, without the braces around it.
  private func nested(_ depth: Int, _ body: (CodeWriter) -> Void) -> String {
    let writer = CodeWriter()
    func write(_ depth: Int) {
      if depth == 0 { return body(writer) }
      writer.indented { write(depth - 1) }
    }
    write(depth)
    return writer.text
  }
}
