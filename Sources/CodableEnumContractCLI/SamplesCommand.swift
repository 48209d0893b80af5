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
    if options.showsAll { checking.mostFailures = nil }
    guard let name = options.type, let samples = try samples(in: options.samples, options, about: .check),
      let files = wireFiles(of: inputs, options)
    else { return }
    guard let check = reporting(try SampleCheck(samples, as: name, in: files, checking)) else { return }
    for note in check.notes { self.note(note) }
    if options.isVerbose {
      for sample in check.taken {
        standardOutput += "\(sample.path):\(sample.position.line):\(sample.position.column): \(sample.text)\n"
      }
    }
    if check.failures.isEmpty { note("\(counted(check.taken.count, "sample")) of \(name), all read") }
    defer { noteOthers(check.others) }
    report(
      check.failures.map { failure in
        let message = failure.message
        var report = DiagnosticReport(path: message.path, at: message.position, message.text)
        report.notes = failure.notes.map { .init(path: $0.path, position: $0.position, message: $0.text) }
        return report
      }
    )
  }

  /// `5,010 × no case has the tag "poll"`
  private mutating func noteOthers(_ others: [(problem: String, count: Int)]) {
    if others.isEmpty { return }
    let total = others.reduce(0) { $0 + $1.count }
    note("\(grouped(total)) more sample\(total == 1 ? " fails" : "s fail"); --all prints each")
    for (problem, count) in others.prefix(20) { note("\(grouped(count)) × \(problem)") }
    if others.count > 20 { note("… and \(counted(others.count - 20, "other kind"))") }
  }
}

/// `5,010`
private func grouped(_ number: Int) -> String {
  let digits = String(number)
  let groups = stride(from: digits.count % 3 - 3, to: digits.count, by: 3).map { start in
    digits.dropFirst(max(start, 0)).prefix(start < 0 ? start + 3 : 3)
  }
  return groups.filter { !$0.isEmpty }.joined(separator: ",")
}
