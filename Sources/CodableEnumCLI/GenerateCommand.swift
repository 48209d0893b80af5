import CodableEnumGenerator

extension CommandLineTool {
  /// Reads, generates, writes if changed.
  mutating func generate(_ inputs: Inputs, _ options: Options) throws(ToolError) -> ExitCode {
    var exitCode = ExitCode.success
    for output in try expectedOutputs(of: inputs, options, &exitCode) {
      if options.writesToStandardOutput {
        standardOutput += output.text
        continue
      }
      do {
        if try !output.isUpToDate(output.current.get()) { try Disk.write(output.text, to: output.path) }
      } catch {
        report(error, &exitCode)
      }
    }
    if options.prunes {
      for orphan in try orphans(inputs, options).keys.sorted() { try Disk.delete(orphan) }
    }
    return exitCode
  }

  /// Compares what would be written with what stands there.
  mutating func check(_ inputs: Inputs, _ options: Options) throws(ToolError) -> ExitCode {
    var exitCode = ExitCode.success
    for output in try expectedOutputs(of: inputs, options, &exitCode) {
      do {
        let current = try output.current.get()
        guard !output.isUpToDate(current) else { continue }
        standardOutput += unifiedDiff(from: current, to: output.text, path: output.path)
        standardError += "\(output.path): error: \(current == nil ? "missing" : "stale"); run codable-enum generate\n"
        exitCode = max(exitCode, .failure)
      } catch {
        report(error, &exitCode)
      }
    }
    for (orphan, bytes) in try orphans(inputs, options).sorted(by: { $0.key < $1.key }) {
      standardOutput += unifiedDiff(from: String(decoding: bytes, as: UTF8.self), to: nil, path: orphan)
      standardError += "\(orphan): error: orphaned; run codable-enum generate --prune\n"
      exitCode = max(exitCode, .failure)
    }
    return exitCode
  }

  /// Outputs of ours whose input is gone, by their paths, and what they hold.
  private func orphans(_ inputs: Inputs, _ options: Options) throws(ToolError) -> [String: [UInt8]] {
    guard let directory = options.outputDirectory else {
      return inputs.outputs.filter { !Disk.exists(OutputFile.input(of: $0.key)) }
    }
    guard Disk.isDirectory(directory) else { return [:] }
    let owners = inputs.files.filter { !$0.isShared }
    let expected = Set(owners.map { OutputFile.name(of: Disk.name(of: $0.path)) })
    var orphans: [String: [UInt8]] = [:]
    for name in try Disk.names(in: directory) where OutputFile.hasOutputName(name) && !expected.contains(name) {
      let path = Disk.join(directory, name)
      let bytes = try Disk.read(path)
      if Generator.isOutput(bytes) { orphans[path] = bytes }
    }
    return orphans
  }
}
