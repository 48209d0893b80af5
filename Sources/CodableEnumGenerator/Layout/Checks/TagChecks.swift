// Tags, and the names of cases.
extension LayoutChecks {
  mutating func checkTags() {
    reportRepetitions(of: { [ExactText($0.name)] }, in: layout.cases) { name, _, _ in
      (.overloadedCase, [name])
    }
    checkAbsentTags()
    if !strategy.tagsAreValues { checkTagsAsKeys() }
    let isDecodable = options.conformance.isDecodable
    checkCase()
    let ignoresCase = layout.ignoresCase
    func texts(_ element: CaseLayout) -> [ExactText] {
      element.tags.map { ExactText($0.folded(ignoresCase).quoted) }
    }
    reportRepetitions(of: texts, in: layout.readCases) { text, first, second in
      func spelled(_ element: CaseLayout) -> String {
        Array(zip(element.tags, texts(element))).last { $1.text == text }?.0.quoted ?? text
      }
      let tag = spelled(second)
      if first.range == second.range { return (.repeatedTag, [first.name, tag]) }
      if spelled(first) != tag { return (.tagsOfOtherCase, [first.name, second.name, spelled(first), tag]) }
      // Cases that are never read need not be told apart.
      guard isDecodable else { return nil }
      // Two cases with one name are reported for that alone.
      return first.name == second.name ? nil : (.sharedTag, [first.name, second.name, tag])
    }
  }

  /// Only the case of letters can be ignored, where tags are read.
  private mutating func checkCase() {
    guard let range = options.ranges[.ignoresCase] else { return }
    let haveLetters = layout.readCases.flatMap(\.tags).contains { $0.kind == .string }
    if !haveLetters { diagnostics.report(.caseOfNoTag, at: range, declaration.displayName) }
  }

  /// Only an object can lack a tag: one with the values, or one without keys.
  private mutating func checkAbsentTags() {
    for element in layout.cases where !element.isSkipped {
      guard let range = caseOptions(of: element).absentTag else { continue }
      switch layout.tagPlace {
      case .value(_, .key?), .value(_, nil): break
      case .key, .value(_, .tag?): if element.hasCodedValues { report(.absentKeyOfValues, element, at: range) }
      case .first, .alone, .nowhere: report(.absentTagWithoutKey, element, at: range, strategy.name.rawValue)
      }
    }
  }

  /// A key is a string, and not that of another thing.
  private mutating func checkTagsAsKeys() {
    let message: Message = layout.tagIsKey ? .tagAsKey : .tagAsContentKey
    for element in layout.cases where element.payload != nil {
      let options = caseOptions(of: element)
      let own = Placed(element.tag, at: options.tag?.range ?? element.range)
      for (tag, range) in ([own] + options.aliases).map({ ($0.value, $0.range) }) {
        if tag.kind != .string { report(message, element, at: range, tag.kind.name) }
        // Two spellings of `é` are one key to coders that keep objects as dictionaries.
        if let key = layout.tagKey, tag.text == key {
          report(.tagOfTagKey, element, at: range, key)
        }
      }
    }
  }

  /// Reports each text that two cases have where both can be compiled, or one has twice, with a note at the first.
  private mutating func reportRepetitions(
    of texts: (CaseLayout) -> [ExactText],
    in cases: [CaseLayout],
    _ repetition: (_ text: String, _ first: CaseLayout, _ second: CaseLayout) -> (Message, [String])?
  ) {
    var seen: [ExactText: [Int]] = [:]
    for index in cases.indices {
      for text in texts(cases[index]) {
        guard let earlier = seen[text]?.first(where: { cases[$0].canCoexist(with: cases[index]) }) else {
          seen[text, default: []].append(index)
          continue
        }
        let (first, second) = (cases[earlier], cases[index])
        if let (message, arguments) = repetition(text.text, first, second) {
          diagnostics.append(Diagnostic(message, at: second.range, arguments, first: first.range))
        }
      }
    }
  }
}
