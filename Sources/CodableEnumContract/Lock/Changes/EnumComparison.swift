import CodableEnumGenerator

/// Lets each side of an enum read the JSON that the other side writes.
struct EnumComparison {
  let pair: EnumPair
  let cases: CasePairing
  /// The old case that alone is played; nil for all.
  private var onlyCase: String?
  var findings = Findings()
  /// The audience that no longer finds the tag or the values in place.
  private(set) var layoutBreaks: Set<LockChange.Audience> = []
  /// What shows it.
  private var layoutPlay: Play?

  private init(_ pair: EnumPair) {
    self.pair = pair
    cases = CasePairing(pair)
  }

  typealias Compared = (changes: [LockChange], plays: [[String]: Play])

  /// The changes, with ways out that may not be some, and what shows them.
  ///
  /// - Parameter old: The old case that alone is read by new code; nil for all cases, read by both sides.
  static func compared(_ pair: EnumPair, only old: String? = nil) -> Compared {
    // In an untagged enum, a change in the values' types may change which case takes a value.
    // So it may where cases hold the raw values of others.
    let isToldByValues = !pair.new.hasTags || pair.new.cases.contains(where: pair.new.holdsRawValue)
    if pair.isUnchanged, !isToldByValues || pair.kind == .structure { return ([], [:]) }
    var comparison = EnumComparison(pair)
    comparison.onlyCase = old
    if pair.new.conformance.isDecodable { comparison.play(for: .readers) }
    if old == nil { comparison.play(for: .peers) }
    if old == nil, comparison.layoutBreaks.isEmpty { comparison.addNewValues() }
    let others = (comparison.findings.changes + EnumRules.changes(pair)).filter { !comparison.isSaidByLayout($0) }
    let layoutChanges = comparison.layoutChanges
    var plays = comparison.findings.plays
    for change in layoutChanges { plays[change.key] = comparison.layoutPlay }
    let all = layoutChanges + others
    let changes = all.filter { part in !all.contains { $0.covers(part) } }.compactMap { change -> LockChange? in
      var change = change
      // Enums that are never read break no reader, and those no longer written no peer.
      if !pair.old.conformance.isDecodable { change.breaks.remove(.readers) }
      if !pair.new.conformance.isEncodable { change.breaks.remove(.peers) }
      return change.breaks.isEmpty && !change.isAddition ? nil : change
    }
    return (changes, plays)
  }

  /// Says of a play that the tag or the values are elsewhere.
  mutating func breakLayout(_ play: Play) {
    layoutBreaks.insert(play.audience)
    layoutPlay = layoutPlay?.orShorter(play) ?? play
  }

  /// Whether a change breaks only those who no longer find the tag or the values in place.
  private func isSaidByLayout(_ change: LockChange) -> Bool {
    !layoutBreaks.isEmpty && change.breaks.isSubset(of: layoutBreaks)
  }

  /// Changes in the place of the tag and the values. For those they break, nothing else can be compared.
  private var layoutChanges: [LockChange] {
    if layoutBreaks.isEmpty { return [] }
    let (old, new) = (pair.old.strategy, pair.new.strategy)
    guard old.name == new.name, case .value(let tagKey, let contentKey) = old.tagPlace,
      case .value(let newKey, let newContent) = new.tagPlace
    else { return [.strategyChanged(pair).breaking(layoutBreaks)] }
    var changes: [LockChange] = []
    if tagKey != newKey { changes.append(.keyChanged(pair, .tagKeyChanged, from: .key(tagKey), to: .key(newKey))) }
    if let contentKey, let newContent, contentKey != newContent {
      changes.append(.keyChanged(pair, .contentKeyChanged, from: contentKey, to: newContent))
    }
    return changes.map { $0.breaking(layoutBreaks) }
  }

  // MARK: Playing

