import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

/// The files of a module, in which hand-written coding runs, and what the compiler makes as if it were by hand.
struct CodedSources {
  typealias CodedType = (declaration: TypeDeclaration, file: Int)

  /// Those of the user; a last one that nobody sees has what the compiler makes.
  let sources: [SourceFile]
  let code: CodeTypes
  private let files: [WireFile]
  private let whole: AnnotationTrial
  /// Why the compiler's half of an enum's coding is not known.
  private let refusals: [String: Refusal]

  /// - Parameters:
  ///   - code: Of these files.
  ///   - types: Those that matter.
  init(_ files: [WireFile], _ code: CodeTypes, _ types: [CodedType]) {
    var synthesized = ""
    var refusals: [String: Refusal] = [:]
    for (declaration, file) in types where declaration.header.keyword == "enum" {
      do {
        synthesized += try SynthesizedCoding(of: declaration, code, file: file)?.text ?? ""
      } catch {
        refusals[declaration.displayName] = error
      }
    }
    self.refusals = refusals
    let made = synthesized.isEmpty ? [] : [SourceFile(path: "", text: synthesized)]
    sources = files.map(\.source) + made
    self.code = made.reduce(code) { $0.adding(synthesized: $1) }
    self.files = Self.withoutHalves(files, self.code)
    whole = AnnotationTrial(self.files, enumNamed: "")
  }

  /// What many types share that is known of others.
  func trialFiles() -> TrialFiles { TrialFiles(code, sources, whole: whole, refusals) }

  /// An enum whose coding its annotation says; nil if it has none.
  func annotated(_ name: String) -> AnnotationTrial? {
    files.contains { $0.annotates(name) } ? AnnotationTrial(files, enumNamed: name) : nil
  }

  /// Where and why a type is not understood.
  func unknown(_ type: CodedType, _ refusal: Refusal) -> Audit.Unknown {
    // What the compiler makes has no place.
    let isShown = !sources[refusal.file].path.isEmpty
    let source = sources[isShown ? refusal.file : type.file]
    let offset = isShown ? refusal.offset : type.declaration.header.start
    return Audit.Unknown(
      path: source.path,
      position: LineTable(source).position(at: offset),
      text: "'\(type.declaration.displayName)' is not understood: \(refusal.reason)"
    )
  }

  /// The files without the code of structs that the compiler writes or reads: what it does is told by its shape.
  private static func withoutHalves(_ files: [WireFile], _ code: CodeTypes) -> [WireFile] {
    var cuts: [Int: [SourceEdit]] = [:]
    for name in code.structs.keys {
      let coding = (code.functions[name] ?? []).filter(\.isCoding)
      guard coding.count == 1, let half = coding.first, code.structs[name].flatMap(code.conformance) == .codable else {
        continue
      }
      cuts[half.file, default: []].append(SourceEdit(file: half.file, range: half.range, text: ""))
    }
    let all = cuts
    return Array(files.enumerated()).mapConcurrently { index, file in
      all[index].map { Generator.readWire(file.source.applying($0)) } ?? file
    }.withCodedClasses
  }
}

extension CodeTypes {
  /// - Parameter files: With classes as structs where the compiler codes both alike.
  init(module files: [WireFile]) {
    self.init(files.map(\.source))
    add(classes: files.flatMap(\.codedClasses))
    addClassesByHand()
  }

  /// What a superclass codes is beside what a class codes by hand.
  mutating func addClassesByHand() { add(classes: classesByHand.map(\.declaration).filter { isCodedByHand($0) }) }

  private func isCodedByHand(_ declaration: TypeDeclaration) -> Bool {
    let functions = functions[declaration.displayName] ?? []
    return functions.contains(where: \.isDecoder) && functions.contains(where: \.isEncoder)
  }

  private var classesByHand: [CodedSources.CodedType] {
    parsed.enumerated().flatMap { file, parsed in
      parsed.otherTypes.filter { declaration in
        declaration.header.keyword == "class" && !declaration.isLocal
          && functions[declaration.displayName]?.contains(where: \.isCoding) ?? false
      }.map { ($0, file) }
    }
  }

  /// The classes of which a superclass codes a half.
  var halfClasses: [CodedSources.CodedType] { classesByHand.filter { structs[$0.declaration.displayName] == nil } }

  /// The types that have code of their own for what they read or write.
  var typesByHand: [CodedSources.CodedType] {
    parsed.enumerated().flatMap { file, parsed in
      (parsed.enums + parsed.structs + parsed.otherTypes.filter { structs[$0.displayName] != nil }).filter {
        declaration in
        let functions = functions[declaration.displayName] ?? []
        let hasRawValues =
          declaration.header.keyword == "enum"
          && (properties[declaration.displayName]?["rawValue"] != nil || functions.contains(where: \.isMadeOfRawValue))
        return !declaration.isLocal && (functions.contains(where: \.isCoding) || hasRawValues)
      }.map { ($0, file) }
    }
  }

  /// In which directions a type is coded; nil if it isn't.
  func conformance(of declaration: TypeDeclaration) -> Conformance? {
    let functions = functions[declaration.displayName] ?? []
    if functions.contains(where: \.isDecoder), functions.contains(where: \.isEncoder) { return .codable }
    let protocols = Set(conformances(of: declaration).flatMap { CodingProtocol.named(in: $0) })
    let isDecoded = protocols.contains(.decodable) || functions.contains(where: \.isDecoder)
    let isEncoded = protocols.contains(.encodable) || functions.contains(where: \.isEncoder)
    return isDecoded ? isEncoded ? .codable : .decodable : isEncoded ? .encodable : nil
  }
}

extension CodeFunction {
  var isMadeOfRawValue: Bool { name == "init" && parameters.first?.label == "rawValue" }
}

extension Refusal {
  /// Without what annotations would need: `what '.text' does to a value is not known`
  var reason: String {
    let text = message.parts(around: ";").map { String($0.before) } ?? message
    return text.parts(around: "there is no option for what ").map { "what \($0.after) is not known" } ?? text
  }

  init(_ type: CodedSources.CodedType, _ message: String) {
    self.init(file: type.file, offset: type.declaration.header.start, message: message)
  }
}

extension Array {
  func parts(of size: Int) -> [[Element]] {
    Swift.stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
