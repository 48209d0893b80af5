import CodableEnumGenerator
import Testing

/// The output grows with the input, not with its square.
@Suite struct OutputGrowthTests {
  /// Parts that an enum may have many of.
  enum Many: CaseIterable {
    case cases, values, defaults, optionals, aliases, keyAliases, clauses, conditions, enums

    func source(_ count: Int) -> String {
      let numbers = 0..<count
      switch self {
      case .cases: return Self.declaration(numbers.map { "case c\($0)(id: Int)" })
      case .values: return Self.declaration(["case c(\(numbers.map { "v\($0): Int" }.joined(separator: ", ")))"])
      case .defaults:
        return Self.declaration(["case c(\(numbers.map { "v\($0): Int = \($0)" }.joined(separator: ", ")))"])
      case .optionals: return Self.declaration(["case c(\(numbers.map { "v\($0): Int?" }.joined(separator: ", ")))"])
      case .aliases:
        return Self.declaration([
          "// @CodableCase(aliases: [\(numbers.map { "\"a\($0)\"" }.joined(separator: ", "))])", "case c",
        ])
      case .keyAliases:
        let aliases = numbers.map { "\"v\($0)\": [\"w\($0)\"]" }.joined(separator: ", ")
        let values = numbers.map { "v\($0): Int" }.joined(separator: ", ")
        return Self.declaration(["// @CodableCase(keyAliases: [\(aliases)])", "case c(\(values))"])
      case .clauses:
        let clauses = numbers.map { "#\($0 == 0 ? "" : "else")if FLAG\($0)\ncase c\($0)" }
        return Self.declaration(clauses + ["#endif"])
      case .conditions: return Self.declaration(numbers.map { "#if FLAG\($0)\ncase c\($0)\n#endif" })
      case .enums: return numbers.map { "// @CodableEnum\nenum E\($0) { case a }\n" }.joined()
      }
    }

    private static func declaration(_ lines: [String]) -> String {
      "// @CodableEnum(strategy: .flattenedStatus)\nenum A {\n\(lines.joined(separator: "\n"))\n}\n"
    }
  }

  @Test(arguments: Many.allCases)
  func isLinear(many: Many) throws {
    let (few, more) = (try size(many.source(50)), try size(many.source(200)))
    // The fixed part of each enum matters less with more of them. Names get longer, and lines break.
    #expect(more < few * 6, "\(few) bytes for 50 \(many), \(more) for 200")
  }

  private func size(_ source: String) throws -> Int {
    let generated = Generator.generate(SourceFile(path: "A.swift", text: source))
    return try #require(generated.output, "\(generated.diagnostics.map(\.message))").utf8.count
  }
}
