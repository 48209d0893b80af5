import CodableEnumContract
import CodableEnumFiles

extension CommandLineTool {
  /// Holds recorded JSON against the types of the inputs.
  mutating func checkSamples(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let (maps, dates) = (try options.mapPointers(about: .check), try options.schemaDates)
    guard let name = options.sampleType, let samples = try samples(in: options.samples, options, about: .check),
      let files = wireFiles(of: inputs, options)
    else { return }
    let check: SampleCheck
    do {
      check = try SampleCheck(samples, as: name, in: files, maps: maps, dates: dates)
    } catch {
      return report([DiagnosticReport(error)])
    }
    for note in check.notes { self.note(note) }
    if options.isVerbose {
      for sample in check.taken {
        standardOutput += "\(sample.path):\(sample.position.line):\(sample.position.column): \(sample.text)\n"
      }
    }
    report(
      check.failures.map { failure in
        var report = DiagnosticReport(path: failure.message.path, failure.message.text)
        report.position = failure.message.position
        report.notes = failure.notes.map { .init(path: $0.path, position: $0.position, message: $0.text) }
        return report
      }
    )
  }
}
