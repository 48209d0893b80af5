import CodableEnumGenerator

extension CommandLineTool {
  /// Reads, generates, writes if changed.
  mutating func generate(_ inputs: Inputs, _ options: Options) throws(ToolError) -> ExitCode {
    try refuseSharedOutputs(inputs, options)
    var exitCode = ExitCode.success
    var types = TypeListing()
    for input in inputs.files {
      guard let text = expectedOutput(of: input, options, &types, &exitCode) else { continue }
      if options.writesToStandardOutput {
        standardOutput += text
      } else {
        write(text, to: OutputFile(of: input.path, in: options.outputDirectory), inputs, &exitCode)
      }
    }
    if let (output, text) = expectedList(types, options, &exitCode) { write(text, to: output, inputs, &exitCode) }
    if options.prunes {
      for orphan in try orphans(inputs, options).keys.sorted() { try Disk.delete(orphan) }
    }
    return exitCode
  }

  private mutating func write(_ text: String, to output: OutputFile, _ inputs: Inputs, _ exitCode: inout ExitCode) {
    do {
      if try output.currentText(known: inputs.outputs[output.path]) != text { try Disk.write(text, to: output.path) }
    } catch {
      report(error, &exitCode)
    }
  }

  /// Compares what would be written with what stands there.
  mutating func check(_ inputs: Inputs, _ options: Options) throws(ToolError) -> ExitCode {
    try refuseSharedOutputs(inputs, options)
    var exitCode = ExitCode.success
    var types = TypeListing()
    for input in inputs.files {
      guard let text = expectedOutput(of: input, options, &types, &exitCode) else { continue }
      compare(text, with: OutputFile(of: input.path, in: options.outputDirectory), inputs, &exitCode)
    }
    if let (output, text) = expectedList(types, options, &exitCode) { compare(text, with: output, inputs, &exitCode) }
    for (orphan, bytes) in try orphans(inputs, options).sorted(by: { $0.key < $1.key }) {
      standardOutput += unifiedDiff(from: String(decoding: bytes, as: UTF8.self), to: nil, path: orphan)
      standardError += "\(orphan): error: orphaned; run codable-enum generate --prune\n"
      exitCode = max(exitCode, .failure)
    }
    return exitCode
  }

  private mutating func compare(_ text: String, with output: OutputFile, _ inputs: Inputs, _ exitCode: inout ExitCode) {
    do {
      let current = try output.currentText(known: inputs.outputs[output.path])
      guard current != text else { return }
      standardOutput += unifiedDiff(from: current, to: text, path: output.path)
      standardError += "\(output.path): error: \(current == nil ? "missing" : "stale"); run codable-enum generate\n"
      exitCode = max(exitCode, .failure)
    } catch {
      report(error, &exitCode)
    }
  }

  /// What an input's output should hold; nil if it has none, or if the input has errors, which are printed.
  private mutating func expectedOutput(
    of input: Inputs.File,
    _ options: Options,
    _ types: inout TypeListing,
    _ exitCode: inout ExitCode
  ) -> String? {
    let source: SourceFile
    do {
      source = SourceFile(path: input.path, bytes: try input.read())
    } catch {
      report(error, &exitCode)
      return nil
    }
    let generated = Generator.generate(source)
    guard let text = generated.output else {
      print(generated.diagnostics, in: source, options)
      exitCode = max(exitCode, .failure)
      return nil
    }
    types.add(generated, of: source)
    let hasOutput =
      input.isNamed || generated.isAnnotated
      // An output that its annotations have left behind is emptied.
      || (!options.writesToStandardOutput && Disk.exists(OutputFile(of: input.path, in: options.outputDirectory).path))
    return hasOutput ? text : nil
  }

  /// What the list of all types should hold; nil if none is asked for, or if an input has errors.
  private mutating func expectedList(
    _ types: TypeListing,
    _ options: Options,
    _ exitCode: inout ExitCode
  ) -> (OutputFile, String)? {
    guard let path = options.typesOutput, exitCode == .success else { return nil }
    let reports = types.conflicts
    for report in reports { standardError += report.text(options.diagnostics) }
    if !reports.isEmpty { exitCode = .failure }
    return reports.isEmpty ? (OutputFile(types: path), types.list.text) : nil
  }

  /// Goes on with the other files, but does not forget.
  private mutating func report(_ error: ToolError, _ exitCode: inout ExitCode) {
    standardError += "codable-enum: error: \(error.message)\n"
    exitCode = max(exitCode, error.exitCode)
  }

  /// Two inputs of one name cannot both have their output in one directory.
  private func refuseSharedOutputs(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    var owners: [String: String] = [:]
    for input in inputs.files where !options.writesToStandardOutput {
      let output = OutputFile(of: input.path, in: options.outputDirectory).path
      if let other = owners.updateValue(input.path, forKey: output) {
        throw .usage("'\(other)' and '\(input.path)' have the same output, '\(output)'")
      }
    }
  }

  /// Outputs of ours whose input is gone, by their paths, and what they hold.
  private func orphans(_ inputs: Inputs, _ options: Options) throws(ToolError) -> [String: [UInt8]] {
    guard let directory = options.outputDirectory else {
      return inputs.outputs.filter { !Disk.exists(OutputFile.input(of: $0.key)) }
    }
    guard Disk.isDirectory(directory) else { return [:] }
    let expected = Set(inputs.files.map { OutputFile.name(of: Disk.name(of: $0.path)) })
    var orphans: [String: [UInt8]] = [:]
    for name in try Disk.names(in: directory) where OutputFile.hasOutputName(name) && !expected.contains(name) {
      let path = Disk.join(directory, name)
      let bytes = try Disk.read(path)
      if Generator.isOutput(bytes) { orphans[path] = bytes }
    }
    return orphans
  }
}

extension CommandLineTool.ExitCode: Comparable {
  /// The graver code wins.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