  private mutating func play(for audience: LockChange.Audience) {
    let writer = audience == .readers ? pair.old : pair.new
    let (written, read) = audience == .readers ? (pair.types.old, pair.types.new) : (pair.types.new, pair.types.old)
    let (ownIndex, otherIndex) = pair.sides(for: audience)
    let keys = Set([pair.old, pair.new].flatMap(\.cases).flatMap { $0.claim?.groups.flatMap(\.keys) ?? [] })
    let literals = Set(pair.old.literals(pair.types.old) + pair.new.literals(pair.types.new))
    let forms = ExampleForms(shapes: written, keys: keys, literals: literals)
    let own = CaseReader(ownIndex, forms, TypeReading(written))
    let otherForms = ExampleForms(shapes: read, keys: keys, literals: literals)
    let other = CaseReader(otherIndex, otherForms, TypeReading(pair.types, for: audience))
    let examples = Examples(enumeration: writer, forms: forms)
    var isPlayed = false
    // Others may have written forms that the new code never writes.
    for element in writer.cases where audience == .readers || element.isEncoded {
      if let onlyCase, element.name != onlyCase { continue }
      for (variation, example) in examples.written(element) + (audience == .readers ? examples.accepted(element) : []) {
        let (written, read) = (own.read(example), other.read(example))
        guard let taker = written.element, !written.isCaught, written.problems.isEmpty else { continue }
        isPlayed = true
        // If the writing side itself reads it as another case, either case is right.
        if taker.name != element.name, let reader = read.element, isSame(element, reader, for: audience) { continue }
        let play = Play(
          audience: audience,
          example: example,
          variation: variation,
          writer: taker,
          written: written,
          read: read
        )
        if !isCaughtAsItself(play) { explain(play, other) }
      }
    }
    // Nothing shows that another layout reads it: an untagged enum beside fields may take any keys. What has no shape
    // there is no object, and never written.
    if !isPlayed, pair.old.strategy != pair.new.strategy,
      writer.cases.contains(where: { $0.isEncoded && $0.capture == nil && !writer.shapes(of: $0).isEmpty })
    {
      layoutBreaks.insert(audience)
    }
    findings.play = nil
    playUnknown(for: audience, examples, own, other)
    if audience == .readers { playKept(own.takingParts, other.takingParts) }
    findings.play = nil
  }

  private mutating func explain(_ play: Play, _ reader: CaseReader) {
    findings.play = play
    if isElsewhere(play) {
      if !isCaughtWithoutTag(play) { breakLayout(play) }
    } else if let element = play.read.element, !play.read.isCaught {
      if isSame(play.writer, element, for: play.audience) {
        compareValues(play, with: element)
      } else if !pair.new.hasTags {
        explainUntagged(play, takenBy: element)
      } else {
        explainTagged(play, takenBy: element)
      }
    } else if !pair.new.hasTags {
      explainUntaggedRefusal(play, reader)
    } else {
      explainTaggedRefusal(play, reader)
    }
  }

  /// Whether the tag or the values have moved.
  func isElsewhere(_ play: Play) -> Bool {
    if pair.old.strategy == pair.new.strategy { return false }
    if play.isLost { return true }
    guard let element = play.read.element, !play.read.isCaught else {
      // Where tags are elsewhere, an unknown tag may be no tag.
      return pair.old.tagPlace != pair.new.tagPlace
    }
    return !isSame(play.writer, element, for: play.audience)
  }

  /// Whether the case that reads is the case that was written.
  private func isSame(_ writer: WireCase, _ reader: WireCase, for audience: LockChange.Audience) -> Bool {
    let (old, new) = audience == .readers ? (writer, reader) : (reader, writer)
    if pair.kind == .structure || pair.haveOneName(old, new) { return true }
    // A removed case may have left its tag to another.
    return audience == .readers && pair.new.hasTags && !pair.keeps(old)
  }

  private mutating func compareValues(_ play: Play, with reader: WireCase) {
    let (old, new) = play.sides(reader)
    ValueComparison(ValuePairing(pair, old, new)).explain(explainTagBeside(play), &findings)
  }

  // MARK: Cases with tags

  private mutating func explainTagged(_ play: Play, takenBy reader: WireCase) {
    if explainFieldWithTag(play, reader) { return }
    let (old, new) = play.sides(reader)
    if let alias = play.variation.alias {
      switch play.audience {
      case .readers:
        guard let same = cases.sameTag(as: old), same.name != new.name else { return }
        findings.add(.readers, .aliasGone(pair, alias, same, new))
      case .peers: findings.add(.peers, .tagMoved(pair, alias, old, new))
      }
    } else if let tag = play.writer.tag ?? play.example.tag {
      findings.add(play.audience, .tagMoved(pair, tag, old, new))
    }
  }

