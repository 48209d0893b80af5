import CodableEnumCLI
import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumReplacement

extension CommandLineTool {
  /// Prints the annotations that stand for hand-written coding, as a diff, or writes them.
  mutating func replace(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let sources = readEach(inputs) { _, source in (source, []) }
    guard isSuccessful else { return }
    let result = showingProgress(of: "enums") { _, advance in
      Replacement(
        sources,
        enumsNamed: options.enumerations,
        takesSynthesized: options.takesSynthesized,
        isForTests: options.testsOutput != nil,
        onEach: advance
      )
    }
    for message in result.notes { note(DiagnosticReport(message, severity: .note)) }
    if result.synthesizedCount > 0 {
      note("\(counted(result.synthesizedCount, "enum")) with the compiler's coding; to replace it, too: --synthesized")
    }
    report(result.errors.map { DiagnosticReport($0) })
    if let path = options.testsOutput, !result.changed.isEmpty {
      writtenCount += try writeTests(of: result, to: path, options)
    }
    if options.changesFiles { write(result) } else { standardOutput += diff(of: result) }
    let tests = options.testsOutput != nil && result.hasTests ? 1 : 0
    if result.codedCount > 0 { noteCount(of: result) }
    if options.changesFiles, !result.changed.isEmpty { noteNextSteps(after: result, options) }
    if options.writesFiles {
      noteWhatWasWritten(of: (options.changesFiles ? result.changed.count + result.added.count : 0) + tests)
    }
  }

  private func diff(of result: Replacement) -> String {
    result.changed.mapConcurrently { old, new in
      unifiedDiff(
        from: old.text(0..<old.bytes.count),
        to: new.text(0..<new.bytes.count),
        path: Path.printable(old.path)
      )
    }.joined()
      + result.added.map { unifiedDiff(from: nil, to: $0.text(0..<$0.bytes.count), path: Path.printable($0.path)) }
      .joined()
  }

  private mutating func write(_ result: Replacement) {
    for new in result.changed.map(\.new) + result.added {
      do throws(ToolError) {
        if result.added.contains(where: { $0.path == new.path }), Disk.exists(new.path) {
          let message = "'\(Path.printable(new.path))' is there already; add '\(new.lastLine)' to it"
          throw ToolError(message: message, exitCode: .failure)
        }
        try Disk.write(new.text(0..<new.bytes.count), to: new.path)
        writtenCount += 1
      } catch {
        report(error)
      }
    }
  }

  private mutating func noteCount(of result: Replacement) {
    let kept = result.codedCount - result.replacedCount
    let keeps = kept == 0 ? "" : "; \(kept) \(kept == 1 ? "keeps its" : "keep their") code"
    note("replaced \(result.replacedCount) of \(counted(result.codedCount, "enum"))\(keeps)")
  }

  /// What makes the changed files compile.
  private mutating func noteNextSteps(after result: Replacement, _ options: Options) {
    let paths = options.paths.map(\.quotedForShellIfNeeded).joined(separator: " ")
    let traits = result.visible.map { Generator.generate($0.new).layout.traits }.reduce(Set()) { $0.union($1) }
    let names = traits.listed.map { "\"\($0)\"" }.joined(separator: ", ")
    let needed = traits.isEmpty ? "" : ", with traits: [\(names)]"
    let products =
      result.usesMacro ? "products CodableEnum and, for private enums, CodableEnumMacros" : "product CodableEnum"
    note(
      "next: run codable-enum generate \(paths), or let the build plugin do it; the target needs the "
        + "\(products) of swift-codable-enum\(needed)"
        + (options.testsOutput == nil || !result.hasTests ? "" : ", and that of the tests CodableEnumTesting")
    )
  }

  /// - Returns: The number of files that were written.
  /// - Throws: If somebody else wrote the file that is there.
  private mutating func writeTests(
    of result: Replacement,
    to path: String,
    _ options: Options
  ) throws(ToolError) -> Int {
    guard result.hasTests else {
      note("no test can compare this coding: it is only written, or generic; '\(path)' was not written")
      return 0
    }
    var output = ExpectedOutput(path, "")
    for summary in result.testSummaries { note(summary) }
    output.text = result.tests(of: modules(of: result, besides: path, options), addedTo: try output.current.get())
    return reports.write([output])
  }

  /// The modules that tests in a file must import, with a note if one is not known.
  private mutating func modules(of result: Replacement, besides tests: String, _ options: Options) -> Set<String> {
    var folders = ModuleFolder()
    let own = folders.module(of: tests)
    func module(_ path: String) -> String? {
      if let module = options.module { return module }
      return folders.module(of: path).flatMap { $0 == own ? nil : $0 }
    }
    let paths = result.testedPaths
    if options.module == nil, let unknown = paths.first(where: { folders.module(of: $0) == nil }) {
      noteUnknownModule(of: unknown)
    }
    let types = result.testedTypes.compactMap { type in module(type.path).map { "\(type.kind) \($0).\(type.name)" } }
    return Set(paths.compactMap(module) + types)
  }
}

extension SourceFile {
  fileprivate var lastLine: Substring { text(0..<bytes.count).split(separator: "\n").last ?? "" }
}

extension DiagnosticReport {
  init(_ message: Replacement.Message, severity: DiagnosticReport.Severity = .error) {
    self.init(path: message.path, at: message.position, message.text, severity: severity)
  }
}
