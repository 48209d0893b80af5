import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// The files on which annotations are tried, and what is known of other enums in them.
final class TrialFiles {
  let code: CodeTypes
  let sources: [SourceFile]
  /// What is replaced already, by file, with the names of the enums.
  fileprivate private(set) var accepted: [Int: [(name: String, change: SourceEdit)]] = [:]
  /// The codings by hand of enums that are values of others, and JSON of each.
  private var codings: [String: HandWritten?] = [:]
  private var examples: [String: [JSONValue]] = [:]
  private var structCodings: [String: StructCoding?] = [:]
  private var graph: TypeGraph
  /// All files at once, where no annotation is tried: without the code of types that the compiler codes otherwise.
  private let whole: AnnotationTrial?
  /// Why a half of an enum's coding, which the compiler makes, is not known.
  let refusals: [String: Refusal]
  let effort = Effort(limit: 200_000)
  /// Where annotations are tried, somebody has asked for the types.
  var bound: Effort? { whole == nil ? nil : effort }

  init(
    _ code: CodeTypes,
    _ sources: [SourceFile],
    whole: AnnotationTrial? = nil,
    _ refusals: [String: Refusal] = [:]
  ) {
    (self.code, self.sources, self.whole, self.refusals, graph) = (code, sources, whole, refusals, TypeGraph(code))
  }

  func accept(_ changes: [SourceEdit], of name: String) {
    for change in changes { accepted[change.file, default: []].append((name, change)) }
  }

  // MARK: Enums with code of their own

  /// The coding by hand of an enum that is a value of others; nil if it has none, or if that is not understood.
  func coding(of name: String) -> HandWritten? {
    if let known = codings[name] { return known }
    // Two enums may be values of each other.
    codings[name] = .some(nil)
    if let (declaration, file) = code.codedEnum(named: name), !CodingTable.isKnown(declaration) {
      let coding = effort.anew {
        try? HandWritten(code, types(of: declaration, in: file), declaration, file: file, bound)
      }
      codings[name] = .some(coding)
    }
    return codings[name] ?? nil
  }

  /// The types of the values of an enum.
  private func types(of declaration: TypeDeclaration, in file: Int) -> AnnotationTrial {
    types(of: declaration.displayName)
      ?? Trials(self, declaration, in: file, GivenAnnotations(), graph.reach(from: declaration.displayName)).types
  }

  /// The types in all files at once, as a type names them; nil if annotations are tried.
  func types(of name: String) -> AnnotationTrial? {
    whole.map { AnnotationTrial($0, for: name) { [unowned self] in ownCoding(of: $0) } }
  }

  /// JSON that the coding by hand of an enum writes and reads; empty if it has none.
  func examples(of name: String) -> [JSONValue] {
    if let known = examples[name] { return known }
    examples[name] = []
    let coding = coding(of: name)
    examples[name] = effort.anew { coding?.examples ?? [] }
    return examples[name] ?? []
  }

  /// The coding of a struct with code of its own that is a value of an enum; nil if it has none.
  func structCoding(of name: String) -> StructCoding? {
    if let known = structCodings[name] { return known }
    structCodings[name] = .some(nil)
    if let (declaration, file) = code.codedStruct(named: name) {
      let functions = code.codingFunctions(of: name)
      // Without what only writes, it is what the compiler reads.
      let writing = functions.contains(where: \.isDecoder) ? [] : functions.filter(\.isEncoder)
      let changes = writing.map { SourceEdit(file: $0.file, range: $0.range, text: "") }
      let types =
        types(of: name) ?? Trials(self, declaration, in: file, GivenAnnotations(), graph.reach(from: name))(changes)
      structCodings[name] = .some(StructCoding(code, types, name, bound))
    }
    return structCodings[name] ?? nil
  }

