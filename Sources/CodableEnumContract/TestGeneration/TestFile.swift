import CodableEnumGenerator

/// Swift Testing code for the annotated enums of all inputs, as `generate --tests` writes it.
package struct TestFile: Sendable {
  /// `@testable import App`
  private let imports: [String]
  /// The tests of each file with annotated enums.
  private let suites: [String]
  /// The names of enums that other files cannot see.
  private let hidden: [String]
  /// The operations on values, each once.
  private let checks: Set<TestCheck>
  private let recordedFiles: [String]

  /// - Parameters:
  ///   - files: All inputs, in any order.
  ///   - module: The module of the enums in a file; nil if the tests are in the same module.
  package init(_ files: [WireFile], module: (WireFile) -> String?) {
    let inputs = files.map { TestedFile($0, module: module($0)) }
    let enums = inputs.flatMap(\.enums)
    // Two modules may have enums with the same name.
    let modules = Dictionary(enums.map { ($0.name, [$0.module]) }) { $0.contains($1[0]) ? $0 : $0 + $1 }
    let ambiguous = Set(modules.filter { $0.value.count > 1 }.keys)
    let testable = Set(enums.filter { $0.layout.annotated.declaration.access < .public }.compactMap(\.module))
    let others = Set(inputs.flatMap(\.imports) + enums.compactMap(\.module)).subtracting(testable)
    imports =
      others.sorted(byBytesOf: \.self).map { "import \($0)" }
      + testable.sorted(byBytesOf: \.self).map { "@testable import \($0)" }
    hidden = Set(inputs.flatMap(\.hidden)).sorted(byBytesOf: \.self)
    checks = Set(enums.map(\.check))
    recordedFiles = Set(enums.filter { $0.check != .encoding }.map(\.file)).sorted(byBytesOf: \.self)
    // Sorted by name, since neither paths nor the order of inputs matter.
    suites = inputs.filter { !$0.enums.isEmpty }
      .map { file in
        var writer = CodeWriter(conditionBlocks: file.conditionBlocks)
        writer.conditional(file.enums, under: \.layout.head.conditions) { writer, tested in
          writer.suite(for: tested, isQualified: ambiguous.contains(tested.name))
        }
        return (name: file.enums[0].name, text: writer.text)
      }
      .sorted(byBytesOf: { $0.name + "\n" + $0.text }).map(\.text)
  }

  package var text: String {
    var writer = CodeWriter()
    writer.line()
    writer.line("import Foundation")
    writer.line("import Testing")
    if !imports.isEmpty { writer.line() }
    for line in imports { writer.line(line) }
    var text =
      FileEmitter.header("the annotated enums of its inputs", by: "--tests") + writer.text + SharedTestCode.samples
    for suite in suites { text += (suite.hasPrefix("\n") ? "" : "\n") + suite }
    if !recordedFiles.isEmpty {
      var writer = CodeWriter()
      writer.recordedFiles(recordedFiles)
      text += writer.text
    }
    if !hidden.isEmpty {
      text += "\n// No other file can see these enums, so they have no tests: \(hidden.joined(separator: ", ")).\n"
    }
    return text + SharedTestCode.text(of: checks)
  }
}

private struct TestedFile {
  var enums: [TestedEnum]
  var hidden: [String]
  /// Modules that may declare the extended types around the enums.
  var imports: [String] = []
  var conditionBlocks: [[String]]

  init(_ file: WireFile, module: String?) {
    let visible = file.layout.enums.filter(\.isVisibleToOtherFiles)
    enums = visible.map { TestedEnum(layout: $0, module: module) }
    hidden = file.layout.enums.filter { !$0.isVisibleToOtherFiles }.map(\.annotated.declaration.displayName)
    conditionBlocks = file.layout.conditionBlocks
    if visible.contains(where: { $0.annotated.declaration.enclosing.first?.isExtension ?? false }) {
      let imported = file.layout.imports.filter { $0.conditions.isEmpty && !$0.path.contains(" ") }.map(\.path)
      imports = imported.filter { !["Foundation", "CodableEnum", "CodableEnumMacros"].contains($0) }
    }
  }
}

extension EnumLayout {
  fileprivate var isVisibleToOtherFiles: Bool {
    annotated.declaration.access > .fileprivate && !annotated.declaration.isLocal
  }
}