  private mutating func explainTaggedRefusal(_ play: Play, _ reader: CaseReader) {
    if explainHeldRefusal(play) || explainSharedTypes(play) { return }
    if explainFieldWithTag(play, nil) { return }
    if let tag = play.writer.tag, let old = cases.old(tag), let new = cases.new(tag), play.variation.alias == nil,
      old.isDecoded, new.isDecoded, pair.old.emptyCases != pair.new.emptyCases
    {
      // The tag is known, but in another form.
      return findings.add(play.audience, .emptyCaseChanged(pair, old, new))
    }
    if play.variation.alias == nil, let (old, new) = tagChange(of: play.writer) {
      let isSurvived = play.audience == .peers && play.read.isCaught
      return findings.add(isSurvived ? nil : play.audience, .tagGainedOrLost(pair, old, new))
    }
    switch play.audience {
    case .readers:
      let old = play.writer
      if let alias = play.variation.alias {
        guard let same = cases.sameTag(as: old) else { return }
        findings.add(.readers, .aliasGone(pair, alias, same, nil))
      } else if let new = cases.successor(named: old.name) {
        findings.add(.readers, .caseRenamed(pair, old, new))
        compareValues(play.forced(reader, as: new), with: new)
      } else if let unknown = pair.new.catching(.unknown), unknown.name == old.name, unknown.content.keptAmount > 0 {
        // The case was for any unknown tag. Its tag is now kept and written back, if what is under it can be.
        let forced = play.forced(reader, as: unknown)
        if !forced.read.problems.isEmpty { explainUnknown(forced, old, unknown) }
      } else if let skipped = pair.new.cases.first(where: { $0.name == old.name && !$0.isDecoded }) {
        findings.add(.readers, .caseSkipped(pair, old, skipped))
      } else {
        findings.add(.readers, .caseGone(pair, old, nil))
      }
    case .peers:
      let new = play.writer
      // What is beside the cases may be missing all the same.
      let audience: LockChange.Audience? = play.read.isCaught && play.read.problems.isEmpty ? nil : .peers
      if let alias = play.variation.alias {
        findings.add(audience, .aliasAdded(pair, alias, new))
      } else if let old = cases.predecessor(of: new) {
        findings.add(audience, .caseRenamed(pair, old, new))
        if audience != nil { compareValues(play.forced(reader, as: old), with: old) }
      } else if let alias = new.aliases.first(where: { cases.old($0) != nil }) {
        findings.add(audience, .tagChanged(pair, new, from: alias))
      } else if let old = pair.old.cases.first(where: { $0.name == new.name && $0.isDecoded }), let tag = old.tag,
        let other = cases.new(tag)
      {
        if other.name == new.name {
          // What is beside the case refuses the object, or takes the tag.
          compareValues(play.forced(reader, as: old), with: old)
        } else if !other.isEncoded {
          // Another case has its tag now; that says it all, if that case is written.
          findings.add(audience, .tagMoved(pair, tag, old, other))
        }
      } else {
        findings.add(audience, .caseAdded(pair, new, takenBy: nil))
      }
    }
  }

  /// Explains a new value beside the cases that has a tag as its key: it is read before the case is.
  ///
  /// - Parameter reader: The case that is read instead.
  private mutating func explainFieldWithTag(_ play: Play, _ reader: WireCase?) -> Bool {
    guard pair.new.tagIsKey else { return false }
    var tags = play.writer.readTags + (reader?.readTags ?? [])
    for case .severalCases(let keys) in play.read.problems { tags += keys.map { .string($0) } }
    for field in pair.newFields {
      guard let tag = tags.first(where: { field.keys.contains($0.text) }), let element = cases.new(tag) else {
        continue
      }
      findings.add(play.audience, .fieldHasTag(pair, field, element))
      return true
    }
    return false
  }

  /// Explains a case that holds another enum's raw values, some of which the other side doesn't know.
  ///
  /// - Returns: Whether the written case is one, on both sides.
  private mutating func explainHeldRefusal(_ play: Play) -> Bool {
    let (writer, reader) = play.audience == .readers ? (pair.old, pair.new) : (pair.new, pair.old)
    guard writer.holdsRawValue(play.writer),
      let same = reader.cases.first(where: { $0.name == play.writer.name && $0.isDecoded && reader.holdsRawValue($0) })
    else { return false }
    let (old, new) = play.sides(same)
    let values = ValuePairing(pair, old, new)
    guard let before = old.content.values.first, let after = new.content.values.first, before.type != after.type else {
      // A change in the raw values is reported for their own type.
      return true
    }
    let audience: LockChange.Audience? = play.audience == .peers && play.read.isCaught ? nil : play.audience
    findings.add(audience, .typeChanged(values, before, after))
    return true
  }

  /// A case that has a tag only on one side; otherwise nil.
  private func tagChange(of element: WireCase) -> (old: WireCase, new: WireCase)? {
    guard let old = pair.old.cases.first(where: { $0.name == element.name }),
      let new = pair.new.cases.first(where: { $0.name == element.name }),
      pair.old.isTagless(old) != pair.new.isTagless(new), old.payload != nil, new.payload != nil
    else { return nil }
    return (old, new)
  }

  // MARK: Cases without tags

