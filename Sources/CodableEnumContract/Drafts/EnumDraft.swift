import CodableEnumGenerator

/// An enum that has no names yet.
///
/// - Parameter Value: What its values are made of: samples, a schema, or a type.
struct EnumDraft<Value> {
  var strategy: Strategy
  /// Nil for the strategy's default.
  var emptyCases: EmptyCases?
  /// Whether values without a label write their keys beside the tag.
  var isMerged = false
  /// In the order of their tags, or of a document.
  var cases: [CaseDraft<Value>] = []
  /// Whether a case catches the unknown.
  var isOpen = false
  /// Whether keys that it doesn't know are refused.
  var isClosed = false
  /// Whether a nil is written.
  var writesNulls = false
  /// The name of cases whose tags are not names: `kind1`.
  var numberPrefix = "value"
}

extension EnumDraft {
  func with<Other>(_ cases: [CaseDraft<Other>]) -> EnumDraft<Other> {
    EnumDraft<Other>(
      strategy: strategy,
      emptyCases: emptyCases,
      isMerged: isMerged,
      cases: cases,
      isOpen: isOpen,
      isClosed: isClosed,
      writesNulls: writesNulls,
      numberPrefix: numberPrefix
    )
  }
}

struct CaseDraft<Value> {
  /// The first is written; none for a case without one.
  var tags: [Tag] = []
  /// A tag that doesn't name it: `true`
  var literal: Tag?
  /// Whether it has no tag beside cases that have one.
  var lacksTag = false
  /// The name of the case where no tag names it.
  var name = ""
  var values: [Value] = []
  /// What tells it from others, if its values don't.
  var matches: Match?
  var catches: Set<Catch> = []
  /// Whether its last value takes all elements that are left.
  var hasRest = false
  var comments = DraftComments()

  /// The text that names it.
  var text: String { tags.first?.text ?? name }

  /// With values of another kind.
  func with<Other>(_ values: [Other]) -> CaseDraft<Other> {
    CaseDraft<Other>(
      tags: tags,
      literal: literal,
      lacksTag: lacksTag,
      name: name,
      values: values,
      matches: matches,
      catches: catches,
      hasRest: hasRest,
      comments: comments
    )
  }
}

extension EnumDraft<ValueDraft> {
  var catchingUnknown: EnumDraft {
    var draft = self
    draft.cases.append(.catching(strategy, Set(cases.compactMap(\.tags.first?.kind))))
    return draft
  }
}

extension CaseDraft<ValueDraft> {
  /// The case that catches the unknown.
  ///
  /// - Parameter kinds: Of the tags of other cases.
  static func catching(_ strategy: Strategy, _ kinds: Set<TagKind>) -> CaseDraft {
    let tag: TypeExpression? =
      kinds.count > 1 ? nil : .named(kinds.first == .integer ? "Int" : kinds.first == .boolean ? "Bool" : "String")
    var types: [TypeExpression] = strategy.tagIsAll ? [] : [.anything]
    // Beside a tag, what stands beside the content would be lost.
    if strategy.hasTags, !strategy.hasContentKey { types = tag.map { [$0] + types } ?? [.anything] }
    return CaseDraft(values: types.map { ValueDraft(type: $0) }, catches: [.unknown])
  }
}
