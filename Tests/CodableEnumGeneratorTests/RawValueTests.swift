import Testing

@testable import CodableEnumGenerator

@Suite struct RawValueTests {
  /// The body of an integer enum, and the raw values of its cases; nil where they are unknown.
  @Test(arguments: [
    ("case a, b = 5, c", [0, 5, 6]),
    ("case a = -0x10, b, c = 1_000", [-16, -15, 1000]),
    ("case a = 9223372036854775806, b, c, d", [9_223_372_036_854_775_806, 9_223_372_036_854_775_807, nil, nil]),
    ("case a = 9223372036854775808, b, c = 2", [nil, nil, 2]),
    ("#if A\ncase a\n#endif\ncase b", [0, nil]),
    ("#if A\ncase a = 1, b\n#elseif B\ncase c\n#else\ncase d\n#endif\ncase e", [1, 2, 0, 0, nil]),
    ("case a = 3\n#if A\ncase b\n#if B\ncase c\n#else\ncase d\n#endif\n#else\ncase e\n#endif", [3, 4, 5, 5, 4]),
  ])
  func integersAreCountedOrNotKnown(body: String, expected: [Int?]) throws {
    let source = SourceFile(path: "Level.swift", text: "// @CodableEnum\nenum Level: Int {\n\(body)\n}\n")
    let declaration = try #require(DeclarationParser.parse(source).enums.first)
    let rawValues = RawValues(of: declaration)
    let found = rawValues.values.map(\.tag)
    #expect(found == expected.map { $0.map(Tag.integer) })
  }
}