  /// Whether a type looks at all keys of the object that it reads, whatever they are called.
  func readsAllKeys(_ type: TypeExpression, of json: JSONValue) -> Bool {
    if type.isDictionary { return true }
    guard let coding = structCoding(of: type.text) else { return false }
    return coding.readsAllKeys(of: json) { [evaluator = coding.evaluator] inner in
      inner != type && readsAllKeys(evaluator.declared(inner), of: json)
    }
  }

  /// JSON that the coding by hand of a type writes; empty if it has none, or if that is not understood.
  func written(of name: String) -> [JSONValue] {
    structCoding(of: name).map { [$0.written].compactMap(\.self) } ?? examples(of: name)
  }

  fileprivate func ownCoding(of name: String) -> OwnCoding? {
    if let coding = structCoding(of: name), let example = coding.examples.first {
      return OwnCoding(example: { example }, reads: { coding.reads($0) })
    }
    guard let coding = coding(of: name) else { return nil }
    return OwnCoding(example: { [unowned self] in examples(of: name).first }, reads: { coding.reads($0) })
  }
}

/// Tries annotations of one enum, on what says something about it.
final class Trials {
  private let all: TrialFiles
  private let declaration: TypeDeclaration
  private let file: Int
  private let name: String
  private let given: GivenAnnotations
  /// Of types of which only the user says it, and of coders.
  var givenCodings: [String: OwnCoding] = [:]
  /// The files that its types are in, and the declarations of these that say nothing about it.
  private let cuts: [(file: Int, cuts: [SourceEdit])]
  private var known: [Int: (changes: [SourceEdit], file: WireFile)] = [:]
  /// What is tried is often tried again next.
  private var last: (changes: [SourceEdit], trial: AnnotationTrial)?

  /// - Parameter given: What is said of the enum already.
  init(
    _ all: TrialFiles,
    _ declaration: TypeDeclaration,
    in file: Int,
    _ given: GivenAnnotations,
    _ reach: Reach
  ) {
    self.given = given
    (self.all, self.declaration, self.file, name) = (all, declaration, file, declaration.displayName)
    cuts = reach.ranges.sorted(byNumber: \.key).map { file, reached in
      let source = all.sources[file]
      let cuts = all.code.unreached(in: file, reached).map { outer in
        // With the comments above, which may be annotations.
        let line = source.lineStart(before: outer.lowerBound)
        let isAlone = source.bytes[line..<outer.lowerBound].allSatisfy(\.isBlank)
        let start = isAlone ? source.commentStart(before: line) : outer.lowerBound
        return SourceEdit(file: file, range: start..<outer.upperBound, text: "")
      }
      return (file, cuts)
    }
    lazy var types = self.types
    givenCodings = given.codings(in: declaration) { types.openNames(in: $0).isEmpty }
  }

  /// The types of its values, before it has an annotation.
  var types: AnnotationTrial {
    let edit = EnumEdit(all.code, all.sources, declaration, file: file, given, keepsStructs: true).visible
    return trial(edit.changes("@CodableEnum(strategy: .untagged, conformance: .encodable)", [:]))
  }

  func callAsFunction(_ changes: [SourceEdit]) -> AnnotationTrial {
    if let last, last.changes == changes { return last.trial }
    let trial = trial(changes)
    last = (changes, trial)
    return trial
  }

  private func trial(_ changes: [SourceEdit]) -> AnnotationTrial {
    let files = cuts.map { file, cuts in
      let others = all.accepted[file, default: []].filter { other in
        other.name != name && !cuts.contains { $0.range.contains(other.change.range.lowerBound) }
      }
      return read(file, cuts + others.map(\.change) + changes.filter { $0.file == file })
    }
    return AnnotationTrial(files.withCodedClasses, enumNamed: name) { [unowned all, givenCodings] in
      givenCodings[$0] ?? all.ownCoding(of: $0)
    }
  }

  private func read(_ index: Int, _ changes: [SourceEdit]) -> WireFile {
    if let known = known[index], known.changes == changes { return known.file }
    let file = Generator.readWire(all.sources[index].applying(changes))
    known[index] = (changes, file)
    return file
  }
}
