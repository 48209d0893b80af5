import CodableEnumGenerator

/// What an enum says about all input, whichever side wrote it.
enum EnumRules {
  private static let rules: [@Sendable (EnumPair) -> [LockChange]] = [
    conformance, unknownKeys, caughtObjects, caughtTags, catches, movedCatches, keptUnknown, missingTag, defaults,
  ]

  /// They break readers, unless a rule says otherwise.
  static func changes(_ pair: EnumPair) -> [LockChange] {
    rules.flatMap { $0(pair) }.map { $0.breaks.isEmpty ? $0.breaking([.readers]) : $0 }
  }

  private static func conformance(_ pair: EnumPair) -> [LockChange] {
    pair.old.conformance.isDecodable && !pair.new.conformance.isDecodable ? [.decodingGone(pair)] : []
  }

  private static func unknownKeys(_ pair: EnumPair) -> [LockChange] {
    if pair.old.ignoresExtraElements, pair.new.tagIsFirst, !pair.new.ignoresExtraElements {
      return [.unknownKeysRejected(pair, "extra elements")]
    }
    guard !pair.old.rejectsUnknownKeys, pair.new.rejectsUnknownKeys, pair.new.readsObjects else { return [] }
    return [.unknownKeysRejected(pair, "unknown keys")]
  }

  /// An untagged case that takes every object and rejects unknown keys refuses objects that another case caught.
  private static func caughtObjects(_ pair: EnumPair) -> [LockChange] {
    guard pair.new.rejectsUnknownKeys, [pair.old, pair.new].allSatisfy({ !$0.hasTags }),
      let before = pair.old.catching(.unknown), case .none = pair.old.takerOfEmptyObjects,
      case .one(let index) = pair.new.takerOfEmptyObjects, case .object = pair.new.cases[index].payload
    else { return [] }
    let taker = pair.new.cases[index]
    return [.objectsRejected(pair, before, taker)]
  }

  /// A tag of a kind that no tag had, or in a place where none was, is invalid. If one has it now, such a tag is unknown,
  /// which `.invalid` doesn't catch.
  private static func caughtTags(_ pair: EnumPair) -> [LockChange] {
    guard let before = pair.old.catching(.invalid), pair.new.catching(.invalid) != nil,
      pair.new.catching(.unknown) == nil, [pair.old, pair.new].allSatisfy({ $0.hasTags })
    else { return [] }
    let standAlone = pair.new.namesStandAlone && !pair.old.namesStandAlone && !pair.new.tagIsKey
    let known = standAlone ? [] : pair.old.tagKinds
    guard let kind = pair.new.tagKinds.first(where: { !known.contains($0) }) else { return [] }
    return [.invalidBecomesUnknown(pair, kind, before, isAlone: standAlone)]
  }

  private static func catches(_ pair: EnumPair) -> [LockChange] {
    Catch.allCases.compactMap { kind in
      guard let before = pair.old.catching(kind), pair.new.catching(kind) == nil else { return nil }
      // A case that gained its tag is reported as such.
      if kind == .missing, pair.old.isTagless(before), pair.new.cases.contains(where: { $0.name == before.name }) {
        return nil
      }
      return .catchGone(pair, kind, before)
    }
  }

  /// What a case has caught is another case that was there, too.
  private static func movedCatches(_ pair: EnumPair) -> [LockChange] {
    let moved = [Catch.unknown, .invalid].compactMap { kind -> (kind: Catch, before: WireCase, after: WireCase)? in
      // What keeps less is reported as such.
      guard let before = pair.old.catching(kind), let after = pair.new.catching(kind), before.name != after.name,
        !keepsLess(pair, before, after), pair.keeps(before),
        pair.old.cases.contains(where: { $0.name == after.name && $0.isDecoded })
      else { return nil }
      return (kind, before, after)
    }
    return moved.first.map { [.catchMoved(pair, moved.map(\.kind), $0.before, $0.after)] } ?? []
  }

  /// Unknown or invalid input is written back unchanged only if a case keeps it.
  private static func keptUnknown(_ pair: EnumPair) -> [LockChange] {
    [Catch.unknown, .invalid].compactMap { kind in
      guard let before = pair.old.catching(kind), let after = pair.new.catching(kind),
        keepsLess(pair, before, after) || dropsKeys(pair, before, after)
      else { return nil }
      return .catchKeepsLess(pair, before, after)
    }
  }

  /// Whether less of what is caught is kept. Where all that is beside a tag is its content, both are the whole JSON.
  static func keepsLess(_ pair: EnumPair, _ before: WireCase, _ after: WireCase) -> Bool {
    if case .tagAndContent(_, let value) = after.capture, value.type == .anything, pair.new.mergesContent,
      pair.old.strategy == pair.new.strategy, !pair.new.namesStandAlone
    {
      return false
    }
    // So is a tag alone.
    if case .tag = after.capture, before.catches == [.unknown], pair.old.tagIsAll, pair.new.tagIsAll,
      pair.old.tagKinds == pair.new.tagKinds
    {
      return false
    }
    return after.content.keptAmount < before.content.keptAmount
  }

