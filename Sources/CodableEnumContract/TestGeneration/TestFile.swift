import CodableEnumGenerator

/// Swift Testing code for the annotated enums of all inputs, as `generate --tests` writes it.
package struct TestFile: Sendable {
  /// `@testable import App`
  private let imports: [String]
  /// The tests of each file with annotated enums.
  private let suites: [String]
  /// The names of enums that other files cannot see.
  private let hidden: [String]
  private let recordedFiles: [String]

  /// - Parameters:
  ///   - files: All inputs, in any order.
  ///   - capsules: What releases wrote.
  ///   - module: The module of the enums in a file; nil if the tests are in the same module.
  package init(_ files: [WireFile], _ capsules: [Capsule] = [], module: (WireFile) -> String?) {
    let aliases = WireBuilder.mergedAliases(files)
    let inputs = files.map { file in
      TestedFile(file, module: module(file), aliases.filter { $0.variantPath == file.path }, capsules)
    }
    let enums = inputs.flatMap(\.enums)
    // Two modules may have enums with the same name.
    let modules = Dictionary(enums.map { ($0.name, [$0.module]) }) { $0.contains($1[0]) ? $0 : $0 + $1 }
    let ambiguous = Set(modules.filter { $0.value.count > 1 }.keys)
    let testable = Set(enums.filter { $0.layout.declaration.access < .public }.compactMap(\.module))
    // Its values are found by its members.
    let runtime = enums.contains { $0.alias != nil } ? ["CodableEnum"] : []
    let others = Set(inputs.flatMap(\.imports) + enums.compactMap(\.module) + runtime + ["CodableEnumTesting"])
      .subtracting(testable)
    imports =
      others.sorted(byBytesOf: \.self).map { "import \($0)" }
      + testable.sorted(byBytesOf: \.self).map { "@testable import \($0)" }
    hidden = Set(inputs.flatMap(\.hidden)).sorted(byBytesOf: \.self)
    recordedFiles = Set(enums.filter { $0.check != .encoding }.map(\.file)).sorted(byBytesOf: \.self)
    // Sorted by name, since neither paths nor the order of inputs matter.
    suites = inputs.filter { !$0.enums.isEmpty }
      .map { file in
        let writer = CodeWriter(conditionBlocks: file.conditionBlocks)
        writer.conditional(file.enums, under: \.layout.head.conditions) { tested in
          writer.suite(for: tested, isQualified: ambiguous.contains(tested.name))
        }
        return (name: file.enums[0].name, text: writer.text)
      }
      .sorted(byBytesOf: { $0.name + "\n" + $0.text }).map(\.text)
  }

  package var text: String {
    let writer = CodeWriter()
    writer.line()
    writer.line("import Testing")
    writer.line()
    for line in imports { writer.line(line) }
    var text = FileEmitter.header("the annotated enums of its inputs", by: "--tests") + writer.text
    for suite in suites { text += (suite.hasPrefix("\n") ? "" : "\n") + suite }
    if !recordedFiles.isEmpty {
      let writer = CodeWriter()
      writer.recordedFiles(recordedFiles)
      text += writer.text
    }
    if !hidden.isEmpty {
      text += "\n// No other file can see these enums, so they have no tests: \(hidden.joined(separator: ", ")).\n"
    }
    return text + Self.reporting
  }
}

extension TestFile {
  /// The only code that all tests share: what Swift Testing is told.
  package static let reporting = """

    /// Reports each failure.
    private func expectNone(_ failures: [WireFailure], sourceLocation: SourceLocation = #_sourceLocation) {
      for failure in failures { Issue.record("\\(failure)", sourceLocation: sourceLocation) }
    }

    """
}

private struct TestedFile {
  var enums: [TestedEnum]
  var hidden: [String]
  /// Modules that may declare the extended types around the enums.
  var imports: [String] = []
  var conditionBlocks: [[String]]

  /// - Parameters:
  ///   - aliases: Of `Merged` with the file's enums.
  ///   - capsules: Of all files.
  init(_ file: WireFile, module: String?, _ aliases: [MergedAlias], _ capsules: [Capsule]) {
    let visible = file.layout.enums.filter(\.isVisibleToOtherFiles)
    enums = visible.flatMap { layout in
      let tested = TestedEnum(layout: layout, module: module, capsules: capsules.of(layout, in: file))
      let merged = aliases.filter { $0.variant == tested.name && tested.check == .roundTrip }
      return [tested] + merged.map { TestedEnum(layout: layout, module: module, alias: $0) }
    }
    hidden = file.layout.enums.filter { !$0.isVisibleToOtherFiles }.map(\.declaration.displayName)
    conditionBlocks = file.layout.conditionBlocks
    if visible.contains(where: { $0.declaration.enclosing.first?.isExtension ?? false }) {
      let imported = file.layout.imports.filter { $0.conditions.isEmpty && !$0.path.contains(" ") }.map(\.path)
      imports = imported.filter { !["Foundation", "CodableEnum", "CodableEnumMacros"].contains($0) }
    }
  }
}

extension EnumLayout {
  fileprivate var isVisibleToOtherFiles: Bool {
    declaration.access > .fileprivate && !declaration.isLocal
  }
}
