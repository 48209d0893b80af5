import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

/// What types wrote before a change, read by what they are now, where one of both is code by hand: both run.
package struct CodeComparison {
  package private(set) var findings: [CodeChange] = []
  /// The types that changed and of which one side is by hand, with the reason if that is not understood.
  package private(set) var types: [String: String?] = [:]
  /// What roots by hand reach.
  package private(set) var reached: Set<String> = []

  private typealias Pair = (old: CodedSources.CodedType, new: CodedSources.CodedType)

  /// - Parameter roots: The types that matter, with all they reach; all types if empty.
  package init(_ old: [WireFile], _ new: [WireFile], roots: [String], asksPeers: Bool) {
    let (oldFiles, newFiles) = (old.withCodedClasses, new.withCodedClasses)
    let (before, now) = (CodeTypes(module: oldFiles), CodeTypes(module: newFiles))
    let changed = now.typesOther(than: before)
    let byHand = Set((before.typesByHand + now.typesByHand).map(\.declaration.displayName))
    var graph = TypeGraph(now)
    for root in roots where byHand.contains(root) { reached.formUnion(graph.reach(from: root).names) }
    let matters = roots.reduce(into: Set<String>()) { $0.formUnion(graph.reach(from: $1).names) }
    let names = byHand.filter { name in
      (roots.isEmpty || matters.contains(name)) && !now.coding(of: name).isDisjoint(with: changed)
    }
    let pairs = names.sorted(byBytesOf: \.self).compactMap { name -> Pair? in
      guard let old = before.codedType(name), let new = now.codedType(name) else { return nil }
      return (old, new)
    }
    if pairs.isEmpty { return }
    // They are only copied.
    nonisolated(unsafe) let all = (
      old: CodedSources(oldFiles, before, pairs.map(\.old)), new: CodedSources(newFiles, now, pairs.map(\.new))
    )
    let outcomes = pairs.parts(of: Audit.groupSize).mapConcurrently { group in
      let (old, new) = (all.old.trialFiles(), all.new.trialFiles())
      return group.map { pair in
        Result { () throws(Refusal) in
          let forms = (old: try all.old.forms(of: pair.old, old), new: try all.new.forms(of: pair.new, new))
          return try TypeComparison(pair.new.declaration, new.sources[pair.new.file], forms.old, forms.new)
        }
      }
    }
    for (pair, outcome) in zip(pairs, outcomes.joined()) {
      let name = pair.new.declaration.displayName
      switch outcome {
      case .success(let comparison):
        types[name] = .some(comparison.gap)
        findings += comparison.findings.filter { asksPeers || $0.breaks.contains(.readers) || !$0.isAddition }
      case .failure(let refusal): types[name] = refusal.reason
      }
    }
  }
}

extension CodedSources {
  fileprivate func forms(of type: CodedType, _ files: TrialFiles) throws(Refusal) -> [CodedForm] {
    if let trial = annotated(type.declaration.displayName) { return CodedForm.forms(type.declaration, trial) }
    return try files.effort.anew { () throws(Refusal) in try files.forms(of: type) }
  }
}

extension CodeTypes {
  /// A type with one declaration.
  fileprivate func codedType(_ name: String) -> CodedSources.CodedType? {
    let places = bodies[name]?.filter { !$0.isExtension } ?? []
    guard places.count == 1, let declaration = enums[name] ?? structs[name], !declaration.isLocal else { return nil }
    return (declaration, places[0].file)
  }

  /// The types whose code, in declarations and extensions, is not the same.
  fileprivate func typesOther(than others: CodeTypes) -> Set<String> {
    func texts(_ code: CodeTypes) -> [String: [String]] {
      code.bodies.mapValues { $0.map { code.cursors[$0.file].source.text($0.range) }.sorted() }
    }
    let (own, others) = (texts(self), texts(others))
    return Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }
  }

  /// A type, and those that its code to read and write names.
  fileprivate func coding(of name: String) -> Set<String> {
    let functions = functions[name] ?? []
    let coding = functions.filter { $0.isCoding || $0.isMadeOfRawValue }
    let names = Set(coding.flatMap { words(in: $0.range, of: $0.file) }).compactMap { resolve($0, in: name) }
    return Set(names + [name])
  }
}