  /// Whether what is kept now lacks keys of the struct that kept the whole JSON. What one struct has lost is reported for
  /// the struct.
  private static func dropsKeys(_ pair: EnumPair, _ before: WireCase, _ after: WireCase) -> Bool {
    guard case .whole = before.capture, let type = before.typedCapture?.type,
      case .structure(let old)? = pair.types.old.shape(of: type)
    else { return false }
    var kept = Set([pair.new.strategy.tagKey].compactMap(\.self))
    if case .tagAndContent = after.capture, case .value(_, let contentKey?) = pair.new.tagPlace {
      // What is beside the content is not kept.
      if case .key(let key) = contentKey { kept.insert(key) }
    } else if let newType = after.typedCapture?.type, type != newType,
      case .structure(let new)? = pair.types.new.shape(of: newType)
    {
      kept.formUnion(new.flatMap(\.keys))
    } else {
      return false
    }
    return !kept.isSuperset(of: old.map(\.key))
  }

  /// A value takes its default for less. One that has no default anymore is reported as such.
  private static func defaults(_ pair: EnumPair) -> [LockChange] {
    let taking = pair.old.cases.filter { $0.content.values.contains { !$0.defaultCauses.isEmpty } }
    return DefaultCause.allCases.flatMap { cause -> [LockChange] in
      var isKept = false
      let narrowed = taking.map { old -> [NarrowedDefault] in
        guard old.content.values.contains(where: { $0.defaultCauses.contains(cause) }),
          let new = pair.new.cases.first(where: { new in old.tag.map(new.readTags.contains) ?? (new.name == old.name) })
        else { return [] }
        let values = ValuePairing(pair, old, new)
        let all = old.content.values.filter { $0.defaultCauses.contains(cause) }.compactMap { before in
          values.new(of: before.name).map { NarrowedDefault(values: values, old: before, new: $0) }
        }
        let narrowed = all.filter { $0.new.canBeMissing && !$0.new.takes(cause) }
        if narrowed.isEmpty { isKept = true }
        return narrowed
      }
      // An option of the enum is one edit, and so is one of a case.
      let edits = isKept ? narrowed : [Array(narrowed.joined())]
      return edits.filter { !$0.isEmpty }.map { .defaultsNarrowed(pair, $0, cause) }
    }
  }

  private static func missingTag(_ pair: EnumPair) -> [LockChange] {
    guard let before = pair.old.catching(.missing), let after = pair.new.catching(.missing) else { return [] }
    // Its new name or tag is another finding.
    let isRenamed = !pair.keeps(before) && !pair.old.cases.contains { $0.name == after.name }
    if before.tag != nil, after.tag != nil, before.name == after.name || isRenamed { return [] }
    let isSame =
      switch (before.tag, after.tag) {
      case (let old?, let new?): old == new || after.aliases.contains(old)
      case (let old?, nil): before.name == after.name || after.aliases.contains(old)
      case (nil, .some): before.name == after.name
      case (nil, nil): pair.haveOneName(before, after)
      }
    if isSame { return [] }
    // Deployed versions read it as the old case, too.
    return [.missingMoved(pair, before, after).breaking(after.tag == nil && after.isEncoded ? .everyone : [])]
  }
}

/// A value that takes its default for less.
struct NarrowedDefault {
  var values: ValuePairing
  var old: WireValue
  var new: WireValue
}

extension WireEnum {
  fileprivate var takerOfEmptyObjects: Dispatch.ObjectTaker { dispatch.taker { _, _ in false } }

  /// Whether it reads objects that may have extra keys.
  fileprivate var readsObjects: Bool {
    hasTags && !tagIsFirst && !tagIsAll
      || cases.contains { element in if case .object = element.payload { true } else { false } }
  }
}

extension WireValue {
  /// Whether what was a cause for the default is no error.
  fileprivate func takes(_ cause: DefaultCause) -> Bool {
    if isAnything { return true }
    return switch cause {
    case .missing: canBeMissing
    case .null: takesNull || defaultCauses.contains(.invalid)
    case .invalid: defaultCauses.contains(.invalid)
    }
  }
}

extension CaseContent<WireValue> {
  /// How much of the caught input a case's values keep.
  var keptAmount: Int {
    switch self {
    case .payload, .skipped: 0
    case .capture(.tag): 1
    // A type has room for what it knows.
    case .capture(.tagAndContent(_, let value)): value.type == .anything ? 4 : 2
    case .capture(.whole(let value)): value.type == .anything ? 5 : 3
    }
  }
}
