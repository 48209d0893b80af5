import CodableEnumGenerator
import CodableEnumJSON

/// Finds layouts that fit the samples, one strategy at a time.
struct LayoutSearch {
  let samples: [SampleSet.Sample]
  let lens: ValueSummary.Lens
  /// The name of the enum.
  let name: String
  /// The key of the tag, if known.
  let key: String?

  /// All attempts, fitting or not.
  func attempts() -> [Attempt] {
    var attempts: [Attempt] = []
    if key == nil { attempts += caseKeyed() + [rawValues(), tagFirst()] }
    attempts += tagged()
    if key == nil { attempts += untagged() }
    return attempts
  }

  /// Goes through the samples, and returns the first misfit.
  ///
  /// - Parameter reason: Takes a sample. Returns why it doesn't fit, or nil.
  func misfit(_ strategy: String, _ reason: (JSONValue) -> String?) -> Misfit? {
    var first: (sample: Int, reason: String)?
    var fitting = 0
    for (index, sample) in samples.enumerated() {
      if let reason = reason(sample.json) {
        first = first ?? (index, reason)
      } else {
        fitting += 1
      }
    }
    return first.map { Misfit(strategy: strategy, sample: $0.sample, reason: $0.reason, fitting: fitting) }
  }

  // MARK: Values

  /// Learns a payload's types before they are made.
  func learn(_ payload: PayloadSummary, _ tag: String, hasLabels: Bool, _ types: inout TypeBuilder) {
    if hasLabels, payload.whole.kinds == .object, !payload.whole.isMap {
      types.learnMembers(of: payload.whole)
    } else if payload.isTuple {
      for summary in payload.positions { types.learn(summary, hint: tag) }
    } else {
      types.learn(payload.whole, hint: tag)
    }
  }

  /// Values that don't share an object with the tag.
  ///
  /// - Parameter hasLabels: Whether the members of an object are separate values.
  func values(
    of payload: PayloadSummary,
    _ tag: String,
    hasLabels: Bool,
    _ types: inout TypeBuilder,
    _ remarks: inout Remarks
  ) -> [ValueDraft] {
    let whole = payload.whole
    let hint = tag
    if hasLabels, whole.kinds == .object, whole.nulls == 0, payload.missing == 0, !whole.isMap, !whole.members.isEmpty {
      return members(of: whole, tag, &types, &remarks)
    }
    if payload.isTuple {
      return payload.positions.enumerated().map { index, summary in
        let place = TypeBuilder.Place(hint: hint, owner: "", subject: "value \(index + 1)")
        let type = types.type(of: summary, place, &remarks)
        return ValueDraft(type: summary.nulls > 0 && type != "CodableValue" ? type + "?" : type)
      }
    }
    let place = TypeBuilder.Place(hint: hint, owner: name, subject: "the value")
    let type = types.type(of: whole, place, &remarks)
    if payload.missing > 0 {
      remarks.add("the value is in \(whole.count) of \(Remarks.samples(payload.count)): optional")
    } else if whole.nulls > 0, !whole.kinds.isEmpty {
      remarks.add("the value is null in \(whole.nulls) of \(Remarks.samples(whole.count)): optional")
    }
    let isOptional = payload.missing > 0 || whole.nulls > 0 && type != "CodableValue"
    return [coded(key: nil, isOptional ? type + "?" : type, whole)]
  }

  func members(
    of summary: ValueSummary,
    _ tag: String,
    _ types: inout TypeBuilder,
    _ remarks: inout Remarks
  ) -> [ValueDraft] {
    let properties = types.properties(of: summary, owner: SwiftNames.typeName(of: tag), &remarks)
    return properties.map { coded(key: $0.key, $0.type, summary.members[ExactText($0.key)]) }
  }

  /// A value with a coder, if the text is a date.
  private func coded(key: String?, _ type: String, _ summary: ValueSummary?) -> ValueDraft {
    guard let summary, lens.detects, summary.kinds == .string, summary.texts == .date else {
      return ValueDraft(key: key, type: type)
    }
    return ValueDraft(key: key, type: type.hasSuffix("?") ? "Date?" : "Date", coder: "ISO8601Date")
  }

  static func remarkOnce(_ count: Int, _ remarks: inout Remarks) {
    if count == 1 { remarks.add("1 sample: it cannot show what is optional") }
  }
}

/// One element for each tag, sorted by the tags' bytes.
struct TagGroups<Element> {
  private var indices: [ExactText: Int] = [:]
  private(set) var tags: [Tag] = []
  private var elements: [Element] = []

  var count: Int { tags.count }

  mutating func update(_ tag: Tag, _ initial: @autoclosure () -> Element, _ body: (inout Element) -> Void) {
    let key = ExactText(tag.quoted)
    if let index = indices[key] { return body(&elements[index]) }
    indices[key] = tags.count
    tags.append(tag)
    elements.append(initial())
    body(&elements[elements.count - 1])
  }

  var sorted: [(tag: Tag, element: Element)] {
    zip(tags, elements).sorted(byBytesOf: { $0.0.text }).map { ($0, $1) }
  }

  var unsorted: [Element] { elements }
}

extension Tag {
  /// Whether a text looks chosen to tell things apart.
  var isPlausible: Bool {
    switch self {
    case .string(let text):
      (1...80).contains(text.utf8.count) && text.utf8.allSatisfy { $0 >= .space }
        && text.split(separator: " ").count <= 4
    case .integer, .boolean: true
    }
  }
}
