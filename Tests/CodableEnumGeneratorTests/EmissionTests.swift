import CodableEnumGenerator
import Testing

@Suite struct EmissionTests {
  private func output(cases: Int) throws -> String {
    let cases = (0..<cases).map { "  case c\($0)(value: Int)\n" }.joined()
    let text = "// @CodableEnum(strategy: .discriminator)\nenum Many {\n\(cases)}\n"
    return try #require(Generator.generate(SourceFile(path: "Many.swift", text: text)).output)
  }

  /// The compiler gives up on a `switch` over 700 cases with values: it says that it cannot check it.
  @Test(arguments: [(1, 1), (256, 1), (257, 2), (1024, 4)])
  func switchesOverManyCasesAreSplit(cases: Int, switches: Int) throws {
    let output = try output(cases: cases)
    #expect(output.matches(of: #/switch self {/#).count == switches)
    #expect(output.matches(of: #/case \.c\d+\(let value\):/#).count == cases)
  }

  @Test(arguments: [16, 17, 1024])
  func everyTagIsLookedForOnce(cases: Int) throws {
    let output = try output(cases: cases)
    let isMany = cases > 16
    #expect(output.matches(of: isMany ? #/if object\.hasTag\("c\d+"\) {/# : #/case "c\d+":/#).count == cases)
    #expect(output.contains("object.tag.bucket(of:") == isMany)
  }

  /// In reading and in `init(rawValue:)`.
  @Test(arguments: [16, 17])
  func everyRawValueIsLookedForOnce(cases: Int) throws {
    let names = (0..<cases).map { "c\($0)" }.joined(separator: ", ")
    let text = "// @CodableEnum(strategy: .rawValue)\nenum Many { case \(names) }\n"
    let output = try #require(Generator.generate(SourceFile(path: "Many.swift", text: text)).output)
    let isMany = cases > 16
    #expect(output.matches(of: #/ tag\.bucket\(of: \d+\) {/#).count == (isMany ? 1 : 0))
    #expect(
      output.matches(of: isMany ? #/if "c\d+" ~= tag {/# : #/case "c\d+":/#).count == (isMany ? cases : 2 * cases)
    )
    #expect(output.matches(of: #/if object\.hasTag\("c\d+"\) {/#).count == (isMany ? cases : 0))
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    #expect(try output(cases: 300) == output(cases: 300))
  }

  /// Twice the source makes at most about twice the output.
  @Test(
    arguments: [
      "case a(%)", "case a(count: Int, %)",
      // Every value has a default, a literal or another expression.
    ],
    [" = 1", " = makeDefault()"]
  )
  func defaultsTakeOneLineEach(head: String, value: String) throws {
    func output(_ count: Int) throws -> Int {
      let values = (0..<count).map { "v\($0): Int\(value)" }.joined(separator: ", ")
      return try length("enum Many { \(head.replacing("%", with: values)) }")
    }
    #expect(try output(800) < 3 * output(400))
  }

  @Test(arguments: [".caseKeyed", ".flattenedStatus", ".rawValue"])
  func conditionsTakeAsManyLinesAsInTheSource(strategy: String) throws {
    func output(_ count: Int) throws -> Int {
      let clauses = (1..<count).map { "#elseif A\($0)\n  case c\($0)\n" }.joined()
      return try length("enum Many {\n#if A0\n  case c0\n\(clauses)#endif\n}", strategy)
    }
    #expect(try output(800) < 3 * output(400))
  }

  private func length(_ source: String, _ strategy: String = ".flattenedStatus") throws -> Int {
    let text = "// @CodableEnum(strategy: \(strategy))\n\(source)\n"
    return try #require(Generator.generate(SourceFile(path: "Many.swift", text: text)).output).utf8.count
  }
}
