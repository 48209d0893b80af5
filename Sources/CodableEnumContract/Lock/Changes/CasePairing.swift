import CodableEnumGenerator

/// An enum before and after, using the current names of its types.
struct EnumPair {
  let id: String
  let old: WireEnum
  var new: WireEnum { didSet { newIndex = CaseIndex(new) } }
  /// What reads each side.
  private let oldIndex: CaseIndex
  private var newIndex: CaseIndex
  /// In the sources.
  let place: WirePlace
  /// In the lock file.
  let lockPlace: WirePlace
  let kind: Kind
  let types: LockedTypes

  init(
    id: String,
    old: WireEnum,
    new: WireEnum,
    place: WirePlace,
    lockPlace: WirePlace,
    kind: Kind,
    types: LockedTypes
  ) {
    (self.id, self.old, self.new, self.place, self.lockPlace) = (id, old, new, place, lockPlace)
    (self.kind, self.types) = (kind, types)
    (oldIndex, newIndex) = (CaseIndex(old), CaseIndex(new))
  }

  enum Kind {
    case annotated
    /// An enum with raw values and the compiler's coding.
    case plain
    /// An enum with payloads and the compiler's coding.
    case synthesized
    /// A struct with the compiler's coding: an object with any keys.
    case structure
    /// An open set. Each type is like a case that merges its value.
    case openSet

    var isEnum: Bool {
      switch self {
      case .annotated, .plain, .synthesized: true
      case .structure, .openSet: false
      }
    }
  }

  /// Of the side that writes for an audience, and of the one that reads.
  func sides(for audience: LockChange.Audience) -> (written: CaseIndex, read: CaseIndex) {
    audience == .readers ? (oldIndex, newIndex) : (newIndex, oldIndex)
  }

  /// Whether the new enum reads a case with the name of an old one.
  func keeps(_ old: WireCase) -> Bool { new.cases.contains { $0.name == old.name && $0.isDecoded } }

  /// Whether a case is an old one: by its name, or if neither name is on the other side.
  func haveOneName(_ before: WireCase, _ after: WireCase) -> Bool {
    before.name == after.name || !keeps(before) && !old.cases.contains { $0.name == after.name && $0.isDecoded }
  }

  /// Whether all that a new case may be is a raw value of its own, and the raw values have changed.
  func hasOtherRawValues(_ new: WireCase) -> Bool {
    guard let value = new.content.values.first, new.content.values.count == 1,
      let shape = types.new.shape(of: value.type), shape != types.old.shape(of: value.type)
    else { return false }
    return switch shape {
    case .rawValues(_, let cases): cases != nil
    case .enumeration(let held): held.tagIsAll
    case .structure, .openSet, .merged: false
    }
  }

  var spot: LockSpot { LockSpot(type: id, place: place, lockPlace: lockPlace) }

  /// - Parameters:
  ///   - old: Where it is locked, unless that says nothing.
  ///   - new: In the sources; nil if it is gone.
  func spot(_ old: WireCase?, _ new: WireCase?) -> LockSpot {
    LockSpot(type: id, element: (new ?? old)?.name, place: new?.place ?? place, lockPlace: old?.place)
  }

  /// The noun for a case in messages.
  var noun: String { kind == .openSet ? "type" : "case" }

  func subject(of element: WireCase) -> String {
    switch kind {
    case .annotated, .synthesized, .openSet: "\(noun) '\(element.name)' of \(id)"
    // Its name on the wire.
    case .plain: "case '\(element.tag?.text ?? element.name)' of \(id)"
    case .structure: "struct '\(id)'"
    }
  }
}

/// Pairs new cases with old ones. The tag identifies a case, since its Swift name is not on the wire.
struct CasePairing {
  private let pair: EnumPair
  private let oldByTag: [ExactText: WireCase]
  private let newByTag: [ExactText: WireCase]
  /// By the name of an old case: the new case that it became, with another tag.
  private var successors: [String: WireCase] = [:]

