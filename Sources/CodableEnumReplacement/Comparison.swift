import CodableEnumContract
import CodableEnumGenerator
import CodableEnumReport

/// A hand-written coding to compare with its annotation by running both.
struct Comparison {
  /// `Outer.Action`
  var name: String
  /// The path of its file.
  var path: String
  var copy: HandWrittenCopy
  /// JSON that both read as the same, or both refuse.
  var samples: [String]
  /// How many of them are read as each case.
  var counts: [(name: String, count: Int, isRead: Bool)]
  /// JSON with which the code by hand can't be run, and why.
  var leftOut: [(json: String, reason: String)]
  /// Whether it also writes.
  var isWritten: Bool
  /// The modules that the files of the code import; with `#` in front if they may not be there.
  var imports: Set<String>
}

extension Comparison {
  /// How much its test compares, and what it doesn't.
  var summary: String {
    let read = counts.filter { $0.count > 0 }.map { "\($0.count) as .\($0.name)" }
    let none = counts.filter { $0.count == 0 && $0.isRead }.map { ".\($0.name)" }
    let refused = samples.count - counts.reduce(0) { $0 + $1.count }
    let all = read + (refused > 0 ? ["\(refused) as an error"] : [])
    let rest = none.isEmpty ? "" : "; no JSON is of \(none.joined(separator: ", ")): add some"
    return "the test of '\(name)' compares \(samples.count) JSONs, \(all.joined(separator: ", "))\(rest)"
  }
}

extension Replacement {
  /// What the tests compare, by enum.
  package var testSummaries: [String] { comparisons.map(\.summary) + untested }

  /// The files of the enums that the tests compare.
  package var testedPaths: [String] { comparisons.map(\.path) }

  /// The types that the tests name, as `struct` and `Dog`, with their files. Another module may have such a name, too.
  package var testedTypes: [(kind: String, name: String, path: String)] { comparisons.flatMap(\.copy.types) }

  /// A file of tests that hold the hand-written code under another name, and compare it with what is generated: what is
  /// read, and what is written of it.
  ///
  /// - Parameters:
  ///   - modules: Those of the enums, but for the one that the tests are in, and of their types: `struct App.Dog`.
  ///   - earlier: The file as an earlier run wrote it. Its tests of other enums stay, since their code is gone.
  package func tests(of modules: Set<String>, addedTo earlier: String? = nil) -> String {
    let header = FileEmitter.header("hand-written coding", of: "replace", by: "--tests")
    let kept = EarlierTests(earlier ?? "", without: comparisons.map { Self.suite(of: $0) })
    // Two enums may need the same helper.
    var seen: Set<String> = []
    let suites = comparisons.map { comparison in
      let samples = comparison.samples.map { "    \(Self.rawLiteral($0)),\n" }.joined()
      let leftOut = comparison.leftOut.map { "    // Left out, since \($0.reason): \($0.json)\n" }.joined()
      return """

        @Suite struct \(Self.suite(of: comparison)) {
          /// The code does with this JSON what it did by hand. What it does otherwise is in the comments above the enum.
          @Test(arguments: [
        \(samples)\(leftOut)  ])
          func codesAsByHand(_ json: String) {
            expectNone(agrees(on: json, \(comparison.copy.name).self, \(comparison.name).self))
          }
        }

        """ + comparison.copy.parts.filter { seen.insert($0).inserted && !kept.has($0) }.map { "\n\($0)\n" }.joined()
    }
    let others = comparisons.reduce(into: ["CodableEnumTesting", "Testing"] as Set) { $0.formUnion($1.imports) }
    let imports = Self.text(ofImports: others.union(kept.imports))
    let tested = kept.testedModules.union(modules).sorted(byBytesOf: \.self)
      .sorted(byNumber: { $0.contains(" ") ? 1 : 0 })
    let testable = tested.map { "@testable import \($0)\n" }.joined()
    return header + "\n" + imports + (testable.isEmpty ? "" : "\n" + testable) + kept.text + suites.joined()
      + TestFile.reporting
  }

  private static func text(ofImports modules: Set<String>) -> String {
    modules.sorted { $0.drop { $0 == "#" }.utf8.lexicographicallyPrecedes($1.drop { $0 == "#" }.utf8) }.map { module in
      guard module.hasPrefix("#") else { return "import \(module)\n" }
      let name = module.dropFirst()
      return modules.contains(String(name)) ? "" : "#if canImport(\(name))\n  import \(name)\n#endif\n"
    }.joined()
  }

  private static func suite(of comparison: Comparison) -> String {
    comparison.name.filter { $0 != "." } + "ReplacementTests"
  }

  /// JSON as it is, where Swift can have it so.
  private static func rawLiteral(_ json: String) -> String {
    let isPlain = json.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    let isEnded = ["\"#", "\\#"].contains { json.parts(around: $0) != nil }
    return isPlain && !isEnded ? "#\"\(json)\"#" : swiftLiteral(json)
  }
}