  private mutating func explainUntagged(_ play: Play, takenBy reader: WireCase) {
    let (old, new) = play.sides(reader)
    let oldNew = cases.new(ofUntagged: old)
    let newOld = cases.old(ofUntagged: new)
    switch play.audience {
    case .readers where oldNew == nil: findings.add(.readers, .caseGone(pair, old, new))
    case .readers where old.tag == nil && new.tag != nil:
      findings.add(.readers, .sampleTaken(pair, play.example, old, new))
    case .readers where old.takes(.number) && !pair.old.takes(.integer) && new.takes(.integer):
      findings.add(.readers, .integersTaken(pair, old, new))
    case .readers where newOld == nil && new.claim?.isExplicit == true:
      findings.add(.readers, .matchTaken(pair, old, new))
    case .peers where newOld == nil:
      // To a number case, an integer is the same number.
      let isNumber = ExampleForm(play.example).kind == .integer && old.takes(.number) && !play.isLost
      findings.add(isNumber ? nil : .peers, .caseAdded(pair, new, takenBy: old))
    case .readers, .peers:
      let written = cases.rematched(old, oldNew), taking = cases.rematched(newOld, new)
      if pair.hasOtherRawValues(new), oldNew != nil, newOld != nil {
        findings.add(play.audience, .sampleTaken(pair, play.example, old, new))
      } else if old.claim?.isExplicit == true, new.claim?.isExplicit == true, pair.haveOtherOrder {
        findings.add(play.audience, .matchesReordered(pair))
      } else if let change = play.audience == .readers ? written ?? taking : taking ?? written {
        findings.add(play.audience, change)
      } else {
        findings.add(play.audience, .sampleTaken(pair, play.example, old, new))
      }
    }
  }

  private mutating func explainUntaggedRefusal(_ play: Play, _ reader: CaseReader) {
    let audience: LockChange.Audience? = play.audience == .peers && play.read.isCaught ? nil : play.audience
    let writer = play.writer
    guard let same = play.audience == .readers ? cases.new(ofUntagged: writer) : cases.old(ofUntagged: writer) else {
      switch play.audience {
      case .readers: findings.add(.readers, .caseGone(pair, writer, nil))
      case .peers: findings.add(audience, .caseAdded(pair, writer, takenBy: nil))
      }
      return
    }
    // What is caught is lost to nobody. New values are added below.
    guard let audience else { return }
    // An enum that reads no such JSON has a finding of its own.
    if case .value(let value) = play.example, TypeReading(pair.types, for: audience).refuses(value) { return }
    let (old, new) = play.sides(same)
    let count = findings.count
    let forced = play.forced(reader, as: same)
    compareValues(forced, with: same)
    // If the values are unchanged, the reason is how the case is recognized. Raw values are reported for their own type.
    let areHeld = pair.hasOtherRawValues(new) && old.content == new.content
    if findings.count == count, forced.read.problems.isEmpty, !areHeld {
      findings.add(audience, .matchChanged(pair, old, new))
    }
  }

  // MARK: New values

  /// Values that no reader misses and that no other finding reports.
  private mutating func addNewValues() {
    for old in pair.old.cases where old.payload != nil && old.isDecoded {
      let same =
        !pair.new.hasTags
        ? cases.new(ofUntagged: old) : cases.sameTag(as: old) ?? cases.successor(named: old.name)
      guard let new = same, new.payload != nil, new.isDecoded else { continue }
      let values = ValuePairing(pair, old, new)
      if values.haveKeys, values.movedElements == nil {
        // A dictionary takes those beside the cases as well. Whatever rejects them has been played.
        let element = values.hasDictionary ? values.new : new
        for keyed in element.content.keyedValues where values.old(of: keyed.value.name) == nil {
          findings.add(values.hasDictionary ? .peers : nil, .keyAdded(values, keyed))
        }
      } else if old.content.values.isEmpty, !new.content.values.isEmpty {
        findings.add(nil, .valuesAdded(values))
      }
    }
  }
}

extension WireEnum {
  fileprivate func takes(_ kind: JSONKind) -> Bool { cases.contains { $0.takes(kind) } }
}

extension WireCase {
  fileprivate func takes(_ kind: JSONKind) -> Bool { claim?.kinds.contains(kind) ?? false }
}

extension EnumPair {
  /// Whether both are equal, with tags compared byte for byte.
  fileprivate var isUnchanged: Bool {
    func tags(_ cases: [WireCase]) -> [ExactText] { cases.flatMap(\.tags).map { ExactText($0.quoted) } }
    return old == new && tags(old.cases) == tags(new.cases)
  }

  /// Whether cases with `matches:` are in another order. The first that matches is chosen.
  fileprivate var haveOtherOrder: Bool {
    func explicit(_ cases: [WireCase]) -> [String] { cases.filter { $0.claim?.isExplicit ?? false }.map(\.name) }
    let (before, after) = (explicit(old.cases), explicit(new.cases))
    return before.filter(after.contains) != after.filter(before.contains)
  }
}

extension WireEnum {
  /// What decides by itself which case is read.
  fileprivate func literals(_ shapes: [String: WireShape]) -> [Tag] {
    if hasTags { return [] }
    let forms = ExampleForms(shapes: shapes, keys: [], literals: [])
    return cases.flatMap { element in
      let held = holdsRawValue(element) ? element.content.values.first.flatMap { forms.rawValues(of: $0.type) } : nil
      return element.tags + (element.claim?.constants ?? []) + (held ?? [])
    }
  }
}
