extension CommandLineTool {
  /// Reads, generates, writes if changed.
  mutating func generate(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    for output in try expectedOutputs(of: inputs, options) {
      if options.writesToStandardOutput {
        standardOutput += output.text
        continue
      }
      do {
        if try !output.isUpToDate(output.current.get()) { try Disk.write(output.text, to: output.path) }
      } catch {
        report(error)
      }
    }
    if options.prunes {
      for orphan in orphans(inputs, options) { try Disk.delete(orphan.path) }
    }
  }
}
