import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumReplacement

extension CommandLineTool {
  /// Compares the inputs with what they were in a directory or at a git revision, without a lock file.
  mutating func checkAgainst(_ place: String, _ inputs: Inputs, _ options: Options) throws(ToolError) {
    let accepted = try options.acceptedFindings.map { id throws(ToolError) -> LockChange.ID in
      try parseWord(id, "there is no finding '\(id)'")
    }
    guard let new = wireFiles(of: inputs, options, hasRoots: true) else { return }
    let old = try earlierFiles(place, options)
    let code = CodeComparison(old, new, roots: options.roots, asksPeers: options.checksPeers)
    let comments = AcceptedFindings(in: new)
    report(comments.mistakes.map { DiagnosticReport($0) })
    let comparison = reporting(
      try SourceComparison(
        old,
        new,
        roots: options.roots,
        asksPeers: options.checksPeers,
        byHand: code.types,
        reached: code.reached
      )
    )
    guard let comparison else { return }
    let findings = comparison.findings.filter { finding in
      !accepted.contains(finding.id) && !comparison.isAccepted(finding, by: comments)
    }
    let ofCode = code.findings.filter { change in
      !accepted.contains(change.id)
        && !comments.accept(change.id.rawValue, in: change.path, type: change.type, member: change.member)
    }
    report(findings.map { DiagnosticReport(finding: $0) } + ofCode.map { DiagnosticReport($0) })
    if let first = findings.first?.id ?? ofCode.first?.id {
      note("to keep a finding, write // codable-enum: accepts \(first.rawValue): why above the type, case or property")
    }
    for type in comparison.gone { note("\(type) is gone; nothing was compared with what it wrote") }
    noteUnknown(comparison.unknown, options)
    if old.isEmpty {
      note("none of the inputs is in '\(place)', and no file there moved into them: all of them are new")
    } else if isSuccessful {
      let areKept = !comparison.findings.isEmpty || !code.findings.isEmpty
      note("compared \(counted(comparison.count, "type")) with '\(place)': nothing \(areKept ? "else " : "")breaks")
    }
  }

  /// The sources as they were.
  private func earlierFiles(_ place: String, _ options: Options) throws(ToolError) -> [WireFile] {
    let files: [InputFile]
    if Disk.isDirectory(place) {
      // The same paths inside of it, or all of it.
      let inside = options.paths.map { Path.join(place, $0) }.filter(Disk.exists)
      files = Inputs.collect(inside.isEmpty ? [place] : inside).files
      if files.isEmpty {
        let message = "there is no Swift file in '\(place)'; pass the directory with the old sources"
        throw ToolError(message: message, exitCode: .failure)
      }
    } else {
      files = try Git(of: options.paths.first ?? ".", for: place).files(at: options.paths)
    }
    let sources = try files.map { file throws(ToolError) in
      SourceFile(path: Path.printable(file.path), bytes: try file.read())
    }
    return sources.mapConcurrently { Generator.readWire($0) }
  }

  private mutating func noteUnknown(_ types: [OpenNote], _ options: Options) {
    if types.isEmpty { return }
    if options.isVerbose { return types.forEach { note($0.message, at: $0.path, $0.position) } }
    let isOne = types.count == 1
    note(
      "the coding of \(counted(types.count, "changed type")) isn't understood, and \(isOne ? "it was" : "they were") not "
        + "compared; --verbose lists \(isOne ? "it" : "them")"
    )
  }
}

extension AcceptedFindings {
  init(in files: [WireFile]) {
    self.init(in: files, known: LockChange.ID.allCases.map(\.rawValue) + AuditFinding.ID.allCases.map(\.rawValue))
  }
}

extension DiagnosticReport {
  init(_ mistake: AcceptedFindings.Mistake) {
    self.init(path: mistake.path, at: mistake.position, mistake.message)
  }

  /// With the id that a comment would name.
  fileprivate init(finding: LockChange) {
    self.init(finding, finding.message, .error)
    self.finding?.isNamed = true
  }

  fileprivate init(_ change: CodeChange) {
    self.init(path: change.path, at: change.position, change.message)
    finding = Finding(id: change.id.rawValue, at: change.at, witness: change.witness, isNamed: true)
  }
}
