import CodableEnumContract
import CodableEnumGenerator

/// What a file of tests keeps of an earlier run, whose enums may have no hand-written code any more.
struct EarlierTests {
  /// The suites, each with the code by hand that it compares.
  private(set) var text = ""
  private(set) var imports: Set<String> = []
  private(set) var testedModules: Set<String> = []

  private static let start = "\n@Suite struct "

  /// - Parameter suites: The names of those that are written again.
  init(_ file: String, without suites: [String]) {
    guard let (head, first) = file.parts(around: Self.start) else { return }
    for line in head.split(separator: "\n") {
      if line.hasPrefix("import ") { imports.insert(String(line.dropFirst("import ".count))) }
      if line.hasPrefix("  import ") { imports.insert("#\(line.dropFirst("  import ".count))") }
      if line.hasPrefix("@testable import ") {
        testedModules.insert(String(line.dropFirst("@testable import ".count)))
      }
    }
    var rest = first.parts(around: TestFile.reporting)?.before ?? first
    while !rest.isEmpty {
      let (suite, next) = rest.parts(around: Self.start) ?? (rest, "")
      if !suites.contains(String(suite.prefix { $0 != " " })) { text += Self.start + suite }
      rest = next
    }
  }

  /// Whether it has a copied declaration.
  func has(_ part: String) -> Bool { text.parts(around: "\n\(part)\n") != nil }
}
