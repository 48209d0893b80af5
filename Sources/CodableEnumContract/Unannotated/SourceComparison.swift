import CodableEnumGenerator

/// What sources wrote before a change, and whether they read it now: the lock's comparison, without a lock file.
package struct SourceComparison {
  /// What breaks, in the order of the sources.
  package private(set) var findings: [LockChange] = []
  /// The types that the sources no longer have: `struct 'Page' of 'Sources/Page.swift'`.
  package private(set) var gone: [String] = []
  /// The types that were not compared, since their code isn't understood on one side.
  package private(set) var unknown: [OpenNote] = []
  /// How many types were compared.
  package private(set) var count = 0
  private let new: WireDocument

  /// - Parameters:
  ///   - roots: The names of the types that matter, with all they reach; all types if empty.
  ///   - asksPeers: Whether peers must know what is new.
  ///   - byHand: The types that are compared by their code, with the reason if that is not understood.
  ///   - reached: What those among the roots reach.
  /// - Throws: If there is no such type, or if its JSON is not known.
  package init(
    _ oldFiles: [WireFile],
    _ newFiles: [WireFile],
    roots: [String] = [],
    asksPeers: Bool = false,
    byHand: [String: String?] = [:],
    reached: Set<String> = []
  ) throws(InputFailure) {
    let (oldFiles, newFiles) = (oldFiles.withCodedClasses, newFiles.withCodedClasses)
    let others = roots.filter { !reached.contains($0) }
    new = try others.isEmpty ? WireDocument(newFiles) : WireDocument(newFiles, guarding: others)
    let guarded = roots.isEmpty ? nil : new.reach(of: others.isEmpty ? [] : new.roots).union(new.ids(of: reached))
    let old = WireDocument(oldFiles)
    let before = old.guardingAll.locked
    let comparison = LockComparison(before, new.guardingAll)
    let pairs = Dictionary(comparison.pairs.map { ($0.new.id, $0) }) { first, _ in first }
    let unknownNow = Set(new.unknownTypes.map(\.id))
    findings = comparison.changes.compactMap { change in
      guard let (earlier, now) = pairs[change.type], guarded?.contains(change.type) ?? true else { return nil }
      // What is coded by code that isn't understood may be the same JSON.
      if change.isOfAType, earlier.openNames(of: change) != now.openNames(of: change) {
        let message = "'\(change.at)' is not compared: the JSON of its type isn't known"
        unknown.append(OpenNote(message: message, path: change.path, position: change.position))
        return nil
      }
      let change = change.between(earlier.coding, now.coding)
      guard !change.breaks.isEmpty, asksPeers || change.breaks.contains(.readers) || !change.isAddition else {
        return nil
      }
      let isShown = change.witness.map { change.breaks.contains($0.audience) } ?? true
      return isShown ? change : change.showing(comparison.types.witnesses.usual(of: change))
    }
    count = pairs.keys.count { guarded?.contains($0) ?? true } + byHand.count { $0.value == nil }
    if guarded != nil { return }
    gone = comparison.gone.filter { !unknownNow.contains($0.id) }.map { "\($0.noun) '\($0.id)' of '\($0.place.path)'" }
    addUnknown(old, before, newFiles.filesOther(than: oldFiles), byHand)
  }

  /// Adds the types whose code has changed and isn't understood on one side; what has not changed a byte is coded as it
  /// was.
  private mutating func addUnknown(
    _ old: WireDocument,
    _ before: WireDocument,
    _ changed: [WireFile],
    _ byHand: [String: String?]
  ) {
    let paths = Set(changed.map(\.path))
    let unknownBefore = Dictionary(old.unknownTypes.filter(\.isCoded).map { ($0.id, $0.reason) }) { first, _ in first }
    let known = Set(before.definitions.map(\.id))
    let now = new.unknownTypes.filter { type in
      let isChanged = paths.contains(type.place.path) || byHand[type.id] != nil
      return type.isCoded && isChanged && (known.contains(type.id) || unknownBefore[type.id] != nil)
    }.map { (id: $0.id, reason: $0.reason, place: $0.place) }
    let then = new.definitions.compactMap { type in
      unknownBefore[type.id].map { (id: type.id, reason: $0, place: type.place) }
    }
    addBranches(in: changed, before)
    unknown += (now + then).compactMap { id, reason, place in
      var text = reason.text
      if let known = byHand[id] {
        guard let reason = known else { return nil }
        text = reason
      }
      return OpenNote(message: "'\(id)' is not compared: \(text)", path: place.path, position: place.position)
    }
  }

  /// Adds the declarations in `#if` that are more than there were: only the others were compared.
  private mutating func addBranches(in changed: [WireFile], _ before: WireDocument) {
    var known = Dictionary(grouping: before.definitions, by: \.name).mapValues(\.count)
    for file in changed {
      for type in file.parsed.declarations where !type.isLocal && !type.conditions.isEmpty {
        guard let count = known[type.displayName] else { continue }
        known[type.displayName] = count - 1
        if count > 0 { continue }
        let message = "'\(type.displayName)' is not compared: it is declared again in an #if"
        let position = file.lines.position(at: type.header.start)
        unknown.append(OpenNote(message: message, path: file.path, position: position))
      }
    }
  }

  /// Whether comments keep a finding.
  package func isAccepted(_ change: LockChange, by accepted: AcceptedFindings) -> Bool {
    guard let type = new[change.type] else { return false }
    return accepted.accept(change.id.rawValue, in: type.place.path, type: type.name, member: change.member)
  }
}

