extension CommandLineTool {
  /// Compares what would be written with what is there.
  mutating func check(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    for output in try expectedOutputs(of: inputs, options) {
      do {
        let current = try output.current.get()
        guard !output.isUpToDate(current) else { continue }
        standardOutput += unifiedDiff(from: current, to: output.text, path: output.path)
        standardError += "\(output.path): error: \(current == nil ? "missing" : "stale"); run codable-enum generate\n"
        fail(.failure)
      } catch {
        report(error)
      }
    }
    for orphan in orphans(inputs, options) {
      standardOutput += unifiedDiff(from: String(decoding: orphan.bytes, as: UTF8.self), to: nil, path: orphan.path)
      standardError += "\(orphan.path): error: orphaned; run codable-enum generate --prune\n"
      fail(.failure)
    }
  }
}
