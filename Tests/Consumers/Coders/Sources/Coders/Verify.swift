/// What is wrong with the coder's enums or with its limits; prints a summary.
func verify(_ coder: Coder) throws -> [String] {
  let failures = try failures(of: coder)
  var complaints: [String] = []
  var occurring = Set<Int>()
  for (index, check) in checks.enumerated() {
    let wire = Wire(layout: check.layout, place: check.place, json: check.json())
    let applying = limits.indices.filter { limits[$0].coder == coder && limits[$0].applies(wire) }
    let place = "\(coder.rawValue), \(check.layout), \(check.place.rawValue), \(index): \(check.value())"
    if let failure = failures[index] {
      occurring.formUnion(applying)
      if applying.isEmpty && !wire.isSynthesis { complaints.append("\(place): \(failure)") }
    } else if let limit = applying.first(where: { limits[$0].isStrict }) {
      complaints.append("\(place): comes back in spite of the limit '\(limits[limit].what)'")
    }
  }

  for (index, limit) in limits.enumerated() where limit.coder == coder {
    if !occurring.contains(index) {
      complaints.append("\(coder.rawValue): the limit '\(limit.what)' does not occur any more")
    }
    if try child("--proof", String(index)).succeeds {
      complaints.append("\(coder.rawValue): the limit '\(limit.what)' does not hold for plain types")
    }
  }

  // Where the compiler's synthesis comes back, so does the same layout of ours.
  let labeled = checks.indices.filter { checks[$0].layout == LabeledFamily.name }
  let synthesized = checks.indices.filter { checks[$0].layout == SynthesizedFamily.name }
  for (ours, theirs) in zip(labeled, synthesized) where failures[ours] != nil && failures[theirs] == nil {
    complaints.append("\(coder.rawValue): the compiler's synthesis brings back \(checks[ours].value())")
  }

  print("\(coder.rawValue): \(checks.count - failures.count) of \(checks.count) come back")
  return complaints
}

/// The limits in Markdown, for the documentation.
var limitsList: String {
  var lines: [String] = []
  // Property lists of both formats have the same limits.
  for limit in limits where limit.coder != .xmlPropertyList {
    let heading = "**\(limit.coder.nameInDocumentation)**"
    if !lines.contains(heading) { lines += ["", heading, ""] }
    lines.append("* \(limit.what)\(limit.reason.isEmpty ? "" : ": \(limit.reason)")")
  }
  return lines.joined(separator: "\n")
}

extension Coder {
  fileprivate var nameInDocumentation: String {
    switch self {
    case .binaryPropertyList, .xmlPropertyList: "Property lists"
    case .column: "GRDB, where the enum is the column"
    case .form: "URL-encoded forms"
    case .json, .yaml, .xml, .toml: rawValue
    }
  }
}
