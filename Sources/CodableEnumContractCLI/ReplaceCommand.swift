import CodableEnumCLI
import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumReplacement

extension CommandLineTool {
  /// Prints the annotations that stand for hand-written coding, as a diff, or writes them.
  mutating func replace(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let sources = readEach(inputs) { _, source in (source, []) }
    guard isSuccessful else { return }
    let result = Replacement(sources, enumNamed: options.enumeration, isForTests: options.testsOutput != nil)
    for message in result.notes {
      var report = DiagnosticReport(path: message.path, message.text, severity: .note)
      report.position = message.position
      note(report)
    }
    report(
      result.errors.map { message in
        var report = DiagnosticReport(path: message.path, message.text)
        report.position = message.position
        return report
      }
    )
    if let path = options.testsOutput, !result.changed.isEmpty {
      writtenCount += try writeTests(of: result, to: path, sources.map(\.path), options)
    }
    if options.changesFiles {
      for (old, new) in result.changed {
        do throws(ToolError) {
          try Disk.write(new.text(0..<new.bytes.count), to: old.path)
          writtenCount += 1
        } catch {
          report(error)
        }
      }
    } else {
      let diffs = result.changed.mapConcurrently { old, new in
        unifiedDiff(
          from: old.text(0..<old.bytes.count),
          to: new.text(0..<new.bytes.count),
          path: Path.printable(old.path)
        )
      }
      standardOutput += diffs.joined()
    }
    let tests = options.testsOutput != nil && result.hasTests ? 1 : 0
    if options.writesFiles { noteWhatWasWritten(of: (options.changesFiles ? result.changed.count : 0) + tests) }
  }

  /// - Returns: The number of files that were written.
  /// - Throws: If somebody else wrote the file that is there.
  private mutating func writeTests(
    of result: Replacement,
    to path: String,
    _ paths: [String],
    _ options: Options
  ) throws(ToolError) -> Int {
    guard result.hasTests else {
      note("no test can compare this coding: it is only written, or generic; '\(path)' was not written")
      return 0
    }
    var folders = ModuleFolder()
    let ownModule = folders.module(of: path)
    let module = options.module ?? paths.compactMap { folders.module(of: $0) }.first { $0 != ownModule }
    let output = ExpectedOutput(path, result.tests(ofModule: module))
    _ = try output.current.get()
    return reports.write([output])
  }
}
