import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Tags that neither side knows, which a case keeps.
extension EnumComparison {
  /// Whether the written case catches what is not known of itself, and has nothing to lose.
  func isCaughtAsItself(_ play: Play) -> Bool {
    let reader = play.audience == .readers ? pair.new : pair.old
    let isUnknown = play.read.isCaught && play.read.element?.capture == nil
    let catching = isUnknown ? play.read.element : play.read.isInvalid(reader) ? reader.catching(.invalid) : nil
    return catching?.name == play.writer.name && (play.audience == .peers || play.writer.content.values.isEmpty)
  }

  /// Whether old code without tags catches it, as whatever it doesn't know.
  func isCaughtWithoutTag(_ play: Play) -> Bool { play.audience == .peers && play.read.isCaught && !pair.old.hasTags }

  /// Lets the other side read unknown tags, as a case has kept them. A peer's case is told of nothing new by what is
  /// written back, unless the peer has the same case.
  mutating func playUnknown(
    for audience: LockChange.Audience,
    _ examples: Examples,
    _ own: CaseReader,
    _ other: CaseReader
  ) {
    guard let old = pair.old.catching(.unknown), let new = pair.new.catching(.unknown),
      audience == .readers
        ? !EnumRules.keepsLess(pair, old, new)
        : pair.old.strategy == pair.new.strategy && (old.content == new.content || old.mayRefuse(new))
    else { return }
    let writer = audience == .readers ? old : new
    for example in examples.unknown(writer, besides: (pair.old.cases + pair.new.cases).flatMap(\.tags)) {
      let (written, read) = (own.read(example), other.read(example))
      guard written.isCaught, written.problems.isEmpty else { continue }
      // What kept nothing has lost nothing.
      if writer.content.keptAmount == 0, read.isCaught, read.problems.isEmpty { continue }
      let play = Play(audience: audience, example: example, writer: writer, written: written, read: read)
      findings.play = play
      if isElsewhere(play) {
        breakLayout(play)
      } else if read.problems.isEmpty ? !read.isCaught : !explainTagBeside(play).read.problems.isEmpty {
        explainUnknown(play.forced(other, as: audience == .readers ? new : old), old, new)
      }
    }
    // A dictionary that is kept takes all keys beside the tag.
    if audience == .peers, case .tagAndContent(_, let value) = old.capture, case .map = value.type,
      pair.old.mergesContent
    {
      addNewFields(old, new)
    }
    if audience == .readers { addNarrowed(old, new) }
  }

  /// What is kept was anything, and is of one type now. No play shows it.
  private mutating func addNarrowed(_ old: WireCase, _ new: WireCase) {
    guard let type = new.typedCapture?.type, old.typedCapture == nil else { return }
    findings.play = nil
    findings.add(.readers, .unknownNarrowed(pair, type, old, new))
  }

  /// Lets new code read JSON without a tag that a case has caught as unknown. Another may take all JSON of its kind now,
  /// and refuse it or drop its keys.
  mutating func playKept(_ own: CaseReader, _ other: CaseReader) {
    playKeyBesideTag(own, other)
    guard !pair.old.hasTags, !pair.new.hasTags, let old = pair.old.catching(.unknown) else { return }
    for json in Self.keptJSON {
      let (written, read) = (own.read(.constant(json)), other.read(.constant(json)))
      let isDropped = old.content.keptAmount > 0 && read.hasLostKey
      guard written.isCaught, written.problems.isEmpty, let taker = read.element, !read.isCaught,
        !read.problems.isEmpty || isDropped
      else { continue }
      // Keys that a new case rejects are another finding.
      if read.problems.contains(where: { if case .unknownKey = $0 { true } else { false } }) { continue }
      findings.play = Play(audience: .readers, example: .constant(json), writer: old, written: written, read: read)
      let before = cases.old(ofUntagged: taker).flatMap { $0.claim == taker.claim ? nil : $0 }
      findings.add(
        .readers,
        before.map { .matchChanged(pair, $0, taker) }
          ?? .keptTaken(pair, json, old, taker, isRefused: !read.problems.isEmpty)
      )
    }
  }

  /// Lets new code read the tag of the case that catches unknown ones beside a key that old code ignores. Where the tag is
  /// a key and no case has it now, it is unknown, too, and of two unknown keys none is the tag.
  private mutating func playKeyBesideTag(_ own: CaseReader, _ other: CaseReader) {
    guard pair.old.tagIsKey, pair.new.tagIsKey, let old = pair.old.catching(.unknown), let tag = old.tag,
      let new = pair.new.catching(.unknown)
    else { return }
    let example = Example.object(
      [tag.text, "zzz"].map { Example.Member(key: $0, example: .constant(.boolean(true))) }
    )
    let (written, read) = (own.read(example), other.read(example))
    guard written.element?.name == old.name, written.problems.isEmpty, read.element == nil else { return }
    findings.play = Play(audience: .readers, example: example, writer: old, written: written, read: read)
    findings.add(.readers, .unknownUnread(pair, example, old, new, fate: "read with a key beside its tag"))
  }

