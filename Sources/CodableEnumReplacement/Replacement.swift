import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

/// Annotations in the place of hand-written coding.
package struct Replacement {
  package struct Message {
    package var path: String
    /// Nil if it is about the whole file.
    package var position: SourcePosition?
    package var text: String
  }

  package private(set) var errors: [Message] = []
  package private(set) var notes: [Message] = []
  /// The files that change, with all that can be replaced.
  package private(set) var changed: [(old: SourceFile, new: SourceFile)] = []
  /// New files.
  package private(set) var added: [SourceFile] = []
  /// Where the annotations differ from the code, as the comments in the files say.
  package private(set) var remarks: [Message] = []
  /// The same where private enums are visible to other files.
  package private(set) var visible: [(old: SourceFile, new: SourceFile)] = []
  /// Whether there are private enums among those that are replaced, whose coding the macro makes.
  package private(set) var usesMacro = false
  private var changesByPath: [String: [SourceEdit]] = [:]
  /// How many enums have code to replace, and of how many it is replaced.
  package private(set) var (codedCount, replacedCount) = (0, 0)
  /// How many enums keep the coding that the compiler makes.
  package private(set) var synthesizedCount = 0
  /// What is read and written can be compared by running.
  private(set) var comparisons: [Comparison] = []
  /// Which enums no test compares, and why.
  private(set) var untested: [String] = []
  package var hasTests: Bool { !comparisons.isEmpty }

  /// - Parameters:
  ///   - sources: All files that the coding is in.
  ///   - names: The enums, with or without the types around them; all if empty.
  ///   - takesSynthesized: Whether the compiler's coding is replaced in all enums, not only in those with names.
  ///   - isForTests: Whether ``tests(ofModule:)`` is wanted.
  ///   - onEach: Is called after each enum with the number of all, by any thread.
  package init(
    _ sources: [SourceFile],
    enumsNamed names: [String] = [],
    takesSynthesized: Bool = false,
    isForTests: Bool = false,
    onEach: @Sendable (Int) -> Void = { _ in }
  ) {
    var code = CodeTypes(sources)
    code.addClassesByHand()
    let local = refuseLocalEnums(names, of: code, sources)
    let others = names.isEmpty ? nil : names.filter { !local.contains($0) }
    let chosen = choose(others, takesSynthesized, of: code, sources)
    codedCount = local.count + chosen.count
    var (coded, synthesized) = ([CodedEnum](), "")
    for one in chosen {
      do throws(Refusal) {
        synthesized += try SynthesizedCoding(of: one.declaration, code, file: one.file)?.text ?? ""
        coded.append(one)
      } catch {
        refuse(one, error, sources)
      }
    }
    // It is evaluated as if it were by hand, in a file that nobody sees.
    let made = synthesized.isEmpty ? [] : [SourceFile(path: "", text: synthesized)]
    for source in made { code = code.adding(synthesized: source) }
    var (changes, visibleChanges) = ([SourceEdit](), [SourceEdit]())
    for (one, outcome) in zip(coded, Self.outcomes(of: coded, code, sources + made, isForTests, onEach)) {
      switch outcome {
      case .success(let replacement):
        changes.add(replacement.changes.filter { $0.file < sources.count })
        visibleChanges.add(replacement.visibleChanges.filter { $0.file < sources.count })
        accept(one, replacement, sources)
      case .failure(let error): refuse(one, error, sources)
      }
    }
    changesByPath = Dictionary(grouping: visibleChanges) { sources[$0.file].path }
    changed = Self.changed(sources, by: changes)
    visible = Self.changed(sources, by: visibleChanges)
  }

  private static func changed(
    _ sources: [SourceFile],
    by changes: [SourceEdit]
  ) -> [(old: SourceFile, new: SourceFile)] {
    zip(sources, sources.applying(changes)).filter { $0.bytes != $1.bytes }.map { (old: $0, new: $1) }
  }

  /// Where in a file by hand a place of the changed file is.
  package func offsetByHand(in path: String) -> @Sendable (Int) -> Int {
    let changes = (changesByPath[path] ?? []).inOrder
    return { offset in
      var (old, new) = (0, 0)
      for change in changes {
        let kept = max(change.range.lowerBound - old, 0)
        if offset < new + kept { return old + offset - new }
        (old, new) = (old + kept, new + kept + change.text.utf8.count)
        if offset < new { return old }
        old = max(old, change.range.upperBound)
      }
      return old + offset - new
    }
  }

  private mutating func accept(_ one: CodedEnum, _ replacement: EnumReplacement, _ sources: [SourceFile]) {
    replacedCount += 1
    if one.declaration.access < .internal { usesMacro = true }
    if let file = replacement.added { added.append(file) }
    let start = one.declaration.header.start
    remarks += replacement.comments.map { Self.message($0, sources[one.file], at: start) }
    if let comparison = replacement.comparison { comparisons.append(comparison) }
    if let obstacle = replacement.obstacleToTests {
      untested.append("no test compares '\(one.declaration.displayName)': \(obstacle)")
    }
  }

  private mutating func refuse(_ one: CodedEnum, _ error: Refusal, _ sources: [SourceFile]) {
    let name = "enum '\(one.declaration.displayName)'"
    let text = error.message.hasPrefix("\(name) ") ? error.message : "\(name): \(error.message)"
    let isShown = error.file < sources.count
    let offset = isShown ? error.offset : one.declaration.header.start
    errors.append(Self.message(text, sources[isShown ? error.file : one.file], at: offset))
  }

  private static func message(_ text: String, _ source: SourceFile, at offset: Int) -> Message {
    Message(path: source.path, position: LineTable(source).position(at: offset), text: text)
  }

  private struct CodedEnum {
    var declaration: TypeDeclaration
    var file: Int
    var given = GivenAnnotations()

    func isSame(as other: Self) -> Bool {
      file == other.file && declaration.header.start == other.declaration.header.start
    }
  }

  // MARK: Which enums

  /// Those inside of functions, which no extension can reach.
  private mutating func refuseLocalEnums(_ names: [String], of code: CodeTypes, _ sources: [SourceFile]) -> [String] {
    let found = code.codedLocalEnums.filter { names.isEmpty || names.contains($0.name) }
    for (name, place) in found {
      let text = "enum '\(name)' is inside a function, where no extension can reach it; move it out"
      errors.append(Self.message(text, sources[place.file], at: place.offset))
    }
    return found.map(\.name)
  }

  /// The enums with code to replace, with errors about names, and notes about enums without code.
  private mutating func choose(
    _ names: [String]?,
    _ takesSynthesized: Bool,
    of code: CodeTypes,
    _ sources: [SourceFile]
  ) -> [CodedEnum] {
    let all = sources.indices.flatMap { file in
      code.parsed[file].enums.filter { !$0.isLocal }.map { CodedEnum(declaration: $0, file: file) }
    }
    let chosen = names.map { names in
      let found = names.map { named($0, among: all, sources) }
      return all.filter { one in found.joined().contains { one.isSame(as: $0) } }
    }
    let coded = (chosen ?? all).compactMap { one -> CodedEnum? in
      let own = one.declaration.displayName
      let isByHand = (code.functions[own] ?? []).contains(where: \.isCoding) || CodingTable.isKnown(one.declaration)
      let isSynthesized = SynthesizedCoding.isMade(for: one.declaration, code)
      if isSynthesized, !isByHand, Self.isAnnotated(one, sources[one.file]) {
        let text = "enum '\(own)' is annotated already; codable-enum generate says what else it needs"
        notes.append(Self.message(text, sources[one.file], at: one.declaration.header.start))
        return nil
      }
      let isCoded = isByHand || isSynthesized && (takesSynthesized || chosen != nil)
      if !isCoded, isSynthesized { synthesizedCount += 1 }
      if !isCoded, chosen != nil {
        let text = "enum '\(own)' has no hand-written coding"
        notes.append(Self.message(text, sources[one.file], at: one.declaration.header.start))
      }
      return isCoded ? keepingAnnotations(of: one, code, sources[one.file]) : nil
    }
    if coded.isEmpty, errors.isEmpty, let first = sources.first {
      let what = names.map { names in "'\(names.joined(separator: "' or '"))' with hand-written coding" }
      let text = "there is no enum \(what ?? "with hand-written coding") in these files"
      errors.append(Message(path: first.path, position: nil, text: text))
    }
    return coded
  }

  private static func isAnnotated(_ one: CodedEnum, _ source: SourceFile) -> Bool {
    if one.declaration.header.attributes.contains(where: { $0.name == AnnotationKind.ofEnum.rawValue }) { return true }
    var resolver = AnnotationResolver(.comment, in: source)
    return resolver.given(for: one.declaration).options != nil
  }

  /// With what is said of it already; nil if that is all that is to say, or a mistake.
  private mutating func keepingAnnotations(of one: CodedEnum, _ code: CodeTypes, _ source: SourceFile) -> CodedEnum? {
    if one.declaration.header.attributes.contains(where: { $0.name == AnnotationKind.ofEnum.rawValue }) { return nil }
    var resolver = AnnotationResolver(.comment, in: source)
    var one = one
    one.given = resolver.given(for: one.declaration)
    for mistake in resolver.diagnostics where !mistake.isNote {
      errors.append(Self.message(mistake.message, source, at: mistake.range.lowerBound))
    }
    let functions = code.functions[one.declaration.displayName] ?? []
    return resolver.diagnostics.allSatisfy(\.isNote) && one.given.claims(functions) ? one : nil
  }

  /// The one enum that a name means; an error lists them if there are several.
  private mutating func named(_ name: String, among all: [CodedEnum], _ sources: [SourceFile]) -> [CodedEnum] {
    let whole = all.filter { $0.declaration.displayName == name }
    let found = whole.isEmpty ? all.filter { $0.declaration.displayName.hasSuffix(".\(name)") } : whole
    guard found.count > 1, let first = found.first else {
      if found.isEmpty, let file = sources.first {
        let way = wayToName(insteadOf: name, among: all.map(\.declaration.displayName))
        errors.append(Message(path: file.path, position: nil, text: "there is no enum '\(name)' in these files\(way)"))
      }
      return found
    }
    let places = found.map { one in
      let line = LineTable(sources[one.file]).position(at: one.declaration.header.start).line
      return "'\(one.declaration.displayName)' (\(Path.name(of: sources[one.file].path)):\(line))"
    }
    let isTold = Set(found.map(\.declaration.displayName)).count == found.count
    let way = isTold ? "give the whole name" : "pass only the file of one"
    let text = "'\(name)' names \(found.count) enums, \(places.joined(separator: " and ")); \(way)"
    errors.append(Self.message(text, sources[first.file], at: first.declaration.header.start))
    return []
  }

  // MARK: What becomes of them

  /// What becomes of each enum: by themselves, on all processors, or after the enums that it has values of.
  private static func outcomes(
    of coded: [CodedEnum],
    _ code: CodeTypes,
    _ sources: [SourceFile],
    _ isForTests: Bool,
    _ onEach: @Sendable (Int) -> Void
  ) -> [Result<EnumReplacement, Refusal>] {
    let names = coded.map(\.declaration.displayName)
    var graph = TypeGraph(code)
    let reaches = names.map { graph.reach(from: $0) }
    let isAlone = reaches.map { $0.names.intersection(names).count == 1 }
    @Sendable func outcome(_ index: Int, _ files: TrialFiles) -> Result<EnumReplacement, Refusal> {
      defer { onEach(coded.count) }
      return Result { () throws(Refusal) in
        let (declaration, file, given) = (coded[index].declaration, coded[index].file, coded[index].given)
        return try EnumReplacement.find(files, declaration, file: file, given, reaches[index], isForTests: isForTests)
      }
    }
    var outcomes = Array(coded.indices).mapConcurrently { index -> Result<EnumReplacement, Refusal>? in
      isAlone[index] ? outcome(index, TrialFiles(code, sources)) : nil
    }
    let files = TrialFiles(code, sources)
    func accept(_ index: Int) {
      if case .success(let replacement)? = outcomes[index] {
        files.accept(replacement.visibleChanges, of: names[index])
      }
    }
    for index in coded.indices where isAlone[index] { accept(index) }
    // What an enum becomes decides what is right for those that have values of it.
    for index in coded.indices.filter({ !isAlone[$0] }).sorted(byNumber: { reaches[$0].names.count }) {
      outcomes[index] = outcome(index, files)
      accept(index)
    }
    return outcomes.compactMap(\.self)
  }
}

extension [SourceEdit] {
  /// Adds those of an enum. Two enums of a file may need the same import.
  fileprivate mutating func add(_ changes: [SourceEdit]) {
    let known = self
    self += changes.filter { !($0.isImport && known.contains($0)) }
  }
}
