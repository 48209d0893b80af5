import CodableEnumGenerator
import CodableEnumJSON

/// An enum with all of its names.
struct InferredEnum {
  struct Case: Hashable {
    /// Without backticks.
    var name: String
    /// Arguments of `@CodableCase`.
    var arguments: [String] = []
    /// `label: Type`
    var values: [String] = []
    var documentation: [String] = []
    var remarks: [String] = []
  }

  var name: String
  /// Arguments of `@CodableEnum`.
  var arguments: [String]
  var cases: [Case]
  var isIndirect = false
  var comments = DeclarationComments()
  /// How many arguments all annotations have, those in parentheses after a strategy included.
  var argumentCount: Int

  init(_ draft: EnumDraft, named name: String) {
    self.name = name
    (isIndirect, comments) = (draft.isIndirect, draft.comments)
    arguments = draft.arguments
    if let argument = draft.strategy.argument { arguments.append(argument) }
    argumentCount = draft.strategy.argumentTexts.count
    let caseNames = CaseNames(draft)
    if caseNames.style != .asWritten { arguments.append("caseNames: .\(caseNames.style)") }
    let labels = ValueLabels(draft, caseNames)
    if labels.style != .asWritten { arguments.append("keyNames: .\(labels.style)") }
    if draft.isMerged { arguments.append("unlabeled: .merged") }
    if !labels.keys.isEmpty {
      let pairs = labels.keys.map { "\(swiftLiteral($0.label)): \(swiftLiteral($0.key))" }
      arguments.append("keys: [\(pairs.joined(separator: ", "))]")
    }
    if let emptyCases = draft.emptyCases, emptyCases != draft.strategy.usualEmptyCases {
      arguments.append("emptyCases: .\(emptyCases)")
    }
    arguments = EnumOption.ordered(arguments)
    cases = draft.cases.enumerated().map { index, element in
      var arguments = element.arguments
      if element.lacksTag { arguments.append("nil") }
      if let literal = caseNames.literals[index] { arguments.append(literal) }
      let labeled = element.values.enumerated().map { (labels.label(of: $1, in: index), $1) }
      let coders = labeled.enumerated().compactMap { position, part in
        part.1.coder.map { "\(swiftLiteral(part.0 ?? "_\(position)")): \($0).self" }
      }
      if !coders.isEmpty { arguments.append("coders: [\(coders.joined(separator: ", "))]") }
      let values = labeled.map { label, value in
        label.map { "\(SwiftNames.quotedLabel($0)): \(value.type)" } ?? value.type
      }
      return Case(
        name: caseNames.names[index],
        arguments: CaseOption.ordered(arguments),
        values: values,
        documentation: element.documentation,
        remarks: element.remarks
      )
    }
    if draft.isOpen {
      let kinds = Set(draft.cases.compactMap(\.tag?.kind))
      cases.append(CaseNames.catching(draft.strategy, kinds, beside: caseNames.names))
    }
    // Each key that is written out is one to read.
    argumentCount += max(labels.keys.count - 1, 0)
    argumentCount += arguments.count + cases.reduce(0) { $0 + $1.arguments.count }
  }
}

extension SwiftNames {
  /// As an argument label: only these need backticks there.
  static func quotedLabel(_ label: String) -> String {
    ["inout", "let", "var"].contains(label) ? "`" + label + "`" : label
  }
}

/// The names of a draft's cases.
struct CaseNames {
  private(set) var style = NameStyle.asWritten
  /// Without backticks.
  private(set) var names: [String]
  /// The tags that must be written out.
  private(set) var literals: [String?]

  init(_ draft: EnumDraft) {
    let texts = draft.cases.compactMap { $0.tag.flatMap { JSONValue($0).string } }
    let styled = StyledNames(texts, or: "case")
    style = styled.style
    var used = Set(styled.names.values)
    names = []
    literals = []
    for element in draft.cases {
      switch element.tag {
      case .string(let text)?:
        names.append(styled.names[ExactText(text)] ?? text)
        literals.append(styled.exceptions.contains(ExactText(text)) ? swiftLiteral(text) : nil)
      case .integer(let value)?:
        let digits = value < 0 ? "Minus\(value.magnitude)" : "\(value)"
        names.append(SwiftNames.unique(SwiftNames.name(of: draft.numberPrefix, or: "value") + digits, in: &used))
        literals.append("\(value)")
      case .boolean(let value)?:
        let name = SwiftNames.name(of: draft.numberPrefix, or: "value")
        let negated = "not" + name.prefix(1).uppercased() + name.dropFirst()
        names.append(SwiftNames.unique(value ? name : negated, in: &used))
        literals.append("\(value)")
      case nil:
        names.append(SwiftNames.unique(SwiftNames.name(of: element.name, or: "value"), in: &used))
        literals.append(nil)
      }
    }
  }

  /// The case that catches the unknown.
  static func catching(
    _ strategy: Strategy,
    _ kinds: Set<TagKind>,
    beside names: [String]
  ) -> InferredEnum.Case {
    let tag = kinds.count > 1 ? nil : kinds.first == .integer ? "Int" : kinds.first == .boolean ? "Bool" : "String"
    var values = strategy.tagIsAll ? [] : ["CodableValue"]
    if strategy.hasTags { values = tag.map { [$0] + values } ?? ["CodableValue"] }
    let name = ["unknown", "unrecognized", "other"].first { !names.contains($0) } ?? "unknownTag"
    return InferredEnum.Case(name: name, arguments: ["catches: .unknown"], values: values)
  }
}

/// The labels of a draft's values, and how they become keys.
struct ValueLabels {
  private(set) var style = NameStyle.asWritten
  /// Labels whose keys must be written out, in the order of the labels.
  private(set) var keys: [(label: String, key: String)] = []
  private var names: [ExactText: String] = [:]
  /// Of the keys that begin with a case's name, by the case.
  private var prefixed: [[ExactText: String]] = []

  init(_ draft: EnumDraft, _ caseNames: CaseNames) {
    if draft.strategy.keysHaveCaseNames {
      let found = DiscriminatorLabels(draft, caseNames.names)
      (style, prefixed) = (found?.style ?? .asWritten, found?.labels ?? [])
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
  func label(of value: ValueDraft, in element: Int) -> String? {
    guard let key = value.key else { return nil }
    if prefixed.indices.contains(element) { return prefixed[element][ExactText(key)] }
    return names[ExactText(key)]
  }

  /// The index that a key stands for; nil if it is none: `_0`.
  static func indexLabel(_ key: String) -> Int? {
    guard key.hasPrefix("_"), key.utf8.count < 4 else { return nil }
    let digits = key.dropFirst()
    return digits.utf8.allSatisfy(\.isDigit) && (digits == "0" || digits.first != "0") ? Int(digits) : nil
  }
}

/// Labels of keys that begin with the name of their case: `loading_startDate`.
struct DiscriminatorLabels {
  var style: NameStyle
  /// By the case and the key; none for a value without a label.
  var labels: [[ExactText: String]]

  /// Whether some style makes all keys.
  static func exist(for draft: EnumDraft) -> Bool { DiscriminatorLabels(draft, CaseNames(draft).names) != nil }

  /// - Returns: Nil if no style makes all keys.
  init?(_ draft: EnumDraft, _ names: [String]) {
    for style in NameStyle.allCases {
      var labels: [[ExactText: String]] = []
      for (element, name) in zip(draft.cases, names) {
        guard let found = Self.labels(of: element.values.compactMap(\.key), name, style) else { break }
        labels.append(found)
      }
      if labels.count == names.count {
        (self.style, self.labels) = (style, labels)
        return
      }
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
