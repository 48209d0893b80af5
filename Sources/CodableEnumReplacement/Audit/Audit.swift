import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

/// What the coding of a module does wrong, found by running hand-written code and by looking into synthesized coding.
package struct Audit {
  package struct Unknown {
    package var path: String
    package var position: SourcePosition
    package var text: String
  }

  /// The worst first.
  package private(set) var findings: [AuditFinding] = []
  /// The types whose code isn't understood, with the reason.
  package private(set) var unknown: [Unknown] = []
  /// Enums of which an unknown value throws more away, without a sign that this is not meant.
  package private(set) var closed: [ClosedEnum] = []

  /// - Parameters:
  ///   - files: All files that the coding is in.
  ///   - onEach: Is called after each type with the number of all, by any thread.
  package init(_ files: [WireFile], onEach: @Sendable (Int) -> Void = { _ in }) {
    let files = files.withCodedClasses
    let code = CodeTypes(module: files)
    let types = code.typesByHand.filter { code.conformance(of: $0.declaration) == .codable }
    // It is only copied.
    nonisolated(unsafe) let all = CodedSources(files, code, types)
    let outcomes = types.parts(of: Self.groupSize).mapConcurrently { group in
      let files = all.trialFiles()
      return group.map { type -> Result<TypeAudit, Refusal> in
        defer { onEach(types.count) }
        return Result { () throws(Refusal) in try TypeAudit(files, type) }
      }
    }
    for (type, outcome) in zip(types, outcomes.joined()) {
      switch outcome {
      case .success(let audit):
        findings += audit.findings
        if audit.isOpen { unknown.append(all.unknown(type, Refusal(type, CodedForm.unknownValues))) }
      case .failure(let refusal): unknown.append(all.unknown(type, refusal))
      }
    }
    unknown += code.halfClasses.map { all.unknown($0, Refusal($0, "its superclass codes a half of it")) }
    addClosedEnums(in: files, code)
    findings.sort { $0.isBefore($1) }
  }

  /// How many types share what is known of others.
  static let groupSize = 64

  private mutating func addClosedEnums(in files: [WireFile], _ code: CodeTypes) {
    for closed in ClosedEnum.all(in: files) {
      let isSpare = closed.spare.map { closed.isSpareInName || code.fallsBack(to: $0, of: closed.name) } ?? false
      if let spare = closed.spare, isSpare, !code.makesWhileDecoding(spare) {
        findings.append(AuditFinding(closed, insteadOf: "is not read as '\(spare)', but", spare))
      } else if !isSpare, code.readsElsewhereAsNil(closed.name) {
        findings.append(AuditFinding(closed, insteadOf: "is nil elsewhere, and here", nil))
      } else {
        self.closed.append(closed)
      }
    }
  }
}

extension AuditFinding {
  fileprivate init(_ closed: ClosedEnum, insteadOf instead: String, _ spare: String?) {
    (id, type, member, witness) = (.unknownThrows, closed.name, spare, closed.json)
    (path, position) = (closed.path, closed.position)
    let way = spare.map { "makes it '\($0)'" } ?? "makes it a case of its own"
    message =
      "a value that '\(closed.name)' doesn't have \(instead) throws the whole '\(closed.whole)' away: \(closed.json) is "
      + "refused; write an init(from:) that \(way), or let an annotation catch it: @CodableCase(catches: .unknown)"
  }
}

extension CodeTypes {
  /// Whether some `init(from:)` or `init(rawValue:)` names a case.
  fileprivate func makesWhileDecoding(_ element: String) -> Bool {
    functions.values.joined().contains { function in
      guard function.isDecoder || function.isMadeOfRawValue else { return false }
      let source = cursors[function.file].source
      let tokens = tokens(in: function.range, of: function.file)
      return zip(tokens, tokens.dropFirst()).contains { period, name in
        period.kind == .period && unquoted(source.text(name.range)) == element
      }
    }
  }

  /// Whether code makes a case of what it doesn't know: `Kind(rawValue: text) ?? .other`, in code that names the enum.
  fileprivate func fallsBack(to element: String, of name: String) -> Bool {
    let short = name.split(separator: ".").last.map { String($0) } ?? name
    return functions.contains { owner, functions in
      functions.contains { function in
        let source = cursors[function.file].source
        let words = tokens(in: function.range, of: function.file).map { source.text($0.range) }
        let isFallback = words.indices.dropLast(2).contains { index in
          words[index] == "??" && words[index + 1] == "." && unquoted(words[index + 2]) == element
        }
        return isFallback && (owner == name || words.contains(short))
      }
    }
  }

  /// Whether code makes nil of values that an enum doesn't have: `try? container.decode(State.self, …)`.
  fileprivate func readsElsewhereAsNil(_ name: String) -> Bool {
    functions.values.joined().contains { function in
      guard function.isDecoder else { return false }
      let source = cursors[function.file].source
      let words = tokens(in: function.range, of: function.file).map { source.text($0.range) }
      return words.indices.dropLast(9).contains { index in
        words[index] == "try" && words[index + 1] == "?" && words[(index + 2)..<(index + 10)].contains(name)
          && words[(index + 2)..<(index + 10)].contains { $0.hasPrefix("decode") }
      }
    }
  }
}