  /// JSON of each kind, the shortest first.
  private static let keptJSON: [JSONValue] = [
    .null, .boolean(true), .string("…"), .number("1"), .number("-1"), .number("2.5"), .array([]),
    .array([.number("1")]), .array([.string("…")]), .members(["zzz": .number("1")]), .members(["zzz": .string("…")]),
  ]

  mutating func explainUnknown(_ play: Play, _ old: WireCase, _ new: WireCase) {
    // It is the tag that is not found.
    if play.read.problems.isEmpty || play.example.tag != nil, pair.old.emptyCases != pair.new.emptyCases {
      return findings.add(play.audience, .emptyCaseChanged(pair, old, new))
    }
    if play.audience == .peers, !pair.newFields.isEmpty {
      let lacks = play.read.problems.map { if case .missing = $0 { true } else { false } }
      // Fields that are gone are findings of their own.
      return lacks.contains(false) || lacks.isEmpty ? addNewFields(old, new) : ()
    }
    let isType = play.read.problems.contains { if case .type = $0 { true } else { false } }
    let wider = play.audience == .peers ? new.anyCapture(named: old.typedCapture?.name ?? "") : nil
    if let before = old.typedCapture, let after = wider ?? (isType ? new.typedCapture : nil) {
      findings.add(play.audience, .typeChanged(ValuePairing(pair, old, new), before, after))
    } else {
      findings.add(play.audience, .unknownUnread(pair, play.example, old, new))
    }
  }

  /// Explains a new value beside the cases that has the key of the tag, which both read.
  ///
  /// - Returns: What is left to explain.
  mutating func explainTagBeside(_ play: Play) -> Play {
    var rest = play
    rest.read = play.read.withoutLayout
    guard play.audience == .readers, case .value(let key, _) = pair.new.tagPlace,
      let tag = play.example.tag(under: key),
      let field = pair.newFields.first(where: { $0.keys.contains(key) }),
      rest.read.problems.count < play.read.problems.count
    else { return play }
    if TypeReading(pair.types.new).canTake(.constant(tag), as: field.value.type) {
      findings.play?.read = rest.read
    } else {
      findings.add(.readers, .fieldHasTagKey(pair, field))
    }
    return rest
  }

  /// Explains other types beside the cases, which refuse the object or keep its tag from being found.
  mutating func explainSharedTypes(_ play: Play) -> Bool {
    guard play.variation.alias == nil, !play.read.isCaught, let tag = play.writer.tag, let old = cases.old(tag),
      let new = cases.new(tag), old.name == new.name
    else { return false }
    let values = ValuePairing(pair, old, new)
    guard let (before, after) = values.sharedTypes else { return false }
    findings.add(play.audience, .sharedTypesChanged(values, before, after))
    return true
  }

  /// Values beside the cases are new, and keep old code from reading unknown tags.
  private mutating func addNewFields(_ old: WireCase, _ new: WireCase) {
    for field in pair.newFields {
      let fate = "do not read unknown tags beside it"
      findings.add(.peers, .keyAdded(ValuePairing(pair, old, new), field, fate: fate))
    }
  }
}

extension EnumPair {
  /// The values beside the cases that only the new enum has.
  var newFields: [KeyedValue<WireValue>] {
    let keys = Set(old.shared.keyed.flatMap(\.keys))
    return new.shared.keyed.filter { !$0.keys.contains(where: keys.contains) }
  }
}

extension Example {
  fileprivate func tag(under key: String) -> JSONValue? {
    guard case .object(let members) = self, case .constant(let tag)? = members.first(where: { $0.key == key })?.example
    else { return nil }
    return tag
  }
}

extension CaseReading {
  /// Whether `.invalid` catches what is wrong with it: a tag of a kind that no tag has, and all but an unknown or missing tag.
  fileprivate func isInvalid(_ enumeration: WireEnum) -> Bool {
    !problems.isEmpty
      && problems.allSatisfy { problem in
        if case .unknownTag(let tag) = problem { return !enumeration.tagKinds.contains(tag.kind) }
        if case .noTag = problem { return false }
        return true
      }
  }
}

extension WireCase {
  /// Whether an old case for unknown tags may not read what a new one keeps.
  fileprivate func mayRefuse(_ new: WireCase) -> Bool {
    guard let value = typedCapture, let other = new.capturedContent else { return false }
    return ContentWord(content) == ContentWord(new.content) && value.type != other.type
  }

  private var capturedContent: WireValue? {
    switch capture {
    case .tagAndContent(_, let value), .whole(let value): value
    case .tag, nil: nil
    }
  }

  /// What it keeps, if that may be anything. A lock file has no name of it.
  fileprivate func anyCapture(named name: String) -> WireValue? {
    guard typedCapture == nil, var value = capturedContent else { return nil }
    value.name = name
    return value
  }
}
