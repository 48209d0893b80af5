import CodableEnumGenerator
import CodableEnumReport

// Tags that neither side knows, which a case keeps.
extension EnumComparison {
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
        ? new.content.keptAmount >= old.content.keptAmount
        : old.content == new.content && pair.old.strategy == pair.new.strategy
    else { return }
    let writer = audience == .readers ? old : new
    for example in examples.unknown(writer, besides: (pair.old.cases + pair.new.cases).flatMap(\.tags)) {
      let (written, read) = (own.read(example), other.read(example))
      guard written.isCaught, written.problems.isEmpty else { continue }
      let play = Play(
        audience: audience,
        example: example,
        variation: Examples.Variation(),
        writer: writer,
        written: written,
        read: read
      )
      if isElsewhere(play) {
        layoutBreaks.insert(audience)
      } else if !read.isCaught || !read.problems.isEmpty {
        explainUnknown(play.forced(other, as: audience == .readers ? new : old), old, new)
      }
    }
    // A dictionary that is kept takes all keys beside the tag.
    if audience == .peers, case .tagAndContent(_, let value) = old.capture, case .map = value.type,
      pair.old.mergesContent
    {
      addNewFields(old, new)
    }
    if audience == .readers, let type = new.typedCapture?.type, old.typedCapture == nil {
      findings.add(.readers, .unknownNarrowed(pair, type, old, new))
    }
  }

  mutating func explainUnknown(_ play: Play, _ old: WireCase, _ new: WireCase) {
    // It is the tag that is not found.
    if play.read.problems.isEmpty || play.example.tag != nil, pair.old.emptyCases != pair.new.emptyCases {
      return findings.add(play.audience, .emptyCaseChanged(pair, old, new))
    }
    if play.audience == .peers, !pair.newFields.isEmpty { return addNewFields(old, new) }
    let isType = play.read.problems.contains { if case .type = $0 { true } else { false } }
    if isType, let before = old.typedCapture, let after = new.typedCapture {
      findings.add(play.audience, .typeChanged(ValuePairing(pair, old, new), before, after))
    } else {
      findings.add(play.audience, .unknownUnread(pair, play.example, old, new))
    }
  }

  /// Values beside the cases are new, and keep old code from reading unknown tags.
  private mutating func addNewFields(_ old: WireCase, _ new: WireCase) {
    for field in pair.newFields {
      let fate = "do not read unknown tags beside it"
      findings.add(.peers, .keyAdded(ValuePairing(pair, old, new), field, fate: fate))
    }
  }
}

extension WireEnum {
  /// Whether the content of an unknown tag is beside it.
  fileprivate var mergesContent: Bool { if case .value(_, nil) = tagPlace { true } else { false } }
}
