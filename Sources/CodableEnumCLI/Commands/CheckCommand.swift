import CodableEnumFiles

extension CommandLineTool {
  /// Compares the outputs with the files.
  mutating func check(_ outputs: [ExpectedOutput], _ inputs: Inputs, _ options: Options) {
    for output in outputs {
      do {
        let current = try output.current.get()
        switch output.fate {
        case .leftBehind:
          if let current { reportOrphan(output.path, current) }
        case .written, .compared:
          if !output.isUpToDate(current) { reportDifference(current, output, options) }
        }
      } catch {
        report(error)
      }
    }
    let orphans = orphans(inputs, options)
    for orphan in orphans { reportOrphan(orphan.path, String(decoding: orphan.bytes, as: UTF8.self)) }
    if outputs.isEmpty, orphans.isEmpty { noteThatNothingIsAnnotated(inputs, options) }
  }

  private mutating func reportDifference(_ current: String?, _ output: ExpectedOutput, _ options: Options) {
    standardOutput += unifiedDiff(from: current, to: output.text, path: Path.printable(output.path))
    let what = "\(current == nil ? "missing" : "stale"); run codable-enum generate"
    let flag = options.testsOutput == nil ? "" : " \(Flag.tests.rawValue)"
    report([DiagnosticReport(path: output.path, what + flag)])
  }

  private mutating func reportOrphan(_ path: String, _ current: String) {
    standardOutput += unifiedDiff(from: current, to: nil, path: Path.printable(path))
    report([DiagnosticReport(path: path, "orphaned; run codable-enum generate --prune")])
  }
}
