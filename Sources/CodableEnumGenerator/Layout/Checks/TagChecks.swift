// Tags, and the names of cases.
extension LayoutChecks {
  mutating func checkTags() {
    reportRepetitions(layout.cases.map { Repeatable(text: $0.annotated.name, owner: $0, range: $0.annotated.range) }) {
      .overloadedCase($0.text)
    }
    if case .nowhere = strategy.tagPlace { return }
    if !strategy.tagsAreValues { checkTagKinds() }
    let tags = layout.taggedCases.flatMap { element in
      element.tags.map { Repeatable(text: $0.quoted, owner: element, range: element.annotated.range) }
    }
    reportRepetitions(tags) { repetition in
      let (first, second) = (repetition.first.annotated, repetition.second.annotated)
      if first.range == second.range { return .repeatedTag(repetition.text, of: first.name) }
      // Two cases with one name are reported for that alone.
      return first.name == second.name ? nil : .sharedTag(repetition.text, first.name, second.name)
    }
  }

  /// A key is a string.
  private mutating func checkTagKinds() {
    for element in layout.taggedCases {
      let (name, options) = (element.annotated.name, element.annotated.options)
      if element.tag.kind != .string {
        let range = options.tag?.range ?? element.annotated.range
        diagnostics.append(.tagAsKey(name, element.tag.kind.name, range))
      }
      for alias in options.aliases where alias.value.kind != .string {
        diagnostics.append(.tagAsKey(name, alias.value.kind.name, alias.range))
      }
    }
  }

  /// A text that must not be there twice.
  private struct Repeatable {
    var text: String
    var owner: CaseLayout
    var range: Range<Int>
  }

  /// Reports each text that is there twice where both can be compiled, with a note at the first.
  private mutating func reportRepetitions(
    _ texts: [Repeatable],
    _ repetition: ((text: String, first: CaseLayout, second: CaseLayout)) -> Diagnostic.Repetition?
  ) {
    var seen: [[UInt8]: [Repeatable]] = [:]
    for text in texts {
      // Byte for byte: two spellings of `é` are two tags.
      let key = Array(text.text.utf8)
      guard let first = seen[key]?.first(where: { $0.owner.canCoexist(with: text.owner) }) else {
        seen[key, default: []].append(text)
        continue
      }
      if let repetition = repetition((text.text, first.owner, text.owner)) {
        diagnostics.append(.repetition(repetition, text.range, first: first.range))
      }
    }
  }
}
