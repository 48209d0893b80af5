import Testing

@testable import CodableEnumGenerator

/// Of the cases with `matches:`, the first one that matches is chosen, whatever kinds the others match.
@Suite struct UntaggedOrderTests {
  private static let kinds = ["null", "boolean", "integer", "number", "string", "array"]
  /// All sets of one kind, two or three; a case has three, the other up to two.
  private static let sets: [[String]] = (1..<1 << kinds.count).map { bits in
    kinds.indices.filter { bits >> $0 & 1 == 1 }.map { kinds[$0] }
  }.filter { $0.count <= 3 }

  @Test(arguments: sets) func earlierCasesComeFirst(first: [String]) {
    for second in Self.sets where second.count <= 2 {
      let lines = [
        "// @CodableEnum(strategy: .untagged)", "enum E {", "  case a(A)  // @CodableCase(matches: [\(list(first))])",
        "  case b(B)  // @CodableCase(matches: [\(list(second))])", "}", "",
      ]
      // One that hides the other is an error.
      guard let output = Generator.generate(SourceFile(path: "E.swift", text: lines.joined(separator: "\n"))).output
      else { continue }
      // Where no case takes integers by themselves, they are numbers, and not told apart.
      for kind in Self.kinds where kind != "integer" || (first + second).contains(kind) {
        // To a case of numbers, an integer is a number.
        let takes = { (kinds: [String]) in kinds.contains(kind) || kind == "integer" && kinds.contains("number") }
        let expected = takes(first) ? "a" : takes(second) ? "b" : nil
        #expect(taker(of: kind, in: output) == expected, "\(kind) of \(first), \(second)")
      }
    }
  }

  private func list(_ kinds: [String]) -> String { kinds.map { ".\($0)" }.joined(separator: ", ") }

  /// The case that the first branch for a kind makes.
  private func taker(of kind: String, in output: String) -> String? {
    let lines = output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let branch = lines.firstIndex { line in
      let words = line.split { " ,:".contains($0) }
      return words.first == "case" && words.contains(".\(kind)") && !line.contains("(let ")
    }
    guard let branch else { return nil }
    let names = lines[branch...].lazy.compactMap { $0.firstMatch(of: #/^self = (?:try )?\.(\w)\(/#)?.1 }
    return names.first.map(String.init)
  }
}
