import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumReplacement

extension CommandLineTool {
  /// Prints the annotations that stand for hand-written coding, as a diff, or writes them.
  mutating func replace(_ inputs: Inputs, _ options: Options) {
    let sources = readEach(inputs) { _, source in (source, []) }
    guard isSuccessful else { return }
    let result = Replacement(sources, enumNamed: options.enumeration)
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
    for (old, new) in result.changed {
      if options.changesFiles {
        do throws(ToolError) {
          try Disk.write(new.text(0..<new.bytes.count), to: old.path)
          writtenCount += 1
        } catch {
          report(error)
        }
      } else {
        standardOutput += unifiedDiff(
          from: old.text(0..<old.bytes.count),
          to: new.text(0..<new.bytes.count),
          path: Path.printable(old.path)
        )
      }
    }
    if options.changesFiles { noteWhatWasWritten(of: result.changed.count) }
  }
}
