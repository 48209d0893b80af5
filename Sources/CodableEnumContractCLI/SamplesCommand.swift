import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

extension CommandLineTool {
  /// Holds recorded JSON against the types of the inputs.
  mutating func checkSamples(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    var checking = SampleCheck.Options()
    (checking.maps, checking.dates) = (try options.mapPointers(about: .check), try options.schemaDates)
    (checking.mayLose, checking.keys) = (options.isPartial, options.keys)
    guard let name = options.type, let samples = try samples(in: options.samples, options, about: .check),
      let files = wireFiles(of: inputs, options)
    else { return }
    let check: SampleCheck
    do {
      check = try SampleCheck(samples, as: name, in: files, checking)
    } catch {
      return report([DiagnosticReport(error)])
    }
    for note in check.notes { self.note(note) }
    if options.isVerbose {
      for sample in check.taken {
        standardOutput += "\(sample.path):\(sample.position.line):\(sample.position.column): \(sample.text)\n"
      }
    }
    if check.failures.isEmpty { note("\(counted(check.taken.count, "sample")) of \(name), all read") }
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
