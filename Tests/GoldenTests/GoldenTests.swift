import CodableEnumGenerator
import Foundation
import TestSupport
import Testing

/// The folder of golden files: `Name.swift` and what the generator makes of it, `Name+CodableEnum.swift`.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

/// Every golden input, without ending.
private let inputs = fileNames(in: folder, ending: ".swift").filter { !$0.contains("+") }

func goldenSource(_ name: String) throws -> SourceFile {
  let file = folder.appending(path: name + ".swift")
  return SourceFile(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
}

@Suite struct GoldenTests {
  @Test(arguments: inputs)
  func outputEqualsGolden(name: String) throws {
    let generated = Generator.generate(try goldenSource(name))
    #expect(generated.diagnostics.map(\.message) == [])
    try RecordedText(folder.appending(path: name + "+CodableEnum.swift")).expect(generated.output ?? "")
  }

  /// All types of open sets of the target, in one more output.
  @Test func listOfTypesEqualsGolden() throws {
    var list = TypeList()
    for name in inputs { list.add(Generator.generate(try goldenSource(name))) }
    #expect(list.conflicts.isEmpty)
    try RecordedText(folder.appending(path: "CodableTypes+Registration.swift")).expect(list.text)
  }

  @Test func everyGoldenHasAnInput() throws {
    for name in fileNames(in: folder, ending: "+CodableEnum.swift") where !inputs.contains(name) {
      try RecordedText(folder.appending(path: name + "+CodableEnum.swift")).expectNone()
    }
  }

  @Test(arguments: inputs)
  func everyCaseIsRoundTripped(name: String) throws {
    let summaries = Generator.generate(try goldenSource(name)).summaries(in: try goldenSource(name))
    for summary in summaries where !oneWay.contains(summary.name) && !notCompiled.contains(summary.name) {
      let sampled = Set(samples.filter { $0.enumName == summary.name }.map(\.caseName))
      let expected = Set(summary.cases.map(\.name)).subtracting(notCompiled).subtracting(skipped)
      #expect(sampled == expected, "samples of \(summary.name)")
    }
  }
}

/// Cases that are never coded.
private let skipped: Set = ["predicted", "draft"]

/// Enums that are coded in one direction only.
private let oneWay: Set = ["OnlyEncodable", "OnlyDecodable", "Outgoing"]

/// Enums and cases of goldens that this platform or build leaves out.
private let notCompiled: Set<String> = {
  var names: Set<String> = ["never", "WithFeature"]
  #if os(Linux)
    names.formUnion(["macOnly", "same"])
  #elseif os(macOS)
    names.formUnion(["linuxOnly", "debugging", "optimized", "same"])
  #endif
  #if DEBUG
    names.insert("optimized")
  #else
    names.insert("debugging")
  #endif
  return names
}()
