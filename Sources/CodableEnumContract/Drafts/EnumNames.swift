import CodableEnumGenerator
import CodableEnumJSON

/// The names of an enum's cases and values, and its annotations.
struct EnumNames {
  struct Case {
    /// Without backticks.
    var name: String
    var options: CaseOptions
    /// Nil for a value without one.
    var labels: [String?]
  }

  private(set) var options = EnumOptions()
  private(set) var cases: [Case]
  /// How many arguments all annotations have, those in parentheses after a strategy included.
  private(set) var argumentCount: Int

  init(_ draft: EnumDraft<some DraftedValue>) {
    options.strategy = draft.strategy
    let caseNames = CaseNames(draft)
    options.caseNames = caseNames.style.ifNeeded
    let labels = ValueLabels(draft, caseNames)
    options.keyNames = labels.style.ifNeeded
    options.keys = labels.keys.map { Labeled(label: $0.label, value: $0.key) }
    if draft.emptyCases != draft.strategy.usualEmptyCases { options.emptyCases = draft.emptyCases }
    if draft.writesNulls { options.nils = .null }
    if draft.isClosed { options.unknownKeys = .reject }
    cases = draft.cases.indices.map { index in
      let element = draft.cases[index]
      let found = element.values.map { labels.label(of: $0.key, in: index) }
      let options = element.options(tag: caseNames.tags[index], labels: found)
      return Case(name: caseNames.names[index], options: options, labels: found)
    }
    // Each key that is written out is one to read. Values that stand for their keys are no easier to read.
    argumentCount = options.argumentCount + (options.namesStrategy ? 1 : 0) + max(labels.keys.count - 1, 0)
    // A coder is of what was detected, which makes no other layout.
    argumentCount += cases.reduce(draft.isMerged ? 1 : 0) { count, element in
      count + element.options.arguments.count - (element.options.coders.isEmpty ? 0 : 1)
    }
  }
}

extension CaseDraft where Value: DraftedValue {
  fileprivate func options(tag: Tag?, labels: [String?]) -> CaseOptions {
    var options = CaseOptions()
    if lacksTag { options.leaveOutTag() }
    options.tag = (literal ?? tag).map { Placed($0) }
    options.aliases = tags.dropFirst().map { Placed($0) }
    options.catches.formUnion(catches)
    options.matches = matches
    options.coders = zip(labels, values).enumerated().compactMap { position, part in
      part.1.coder.map { Labeled(label: part.0 ?? "_\(position)", value: $0) }
    }
    options.takesRest = hasRest
    return options
  }
}

/// The names of a draft's cases.
struct CaseNames {
  private(set) var style = NameStyle.asWritten
  /// Without backticks.
  private(set) var names: [String] = []
  /// The tags that must be written out.
  private(set) var tags: [Tag?] = []

  init(_ draft: EnumDraft<some Any>) {
    let texts = draft.cases.compactMap { $0.tags.first.flatMap { JSONValue($0).string } }
    let styled = StyledNames(texts, or: "case")
    style = styled.style
    var used = Set(styled.names.values)
    for element in draft.cases {
      var name = element.name
      switch element.tags.first {
      case .string(let text)?:
        names.append(styled.names[ExactText(text)] ?? text)
        tags.append(styled.exceptions.contains(ExactText(text)) ? .string(text) : nil)
        continue
      case .integer? where !name.isEmpty: name = SwiftNames.name(of: name, or: "value")
      case .integer(let value)?:
        let digits = value < 0 ? "Minus\(value.magnitude)" : "\(value)"
        name = SwiftNames.name(of: draft.numberPrefix, or: "value") + digits
      case .boolean(let value)?:
        name = SwiftNames.name(of: draft.numberPrefix, or: "value")
        if !value { name = "not" + name.prefix(1).uppercased() + name.dropFirst() }
      case nil where element.catches.contains(.unknown) && element.name.isEmpty: name = Self.ofUnknown(beside: names)
      case .number?, nil: name = SwiftNames.name(of: name, or: "value")
      }
      names.append(SwiftNames.unique(name, in: &used))
      tags.append(element.tags.first)
    }
  }

  /// That of the case that catches the unknown.
  static func ofUnknown(beside names: [String]) -> String {
    ["unknown", "unrecognized", "other"].first { !names.contains($0) } ?? "unknownTag"
  }
}

/// The labels of a draft's values, and how they become keys.
struct ValueLabels {
  private(set) var style = NameStyle.asWritten
  /// Labels whose keys must be written out, in the order of the labels.
  private(set) var keys: [(label: String, key: String)] = []
  private var names: [ExactText: String] = [:]
  /// Of the keys that begin with a case's name, by the case; none for a value without a label.
  private var prefixed: [[ExactText: String]] = []

  init(_ draft: EnumDraft<some DraftedValue>, _ caseNames: CaseNames) {
    if draft.strategy.keysHaveCaseNames {
      (style, prefixed) = Self.prefixed(draft, caseNames) ?? (.asWritten, [])
      return
    }
    let all = draft.cases.flatMap { $0.values.compactMap(\.key) }
    let texts = Set(all.map(ExactText.init)).map(\.text).sorted(byBytesOf: \.self)
    // Only the compiler's own layout has keys for values without a label, and its drafts have none for these.
    let styled = StyledNames(texts, or: "value")
    (style, names) = (styled.style, styled.names)
    keys = texts.compactMap { text in
      guard styled.exceptions.contains(ExactText(text)), let label = names[ExactText(text)] else { return nil }
      return (label, text)
    }
  }

  /// Nil for a value without one.
  func label(of key: String?, in element: Int) -> String? {
    guard let key else { return nil }
    if prefixed.indices.contains(element) { return prefixed[element][ExactText(key)] }
    return names[ExactText(key)]
  }

  // MARK: Keys that begin with the name of their case: `loading_startDate`

  /// Whether some style makes all keys.
  static func exist(for draft: EnumDraft<some DraftedValue>) -> Bool { prefixed(draft, CaseNames(draft)) != nil }

  /// Nil if no style makes all keys.
  private static func prefixed(
    _ draft: EnumDraft<some DraftedValue>,
    _ caseNames: CaseNames
  ) -> (NameStyle, [[ExactText: String]])? {
    for style in NameStyle.allCases {
      let labels = zip(draft.cases, caseNames.names).map { element, name in
        self.labels(of: element.values.compactMap(\.key), name, style)
      }
      let all = labels.compactMap(\.self)
      if all.count == labels.count { return (style, all) }
    }
    return nil
  }

  private static func labels(of keys: [String], _ name: String, _ style: NameStyle) -> [ExactText: String]? {
    // One value without a label.
    if keys.count == 1, style.apply(to: "\(name)_value") == keys[0] { return [:] }
    var labels: [ExactText: String] = [:]
    for key in keys {
      let words = NameStyle.words(of: key).dropFirst(NameStyle.words(of: name).count)
      let rest = key.hasPrefix(name + "_") ? String(key.dropFirst(name.count + 1)) : ""
      let candidates = [rest, SwiftNames.camelCase(words.joined(separator: " "))]
      let label = candidates.first { candidate in
        SwiftNames.isName(candidate) && candidate != "value"
          && style.apply(to: "\(name)_\(candidate)").utf8.elementsEqual(key.utf8)
      }
      guard let label, !labels.values.contains(label) else { return nil }
      labels[ExactText(key)] = label
    }
    return labels
  }
}
