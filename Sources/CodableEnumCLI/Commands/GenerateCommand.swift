extension CommandLineTool {
  /// Writes outputs if they have changed, and deletes those that are left behind if that is asked for.
  package mutating func generate(_ outputs: [ExpectedOutput], _ inputs: Inputs, _ options: Options) {
    var writer = FileWriter()
    // A build system, which names files with and without annotations, also says where their outputs go.
    if outputs.isEmpty || !options.hasOutputPaths && outputs.allSatisfy(\.isNewAndEmpty), !options.prunes {
      noteThatNothingIsAnnotated(inputs, options)
    }
    for output in outputs {
      if options.writesToStandardOutput {
        standardOutput += output.text
        continue
      }
      do {
        let current = try output.current.get()
        switch output.fate {
        case .leftBehind where options.prunes: try Disk.delete(output.path)
        case .written, .leftBehind:
          if !output.isUpToDate(current) { try writer.write(output.text, to: output.path) }
        case .compared:
          if !output.isUpToDate(current) {
            let wayOut = "delete it, since the build writes its own, or run codable-enum generate"
            report([DiagnosticReport(path: output.path, "\(current == nil ? "missing" : "stale"); \(wayOut)")])
          }
        }
      } catch {
        report(error)
      }
    }
  }
}
