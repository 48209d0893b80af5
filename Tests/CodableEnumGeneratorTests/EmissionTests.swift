import CodableEnumGenerator
import Testing

@Suite struct EmissionTests {
  private func output(cases: Int) throws -> String {
    let cases = (0..<cases).map { "  case c\($0)(value: Int)\n" }.joined()
    let text = "// @CodableEnum(strategy: .discriminator)\nenum Many {\n\(cases)}\n"
    return try #require(Generator.generate(SourceFile(path: "Many.swift", text: text)).output)
  }

  /// The compiler gives up on a `switch` over 700 cases with values: it says that it is unable to check it.
  @Test(arguments: [(1, 1), (256, 1), (257, 2), (1024, 4)])
  func switchesOverManyCasesAreSplit(cases: Int, switches: Int) throws {
    let output = try output(cases: cases)
    #expect(output.matches(of: #/switch self {/#).count == switches)
    #expect(output.matches(of: #/case \.c\d+\(let value\):/#).count == cases)
  }

  @Test(arguments: [16, 17, 1024])
  func everyTagIsLookedForOnce(cases: Int) throws {
    let output = try output(cases: cases)
    #expect(output.matches(of: #/case "c\d+":/#).count == cases)
    #expect(output.contains("object.tag.bucket(of:") == (cases > 16))
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    #expect(try output(cases: 300) == output(cases: 300))
  }
}
