import CodableEnumGenerator

/// An enum that may write the samples, before its values have types.
struct EnumOutline {
  var draft: EnumDraft<ValueOutline>
  /// Smaller numbers are tried first, whatever arguments they need.
  var preference = 0
  /// The indices of samples that no case takes.
  var strays: [Int] = []
  /// Whether a case holds the values of another enum that are told from others by their kinds.
  var holdsEnum = false
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
        if mayBeMap(element) {
          remarks.add("its values are of one shape: if their keys are data, name the path with --map")
        }
        let values = element.values.map { ValueDraft(key: $0.key, type: type($0, &remarks), coder: $0.coder) }
        var typed = element.with(values)
        typed.comments.remarks = remarks.text
        return typed
      }
    )
  }

  /// The order of outlines: the lowest first.
  var rank: Int { draft.strategy.rank(preference: preference, argumentCount: EnumNames(draft).argumentCount) }

  /// With any JSON for values that are any JSON in another case, if nothing but keys tells cases apart.
  var withAnything: EnumOutline {
    if draft.strategy.hasTags { return self }
    let values = draft.cases.flatMap(\.values)
    let keys = Set(values.filter(\.summary.isAnything).compactMap(\.key))
    if keys.isEmpty { return self }
    var outline = self
    for index in draft.cases.indices {
      for place in draft.cases[index].values.indices {
        let value = draft.cases[index].values[place]
        guard let key = value.key, keys.contains(key), !value.summary.isAnything else { continue }
        outline.draft.cases[index].values[place].isAnything = true
      }
    }
    return outline
  }

  /// That the tags may be data: keys of no style, each with one value, all of one shape.
  var mapRemarks: [String] {
    guard draft.strategy.tagIsKey, draft.cases.allSatisfy({ $0.values.count == 1 }) else { return [] }
    let values = Dictionary(draft.cases.map { (ExactText($0.text), $0.values[0].summary) }) { first, _ in first }
    return DataKeys.mayBe(values)
      ? ["its values are of one shape: if its keys are data, name its path with --map"] : []
  }

  /// Whether the keys of a case's values, in an object of their own, may be data.
  private func mayBeMap(_ element: CaseOutline) -> Bool {
    guard draft.strategy.hasContentKey || draft.strategy.tagIsKey, element.values.allSatisfy({ $0.key != nil }) else {
      return false
    }
    return DataKeys.mayBe(
      Dictionary(element.values.map { (ExactText($0.key ?? ""), $0.summary) }) { first, _ in first }
    )
  }

  /// Tells objects that must have several keys by all of these.
  mutating func matchByKeys() {
    for index in draft.cases.indices {
      let keys = draft.cases[index].values.filter { $0.missing == 0 && $0.summary.nulls == 0 }.compactMap(\.key)
      if keys.count > 1 { draft.cases[index].matches = .keys(keys) }
    }
  }

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
  /// Whether it may be any JSON, as the values of other cases show.
  var isAnything = false

  init(key: String? = nil, _ summary: ValueSummary, missing: Int = 0, _ place: ValuePlace) {
    (self.key, self.missing, self.place) = (key, missing, place)
    self.summary = summary.settled(under: key)
  }

  /// The members of objects, in their order in these.
  ///
  /// - Parameter owners: The names of the types around them.
  static func members(of summary: ValueSummary, owners: [String]) -> [ValueOutline] {
    inOrder(
      summary.members.map { key, member in
        let place = ValuePlace(hint: key.text, owners: owners, subject: Remarks.subject(key.text))
        return ValueOutline(key: key.text, member, missing: summary.objects - member.count, place)
      }
    )
  }

  /// By the smallest position at which each key stands in an object, then by its bytes.
  static func inOrder(_ values: [ValueOutline]) -> [ValueOutline] {
    values.sorted(byBytesOf: { $0.key ?? "" }).sorted(byNumber: \.summary.position)
  }

  /// For dates.
  var coder: String? { summary.kinds == .string && summary.texts == .date ? "ISO8601DateCoder" : nil }
}

/// The place of a value, for names and remarks.
struct ValuePlace {
  /// The name of its type.
  var hint: String
  /// The names of the types around it, the outermost first.
  var owners: [String]
  /// The name in remarks.
  var subject: String

  /// The names that its type may have: its own, and longer ones if that is taken. An `Id` is one of something.
  var names: [String] {
    let own = SwiftNames.typeName(of: hint)
    var names = own == "Id" ? [] : [own]
    var prefix = ""
    var next = own
    for owner in owners.reversed() where owner != next {
      prefix = owner + prefix
      names.append(prefix + own)
      next = owner
    }
    return names.isEmpty ? [own] : names
  }
}