extension LockChange {
  package var type: String { spot.type }
  /// The case, or the property of a struct.
  fileprivate var member: String? { spot.element ?? spot.value }

  /// As types of one direction are compared: what is not read breaks no reader, and what is not written no peer.
  fileprivate func between(_ old: Conformance, _ new: Conformance) -> LockChange {
    var breaks = breaks
    // Values that are dropped are lost only to who writes them again.
    if !new.isDecodable || !new.isEncodable && isDropping { breaks.remove(.readers) }
    if !new.isEncodable { breaks.remove(.peers) }
    return breaking(breaks)
  }

  /// Whether a value has another type.
  fileprivate var isOfAType: Bool { [.valueChanged, .valueNarrowed, .valueWidened].contains(id) }

  private var isDropping: Bool { [.keyRemoved, .valuesRemoved, .arrayShorter].contains(id) }
}

extension WireDefinition {
  /// The types of unknown JSON that the value of a change has.
  fileprivate func openNames(of change: LockChange) -> Set<String> {
    let values: [WireValue] =
      switch shape {
      case .structure(let properties): properties.map(\.value).filter { $0.name == change.spot.value }
      case .enumeration(let enumeration):
        enumeration.cases.filter { $0.name == change.spot.element }.flatMap(\.content.values)
      case .rawValues, .merged, .openSet: []
      }
    var names: Set<String> = []
    for value in values { value.type.visit { if case .open(let name) = $0 { names.insert(name) } } }
    return names
  }
}

extension WireDocument {
  fileprivate func ids(of names: Set<String>) -> [String] {
    definitions.filter { names.contains($0.name) }.map(\.id)
  }

  /// The ids of types, and of all that they have.
  fileprivate func reach(of ids: [String]) -> Set<String> {
    var (found, rest) = (Set<String>(), ids)
    while let id = rest.popLast() {
      guard found.insert(id).inserted, let definition = self[id] else { continue }
      for type in definition.shape.types { type.visit { if case .definition(let id, _) = $0 { rest.append(id) } } }
    }
    return found
  }
}

extension [WireFile] {
  /// The files whose bytes none of others has.
  package func filesOther(than others: [WireFile]) -> [WireFile] {
    let kept = Set(others.map(\.source.bytes))
    return filter { !kept.contains($0.source.bytes) }
  }

  /// With classes as structs where the compiler codes both alike: those without a superclass that has coding.
  package var withCodedClasses: [WireFile] {
    let protocols = flatMap(\.parsed.otherTypes).filter { $0.header.keyword == "protocol" }.map(\.displayName)
    let known = Set(protocols).union(WireFile.commonProtocols)
    return map { file in
      var file = file
      for (index, entry) in file.entries.enumerated() {
        guard case .other(let declaration) = entry.target, declaration.header.keyword == "class",
          declaration.header.inheritedTypes.flatMap(\.protocolNames).allSatisfy(known.contains)
        else { continue }
        file.entries[index].target = .structure(declaration)
      }
      return file
    }
  }
}

extension WireFile {
  /// The classes that are coded like structs.
  package var codedClasses: [TypeDeclaration] {
    entries.compactMap { if case .structure(let one) = $0.target, one.header.keyword == "class" { one } else { nil } }
  }

  fileprivate static let commonProtocols: Set = [
    "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "NSObject", "ObservableObject", "Sendable",
  ]
}
