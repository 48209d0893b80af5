import CodableEnumGenerator

/// An enum that may write the samples, before its values have types.
struct EnumOutline {
  var draft: EnumDraft<ValueOutline>
  /// Smaller numbers are tried first, whatever arguments they need.
  var preference = 0
  /// The indices of samples that no case takes.
  var strays: [Int] = []
  /// What all cases share, as values beside the enum.
  var fields: [ValueOutline] = []

  init(_ strategy: Strategy, _ cases: [CaseOutline] = [], numberPrefix: String = "value") {
    draft = EnumDraft(strategy: strategy, cases: cases, numberPrefix: numberPrefix)
  }

  /// With types made by a function.
  func typed(_ type: (ValueOutline, inout Remarks) -> TypeExpression) -> EnumDraft<ValueDraft> {
    draft.with(
      draft.cases.map { element in
        var remarks = Remarks(element.comments.remarks)
        let values = element.values.map { ValueDraft(key: $0.key, type: type($0, &remarks), coder: $0.coder) }
        var typed = element.with(values)
        typed.comments.remarks = remarks.text
        return typed
      }
    )
  }

  /// The order of outlines: the lowest first.
  var rank: Int { draft.strategy.rank(preference: preference, argumentCount: EnumNames(draft).argumentCount) }

  /// Whether two keys of a case are equal to Swift: two spellings of `é`.
  var hasTwins: Bool {
    draft.cases.contains { element in
      let keys = element.values.compactMap(\.key)
      return Set(keys).count < keys.count
    }
  }
}

typealias CaseOutline = CaseDraft<ValueOutline>

extension CaseOutline {
  /// - Parameter count: The number of its samples that have something beside a tag.
  init(_ tag: Tag? = nil, name: String = "", count: Int = 0, _ values: [ValueOutline] = []) {
    self.init(tags: tag.map { [$0] } ?? [], name: name, values: values)
    if count == 1 { comments.remarks.append("1 sample: it cannot show what is optional") }
  }
}

/// A value in all samples of its case.
struct ValueOutline: DraftedValue {
  var key: String?
  /// Of the samples that have it, with dictionaries where keys are data.
  var summary: ValueSummary
  /// The number of samples that don't have it.
  var missing = 0
  var place: ValuePlace
  /// Whether its key tells the case from others.
  var decides = false

  init(key: String? = nil, _ summary: ValueSummary, missing: Int = 0, _ place: ValuePlace) {
    (self.key, self.missing, self.place) = (key, missing, place)
    self.summary = summary.settled(under: key)
  }

  /// The members of objects, sorted by key.
  ///
  /// - Parameter owner: The prefix of the names of their types if these are taken.
  static func members(of summary: ValueSummary, owner: String) -> [ValueOutline] {
    summary.members.sorted(byBytesOf: \.key.text).map { key, member in
      let place = ValuePlace(hint: key.text, owner: owner, subject: Remarks.subject(key.text))
      return ValueOutline(key: key.text, member, missing: summary.objects - member.count, place)
    }
  }

  /// For dates.
  var coder: String? { summary.kinds == .string && summary.texts == .date ? "ISO8601DateCoder" : nil }
}

/// The place of a value, for names and remarks.
struct ValuePlace {
  /// The name of its type.
  var hint: String
  /// The prefix of that name if it is taken.
  var owner: String
  /// The name in remarks.
  var subject: String
}
