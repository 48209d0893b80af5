import CodableEnumGenerator

/// An enum that may write the samples, before its values have types.
struct EnumOutline {
  var strategy: Strategy
  /// Nil for the strategy's default.
  var emptyCases: EmptyCases?
  /// Whether values without a label write their keys beside the tag.
  var isMerged = false
  /// In the order of the tags.
  var cases: [CaseOutline] = []
  /// Smaller numbers are tried first, whatever arguments they need.
  var preference = 0
  /// The name of cases whose tags are not names: `kind1`.
  var numberPrefix = "value"
  /// The indices of samples that no case takes.
  var strays: [Int] = []
  /// What all cases share, as values beside the enum.
  var fields: [ValueOutline] = []

  /// With types made by a function.
  func draft(_ type: (ValueOutline, inout Remarks) -> String) -> EnumDraft {
    var draft = EnumDraft(strategy: strategy, emptyCases: emptyCases, isMerged: isMerged, numberPrefix: numberPrefix)
    draft.cases = cases.map { element in
      var remarks = element.remarks
      let values = element.values.map { value in
        ValueDraft(key: value.key, type: type(value, &remarks), coder: value.coder)
      }
      return CaseDraft(
        tag: element.tag,
        lacksTag: element.lacksTag,
        name: element.name,
        values: values,
        arguments: element.values.last?.isRest == true ? ["rest: true"] : [],
        remarks: remarks.text
      )
    }
    return draft
  }

  /// The order of outlines: the lowest first.
  var rank: Int {
    let names = InferredEnum(draft { _, _ in "" }, named: "")
    return strategy.rank(preference: preference, argumentCount: names.argumentCount)
  }

  /// Whether two keys of a case are equal to Swift: two spellings of `é`.
  var hasTwins: Bool {
    cases.contains { element in
      let keys = element.values.compactMap(\.key)
      return Set(keys).count < keys.count
    }
  }
}

struct CaseOutline {
  /// Nil for cases without one.
  var tag: Tag?
  /// Whether it is written without a tag, beside cases that have one.
  var lacksTag = false
  /// The name of the case where it has no tag.
  var name = ""
  var values: [ValueOutline] = []
  var remarks = Remarks()

  /// - Parameter count: The number of its samples that have something beside a tag.
  init(tag: Tag? = nil, name: String = "", count: Int = 0) {
    (self.tag, self.name) = (tag, name)
    if count == 1 { remarks.add("1 sample: it cannot show what is optional") }
  }
}

/// A value in all samples of its case.
struct ValueOutline {
  /// Nil for a value without a label.
  var key: String?
  /// Of the samples that have it, with dictionaries where keys are data.
  var summary: ValueSummary
  /// The number of samples that don't have it.
  var missing = 0
  var place: ValuePlace
  /// Whether it is an array that takes all elements that are left.
  var isRest = false
  /// Whether it is a struct's, which has no coder.
  var isProperty = false

  init(key: String? = nil, _ summary: ValueSummary, missing: Int = 0, _ place: ValuePlace) {
    (self.key, self.missing, self.place) = (key, missing, place)
    self.summary = summary.settled
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

  /// The value coder, if the text is a date.
  var coder: String? {
    !isProperty && summary.kinds == .string && summary.texts == .date ? "ISO8601Date" : nil
  }
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
