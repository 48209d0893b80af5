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

  private struct CodedType {
    var declaration: TypeDeclaration
    var file: Int
  }

  /// - Parameters:
  ///   - files: All files that the coding is in.
  ///   - onEach: Is called after each type with the number of all, by any thread.
  package init(_ files: [WireFile], onEach: @Sendable (Int) -> Void = { _ in }) {
    let sources = files.map(\.source)
    let files = files.withCodedClasses
    var code = CodeTypes(sources)
    code.add(classes: files.flatMap(\.codedClasses))
    let types = code.codedTypes
    // What the compiler writes is evaluated as if it were by hand, in a file that nobody sees.
    let synthesized = types.map { type in
      let isEnum = type.declaration.header.keyword == "enum"
      return isEnum ? (try? SynthesizedCoding(of: type.declaration, code, file: type.file)?.text) ?? "" : ""
    }.joined()
    let made = synthesized.isEmpty ? [] : [SourceFile(path: "", text: synthesized)]
    for source in made { code = code.adding(synthesized: source) }
    let all = (code: code, sources: sources + made)
    // It is only copied.
    nonisolated(unsafe) let whole = AnnotationTrial(Self.files(files, code), enumNamed: "")
    let groups = Swift.stride(from: 0, to: types.count, by: Self.groupSize).map {
      Array(types[$0..<min($0 + Self.groupSize, types.count)])
    }
    let outcomes = groups.mapConcurrently { group in
      let files = TrialFiles(all.code, all.sources, whole: whole)
      return group.map { type -> Result<TypeAudit, Refusal> in
        defer { onEach(types.count) }
        return Result { () throws(Refusal) in try TypeAudit(files, type.declaration, type.file) }
      }
    }
    for (type, outcome) in zip(types, outcomes.joined()) {
      let name = type.declaration.displayName
      switch outcome {
      case .success(let audit):
        findings += audit.findings
        if audit.isOpen {
          let reason = "nothing says which JSON some of its values have"
          unknown.append(Unknown(name, Refusal(type.declaration, type.file, reason), sources))
        }
      case .failure(var refusal):
        if refusal.file >= sources.count { refusal = Refusal(type.declaration, type.file, refusal.message) }
        unknown.append(Unknown(name, refusal, sources))
      }
    }
    addClosedEnums(in: files, code)
    findings.sort { $0.isBefore($1) }
  }

  /// How many types share what is known of others.
  private static let groupSize = 64

  /// The files without the code of structs that the compiler writes or reads: what it does is told by its shape.
  private static func files(_ files: [WireFile], _ code: CodeTypes) -> [WireFile] {
    var cuts: [Int: [SourceEdit]] = [:]
    for name in code.structs.keys {
      let coding = (code.functions[name] ?? []).filter(\.isCoding)
      guard coding.count == 1, let half = coding.first else { continue }
      cuts[half.file, default: []].append(SourceEdit(file: half.file, range: half.range, text: ""))
    }
    let all = cuts
    return Array(files.enumerated()).mapConcurrently { index, file in
      all[index].map { Generator.readWire(file.source.applying($0)) } ?? file
    }.withCodedClasses
  }

  private mutating func addClosedEnums(in files: [WireFile], _ code: CodeTypes) {
    for closed in ClosedEnum.all(in: files) {
      if let spare = closed.spare, !code.makesWhileDecoding(spare) {
        findings.append(AuditFinding(closed, insteadOf: "is not read as '\(spare)', but", spare))
      } else if closed.spare == nil, code.readsElsewhereAsNil(closed.name) {
        findings.append(AuditFinding(closed, insteadOf: "is nil elsewhere, and here", nil))
      } else {
        self.closed.append(closed)
      }
    }
  }
}

extension Audit.Unknown {
  fileprivate init(_ name: String, _ refusal: Refusal, _ sources: [SourceFile]) {
    let source = sources[refusal.file]
    path = source.path
    position = LineTable(source).position(at: refusal.offset)
    text = "'\(name)' is not understood: \(refusal.message)"
  }
}

extension CodeFunction {
  fileprivate var isMadeOfRawValue: Bool { name == "init" && parameters.first?.label == "rawValue" }
}

extension Refusal {
  fileprivate init(_ declaration: TypeDeclaration, _ file: Int, _ message: String) {
    self.init(file: file, offset: declaration.header.start, message: message)
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
  /// The types that are read and written, with code of their own for at least one of both.
  fileprivate var codedTypes: [(declaration: TypeDeclaration, file: Int)] {
    parsed.enumerated().flatMap { file, parsed in
      (parsed.enums + parsed.structs + parsed.otherTypes.filter { structs[$0.displayName] != nil }).filter {
        declaration in
        let name = declaration.displayName
        let functions = functions[name] ?? []
        let hasRawValues =
          declaration.header.keyword == "enum"
          && (properties[name]?["rawValue"] != nil || functions.contains(where: \.isMadeOfRawValue))
        guard !declaration.isLocal, functions.contains(where: \.isCoding) || hasRawValues else { return false }
        if functions.contains(where: \.isDecoder), functions.contains(where: \.isEncoder) { return true }
        let protocols = Set(conformances(of: declaration).flatMap { CodingProtocol.named(in: $0) })
        return protocols.isSuperset(of: [.encodable, .decodable])
      }.map { ($0, file) }
    }
  }

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
