import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumReplacement

extension CommandLineTool {
  /// Prints what the coding of the inputs does wrong as it is.
  mutating func audit(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    // Mistakes in annotations are errors of other commands.
    let files = readEach(inputs) { _, source in (Generator.readWire(source), []) }
    guard isSuccessful else { return }
    var baseline = Baseline()
    if let path = options.baseline {
      let source = SourceFile(path: Path.printable(path), bytes: try Disk.readAny(path))
      baseline = Baseline(reading: source)
      report(baseline.mistakes)
    }
    let comments = AcceptedFindings(in: files)
    report(comments.mistakes.map { DiagnosticReport($0) })
    let audit = showingProgress(of: "types") { _, advance in
      Audit(files, onEach: advance)
    }
    let findings = audit.findings.filter { finding in
      !comments.accept(finding.id.rawValue, in: finding.path, type: finding.type, member: finding.member)
    }
    if let path = options.writtenBaseline {
      try Disk.write(Baseline(findings).text, to: path)
      note(
        "'\(path)' keeps \(counted(findings.count, "finding")); commit it, and pass it with \(Flag.baseline.rawValue)"
      )
    } else {
      report(findings.filter { !baseline.keeps($0) }.map { DiagnosticReport($0) })
    }
    noteRest(of: audit, options)
  }

  private mutating func noteRest(of audit: Audit, _ options: Options) {
    if options.isVerbose {
      for closed in audit.closed {
        note(
          "an unknown value of '\(closed.name)' throws '\(closed.whole)' away: \(closed.json)",
          at: closed.path,
          closed.position
        )
      }
      for type in audit.unknown { note(type.text, at: type.path, type.position) }
      return
    }
    if !audit.closed.isEmpty {
      let count = counted(audit.closed.count, "enum")
      note("an unknown value of \(count) would throw a whole list or dictionary away; --verbose lists them")
    }
    if !audit.unknown.isEmpty {
      note("the coding of \(counted(audit.unknown.count, "type")) isn't understood; --verbose says why")
    }
  }
}

/// A file of findings that are known: a line has the id, and what it is about.
private struct Baseline {
  private var kept: Set<String> = []
  /// Lines that are no findings.
  private(set) var mistakes: [DiagnosticReport] = []

  init(_ findings: [AuditFinding] = []) { kept = Set(findings.map { "\($0.id.rawValue) \($0.at)" }) }

  init(reading source: SourceFile) {
    let text = source.text(source.textStart..<source.bytes.count)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let id = line.prefix { $0 != " " }
      guard AuditFinding.ID(rawValue: String(id)) != nil else {
        let message = "'\(id)' is no id of a finding; write the file with \(Flag.writeBaseline.rawValue)"
        let start = SourcePosition(line: index + 1, column: 1)
        mistakes.append(DiagnosticReport(path: source.path, at: start, message))
        continue
      }
      kept.insert(String(line))
    }
  }

  func keeps(_ finding: AuditFinding) -> Bool { kept.contains("\(finding.id.rawValue) \(finding.at)") }

  var text: String {
    let lines =
      ["# Findings of codable-enum audit that are kept."] + kept.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension DiagnosticReport {
  fileprivate init(_ finding: AuditFinding) {
    self.init(path: finding.path, at: finding.position, finding.message)
    self.finding = Finding(id: finding.id.rawValue, at: finding.at, witness: finding.witness, isNamed: true)
  }
}