  init(_ pair: EnumPair) {
    func byTag(_ cases: [WireCase]) -> [ExactText: WireCase] {
      Dictionary(cases.flatMap { element in element.readTags.map { (ExactText($0.quoted), element) } }) { first, _ in
        first
      }
    }
    self.pair = pair
    (oldByTag, newByTag) = (byTag(pair.old.cases), byTag(pair.new.cases))
    for old in pair.old.cases where old.isDecoded && old.tag.map(new) == .some(nil) {
      if let successor = successor(of: old) { successors[old.name] = successor }
    }
  }

  /// The case that has a tag today.
  func new(_ tag: Tag) -> WireCase? { newByTag[ExactText(tag.quoted)] }

  /// The case that had a tag.
  func old(_ tag: Tag) -> WireCase? { oldByTag[ExactText(tag.quoted)] }

  /// The case that has the tag of an old case, or has no tag either.
  func sameTag(as old: WireCase) -> WireCase? {
    guard let tag = old.tag else { return pair.new.cases.first { $0.name == old.name && $0.tag == nil } }
    return new(tag)
  }

  /// The case with another tag that an old case became.
  func successor(named old: String) -> WireCase? { successors[old] }

  /// The old case with another tag that became this one.
  func predecessor(of new: WireCase) -> WireCase? {
    successors.first { $0.value.name == new.name }.flatMap { name, _ in pair.old.cases.first { $0.name == name } }
  }

  /// The new case of one without a tag: the one with its name, or else an equal one with another name.
  func new(ofUntagged old: WireCase) -> WireCase? {
    let others = pair.new.cases.filter(\.isKnown)
    return others.first { $0.name == old.name }
      ?? others.first { new in isRenamed(old, new) }
  }

  /// The old case of one without a tag.
  func old(ofUntagged new: WireCase) -> WireCase? {
    let others = pair.old.cases.filter(\.isKnown)
    return others.first { $0.name == new.name }
      ?? others.first { old in isRenamed(old, new) }
  }

  /// The change of an untagged case that is told from others in another way now; nil for none.
  func rematched(_ old: WireCase?, _ new: WireCase?) -> LockChange? {
    guard let old, let new, old.claim != new.claim || old.tags != new.tags else { return nil }
    return .matchChanged(pair, old, new)
  }

  private func isRenamed(_ old: WireCase, _ new: WireCase) -> Bool {
    !pair.new.cases.contains { $0.name == old.name } && !pair.old.cases.contains { $0.name == new.name }
      && old.claim == new.claim && old.tag == new.tag && isSame(old, new)
  }

  /// The case with its name, or the only new one with its values.
  private func successor(of old: WireCase) -> WireCase? {
    let taken = Set(successors.values.map(\.name))
    let unknown = pair.new.cases.filter { element in
      element.tag != nil && element.isDecoded && !element.tags.contains { self.old($0) != nil }
        && !taken.contains(element.name)
    }
    if let same = unknown.first(where: { $0.name == old.name }) { return same }
    // If there are several candidates, none is more likely.
    let candidates = unknown.filter { new in
      !pair.old.cases.contains { $0.name == new.name } && isSame(old, new)
    }
    let gone = pair.old.cases.filter { element in
      guard let tag = element.tag, element.isDecoded, new(tag) == nil else { return false }
      return !pair.new.cases.contains { $0.name == element.name } && isSame(element, old)
    }
    return candidates.count == 1 && gone.count == 1 ? candidates[0] : nil
  }

  /// Whether the values are the same on the wire.
  private func isSame(_ old: WireCase, _ new: WireCase) -> Bool {
    guard ContentWord(old.content) == ContentWord(new.content) else { return false }
    let (values, others) = (old.content.values, new.content.values)
    let (oldKeys, newKeys) = (old.content.keyedValues.map(\.key), new.content.keyedValues.map(\.key))
    // Keys may begin with the case's name.
    let haveKeys = oldKeys == newKeys || pair.new.strategy.keysHaveCaseNames && values.map(\.name) == others.map(\.name)
    return haveKeys && values.count == others.count && zip(values, others).allSatisfy { $0.isSame(as: $1) }
  }
}

extension WireCase {
  /// Whether an untagged enum can recognize the case.
  fileprivate var isKnown: Bool { isDecoded && (claim != nil || tag != nil) }
}

extension WireValue {
  func isSame(as other: WireValue) -> Bool { type.text == other.type.text && isOptional == other.isOptional }
}
