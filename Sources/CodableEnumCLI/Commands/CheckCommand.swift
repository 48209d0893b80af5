import CodableEnumFiles
import CodableEnumGenerator

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
    if outputs.isEmpty, orphans.isEmpty {
      noteThatNothingIsAnnotated(inputs, options)
    } else if isSuccessful, reports.annotatedFiles > 0 {
      let enums = reports.enums == 0 ? "" : counted(reports.enums, "enum") + " in "
      note("\(enums)\(counted(reports.annotatedFiles, "file")), up to date")
    }
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

extension CommandLineTool {
  /// In the order of their paths. None if some inputs are unknown: what looks like an orphan may have one of them.
  mutating func orphans(_ inputs: Inputs, _ options: Options) -> [Inputs.Output] {
    guard inputs.unreadable.isEmpty, options.testsOutput == nil else { return [] }
    var identities = FileIdentities()
    let owned = Set([options.sharedOutput, options.typesOutput].compactMap(\.self).map { identities.identity(of: $0) })
    let found = options.output.map { orphans(in: $0, inputs) } ?? orphansBesideInputs(inputs)
    return found.filter { !owned.contains(identities.identity(of: $0.path)) }
      .sorted(byBytesOf: \.path)
  }

  /// Deletes the outputs whose input is gone.
  mutating func deleteOrphans(_ inputs: Inputs, _ options: Options) {
    for orphan in orphans(inputs, options) { delete(orphan.path) }
  }

  mutating func delete(_ path: String) {
    do {
      try Disk.delete(path)
      deletedCount += 1
    } catch {
      report(error)
    }
  }

  private func orphansBesideInputs(_ inputs: Inputs) -> [Inputs.Output] {
    inputs.outputs.filter { output in
      let name = Path.name(of: output.path).dropLast(OutputPlaces.suffix.count) + ".swift"
      return !Disk.exists(Path.join(Path.directory(of: output.path), String(name)))
    }
  }

  private mutating func orphans(in directory: String, _ inputs: Inputs) -> [Inputs.Output] {
    guard Disk.kind(of: directory) == .directory else { return [] }
    let owners = inputs.files.filter { $0.role != .shared }
    let names = owners.map { OutputPlaces.outputName(of: Path.name(of: $0.path)) }
    let expected = Set(names.map(ExactText.init))
    let folded = Dictionary(names.map { (FoldedName($0), $0) }) { first, _ in first }
    var orphans: [Inputs.Output] = []
    do {
      for name in try Disk.names(in: directory)
      where name.hasSuffix(OutputPlaces.suffix) && !expected.contains(ExactText(name)) {
        let path = Path.join(directory, name)
        if let owned = folded[FoldedName(name)], Disk.isSameFile(path, Path.join(directory, owned)) { continue }
        let bytes = try Disk.read(path)
        if Generator.isOutput(bytes) { orphans.append(Inputs.Output(path: path, bytes: bytes)) }
      }
    } catch {
      report(error)
    }
    return orphans
  }
}
