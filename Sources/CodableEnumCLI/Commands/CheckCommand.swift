extension CommandLineTool {
  /// Compares what would be written with what is there.
  mutating func check(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let outputs = try expectedOutputs(of: inputs, options)
    for output in outputs {
      do {
        let current = try output.current.get()
        switch output.fate {
        case .leftBehind: reportOrphan(output.path, current ?? "")
        case .written, .compared:
          if !output.isUpToDate(current) { reportDifference(current, output.text, output.path) }
        }
      } catch {
        report(error)
      }
    }
    let orphans = orphans(inputs, options)
    for orphan in orphans { reportOrphan(orphan.path, String(decoding: orphan.bytes, as: UTF8.self)) }
    if outputs.isEmpty, orphans.isEmpty { noteThatNothingIsAnnotated(inputs, options) }
  }

  private mutating func reportDifference(_ current: String?, _ text: String, _ path: String) {
    standardOutput += unifiedDiff(from: current, to: text, path: Path.printable(path))
    report([DiagnosticReport(path: path, "\(current == nil ? "missing" : "stale"); run codable-enum generate")])
  }

  private mutating func reportOrphan(_ path: String, _ current: String) {
    standardOutput += unifiedDiff(from: current, to: nil, path: Path.printable(path))
    report([DiagnosticReport(path: path, "orphaned; run codable-enum generate --prune")])
  }
}
