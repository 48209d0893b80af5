import CodableEnumGenerator

extension CommandLineTool {
  /// What all inputs say about the wire; nil if something is wrong.
  mutating func wireDocument(of inputs: Inputs, _ options: Options) -> WireDocument? {
    wireFiles(of: inputs, options).map { WireDocument($0) }
  }

  /// What each input says about the wire, read on all processors; nil if something is wrong, which is printed: of a part
  /// of the inputs, nothing can be said of the whole.
  mutating func wireFiles(of inputs: Inputs, _ options: Options) -> [WireFile]? {
    inputs.unreadable.forEach { report($0) }
    let results = inputs.files.concurrentMap { file in
      Result { () throws(ToolError) in
        let source = SourceFile(path: Path.printable(file.path), bytes: try file.read())
        let wire = Generator.readWire(source)
        return (wire, reports: DiagnosticReport.reports(of: wire.diagnostics, in: source))
      }
    }
    var files: [WireFile] = []
    for result in results {
      switch result {
      case .failure(let error): report(error)
      case .success((let file, let reports)):
        report(reports)
        files.append(file)
      }
    }
    if !files.contains(where: \.isAnnotated) { noteThatNothingIsAnnotated(inputs, options) }
    return isSuccessful ? files : nil
  }
}
