import Testing

@testable import CodableEnumGenerator

/// A label that looks like the position of another value is the label, in every option that names values.
@Suite struct ValueNameTests {
  @Test func labelWinsOverPosition() throws {
    #expect(try values("omit: [\"_1\"]").map(\.isOmitted) == [true, false])
    let coded = try values("keys: [\"p\", \"q\"], coders: [\"_1\": LosslessCoder<Int>.self]")
    #expect(coded.map { $0.coder != nil } == [true, false])
    #expect(try values("keys: [\"_1\": \"x\"]").map(\.key) == ["x", "_1"])
    #expect(Set(try values("keys: [\"_1\": \"x\"]").map(\.name)).count == 2)
  }

  /// Where no label is like it, a position is a name.
  @Test func positionsAreNames() throws {
    #expect(try values("omit: [\"_1\"]", of: "_0: Int, Int?").map(\.isOmitted) == [false, true])
  }

  private func values(_ option: String, of values: String = "_1: Int?, Int?") throws -> [ValueLayout] {
    let element = "case a(\(values))  // @CodableCase(\(option))"
    let source = "// @CodableEnum(strategy: .caseKeyed(payload: .natural))\nenum E {\n  \(element)\n}\n"
    let generated = Generator.generate(SourceFile(path: "E.swift", text: source))
    #expect(generated.diagnostics.isEmpty)
    return try #require(generated.layout.enums.first).cases[0].values
  }
}
