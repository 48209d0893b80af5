extension CommandLineTool {
  /// Reads, generates, writes if changed.
  mutating func generate(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    var writer = FileWriter()
    let outputs = try expectedOutputs(of: inputs, options)
    // A build system, which names files with and without annotations, also says where their outputs go.
    let hasPlaces = [options.outputDirectory, options.sharedOutput, options.typesOutput, options.testsOutput].contains {
      $0 != nil
    }
    if outputs.isEmpty || !hasPlaces && outputs.allSatisfy(\.isNewAndEmpty), !options.prunes {
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
    if options.prunes {
      for orphan in orphans(inputs, options) {
        do { try Disk.delete(orphan.path) } catch { report(error) }
      }
    }
  }
}
