import CodableEnumGenerator

/// An output of ours whose input is gone.
struct OrphanedOutput {
  var path: String
  var bytes: [UInt8]
}

extension CommandLineTool {
  /// In the order of their paths. None if some inputs are unknown: what looks like an orphan may have one of them.
  mutating func orphans(_ inputs: Inputs, _ options: Options) -> [OrphanedOutput] {
    guard inputs.unreadable.isEmpty else { return [] }
    guard let directory = options.outputDirectory else {
      return inputs.outputs.filter { !Disk.exists(OutputFile.input(of: $0.key)) }
        .sorted { $0.key < $1.key }
        .map { OrphanedOutput(path: $0.key, bytes: $0.value) }
    }
    guard Disk.isDirectory(directory) else { return [] }
    let owners = inputs.files.filter { !$0.isShared }
    let expected = Set(owners.map { OutputFile.name(of: Disk.name(of: $0.path)) })
    var orphans: [OrphanedOutput] = []
    do {
      for name in try Disk.names(in: directory) where OutputFile.hasOutputName(name) && !expected.contains(name) {
        let path = Disk.join(directory, name)
        let bytes = try Disk.read(path)
        if Generator.isOutput(bytes) { orphans.append(OrphanedOutput(path: path, bytes: bytes)) }
      }
    } catch {
      report(error)
    }
    return orphans
  }
}
