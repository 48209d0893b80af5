import Testing

@testable import CodableEnumGenerator

/// What `CodeWriter` writes under clauses of `#if`.
@Suite struct ConditionalCodeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Each item with its clauses, outermost first, as block and clause: `a 0.1 1.0`.
    var items: [String]
    var text: String

    init(_ description: String, _ items: [String], _ text: String) {
      (testDescription, self.items, self.text) = (description, items, text)
    }
  }

  /// The blocks of the rows, with three, one, two and one clauses.
  private let blocks = [["#if A", "#elseif B", "#else"], ["#if C"], ["#if D", "#else"], ["#if E"]]

  @Test(arguments: [
    Row("nothing", [], ""),
    Row("no condition", ["a", "b"], "a b"),
    Row("one clause", ["a 0.0"], "#if A > a < #endif"),
    Row("several items of a clause", ["a", "b 0.0", "c 0.0", "d"], "a #if A > b c < #endif d"),
    Row("#elseif", ["a 0.0", "b 0.1"], "#if A > a < #elseif B > b < #endif"),
    Row("every clause", ["a 0.0", "b 0.1", "c 0.2"], "#if A > a < #elseif B > b < #else > c < #endif"),
    Row("a clause without items", ["a 0.0", "b 0.2"], "#if A > a < #elseif B #else > b < #endif"),
    Row("a first clause without items", ["a 0.1"], "#if A #elseif B > a < #endif"),
    Row("only the last clause", ["a 0.2", "b"], "#if A #elseif B #else > a < #endif b"),
    Row("one block after another", ["a 0.0", "b 1.0"], "#if A > a < #endif #if C > b < #endif"),
    Row(
      "a block between the clauses of others",
      ["a 0.1", "b 1.0", "c 2.1"],
      "#if A #elseif B > a < #endif #if C > b < #endif #if D #else > c < #endif"
    ),
    Row("nested at once", ["a 0.0 1.0"], "#if A > #if C > a < #endif < #endif"),
    Row(
      "nested between items",
      ["a 0.0", "b 0.0 1.0", "c 0.0", "d"],
      "#if A > a #if C > b < #endif c < #endif d"
    ),
    Row(
      "nested in two clauses of one block",
      ["a 0.0 1.0", "b 0.1 2.1"],
      "#if A > #if C > a < #endif < #elseif B > #if D #else > b < #endif < #endif"
    ),
    Row(
      "from a nested block to a later clause around it",
      ["a 0.0 1.0", "b 0.2"],
      "#if A > #if C > a < #endif < #elseif B #else > b < #endif"
    ),
    Row(
      "clauses of a nested block",
      ["a 0.0 2.0", "b 0.0 2.1"],
      "#if A > #if D > a < #else > b < #endif < #endif"
    ),
    Row(
      "one nested block after another",
      ["a 0.0 1.0", "b 0.0 2.0", "c 0.0 3.0"],
      "#if A > #if C > a < #endif #if D > b < #endif #if E > c < #endif < #endif"
    ),
    Row(
      "three deep, and out at once",
      ["a 0.0 1.0 2.1", "b"],
      "#if A > #if C > #if D #else > a < #endif < #endif < #endif b"
    ),
    Row(
      "three deep, and to the last clause of the outermost",
      ["a 0.0 1.0 2.0", "b 0.2 3.0"],
      "#if A > #if C > #if D > a < #endif < #endif < #elseif B #else > #if E > b < #endif < #endif"
    ),
    Row(
      "out of one block, into another",
      ["a 0.0 1.0", "b 2.0 3.0"],
      "#if A > #if C > a < #endif < #endif #if D > #if E > b < #endif < #endif"
    ),
  ])
  func opensAndClosesConditions(row: Row) throws {
    let items = try row.items.map(Item.init)
    let writer = CodeWriter(conditionBlocks: blocks)
    writer.conditional(items, under: \.conditions) { writer.line($0.name) }
    #expect(writer.text == text(row.text))
  }

  @Test func indentsConditionsLikeCode() {
    let writer = CodeWriter(conditionBlocks: blocks)
    writer.block("switch self") {
      let conditions = [Condition(block: 0, clause: 1)]
      writer.conditional(["case .a"], under: { _ in conditions }) { head in
        writer.block(head) { writer.line("b") }
      }
      writer.line("c")
    }
    #expect(
      writer.text == """
        switch self {
          #if A
          #elseif B
            case .a {
              b
            }
          #endif
          c
        }

        """
    )
  }

  /// A clause may open with several lines.
  @Test func keepsDirectivesOverLines() {
    let writer = CodeWriter(conditionBlocks: [["#if A &&\n  B", "#else"]])
    writer.conditional(["a", "b"], under: { [Condition(block: 0, clause: $0 == "a" ? 0 : 1)] }) { writer.line($0) }
    #expect(writer.text == "#if A &&\n  B\n  a\n#else\n  b\n#endif\n")
  }

  private struct Item {
    var name: String
    var conditions: [Condition]

    init(_ description: String) throws {
      let parts = description.split(separator: " ")
      name = String(try #require(parts.first))
      conditions = try parts.dropFirst().map { part in
        let numbers = part.split(separator: ".").compactMap { Int($0) }
        let (block, clause) = (try #require(numbers.first), try #require(numbers.last))
        return Condition(block: block, clause: clause)
      }
    }
  }

  /// The lines of a row's text, `>` and `<` turned into indentation.
  private func text(_ row: String) -> String {
    var (text, depth) = ("", 0)
    // The condition of a directive is a separate word.
    for word in row.replacing("#if ", with: "#if_").replacing("#elseif ", with: "#elseif_").split(separator: " ") {
      switch word {
      case ">": depth += 1
      case "<": depth -= 1
      default: text += String(repeating: "  ", count: depth) + word.replacing("_", with: " ") + "\n"
      }
    }
    return text
  }
}
