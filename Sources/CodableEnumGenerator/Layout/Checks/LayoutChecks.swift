/// The rules that a single option, read alone, cannot break. One function each.
struct LayoutChecks {
  let layout: EnumLayout
  /// What its annotations say, and where.
  let annotated: AnnotatedEnum
  /// What types of the file are as JSON.
  let forms: FileForms
  /// All enums of the file, by their names.
  let layouts: [String: EnumLayout]
  var diagnostics: [Diagnostic] = []

  mutating func checkAll() {
    checkReach()
    checkCopyable()
    checkMembers()
    checkStorage()
    checkRawValues()
    checkContentKey()
    checkConditions()
    checkEnumOptions()
    checkCaseOptions()
    checkTags()
    checkValues()
    checkDefaultCauses()
    checkCatches()
    checkUntagged()
  }

  var declaration: TypeDeclaration { layout.declaration }
  var options: EnumOptions { annotated.options }
  var strategy: Strategy { layout.strategy }

  func caseOptions(of element: CaseLayout) -> CaseOptions { annotated.cases[element.index].options }

  /// The annotated enum of the file that a type is, or is an alias of; nil if it is none.
  func layout(of type: WireType) -> EnumLayout? {
    if case .definition(let name, _) = type { layouts[name] } else { nil }
  }

  // MARK: The enum

  /// The extension must be able to name the enum, and the standard library.
  private mutating func checkReach() {
    if let diagnostic = declaration.unreachable(annotated.form) { diagnostics.append(diagnostic) }
    if let diagnostic = forms.types.hidingStandardLibrary(from: declaration, annotated.form) {
      diagnostics.append(diagnostic)
    }
  }

  private mutating func checkCopyable() {
    if declaration.header.inheritedTypes.contains(where: { $0.hasPrefix("~") && $0.hasSuffix("Copyable") }) {
      diagnostics.report(.noncopyableEnum, at: declaration.header.range, declaration.displayName)
    }
  }

  /// Members that the extension writes must not be there already, in the enum or in another extension of it.
  private mutating func checkMembers() {
    for member in declaration.members.codingMembers where member.conditions.canCoexist(with: declaration.conditions) {
      switch member.kind {
      case .decoder where options.conformance.isDecodable:
        reportWritten("init(from:)", options.conformance.isEncodable ? .encodable : nil, at: member.range)
      case .encoder where options.conformance.isEncodable:
        reportWritten("encode(to:)", options.conformance.isDecodable ? .decodable : nil, at: member.range)
      case .decoder, .encoder, .rawValueInitializer, .rawValue:
        break
      }
    }
  }

  /// - Parameter conformance: With which the member would not be written; nil if there is none.
  private mutating func reportWritten(_ member: String, _ conformance: Conformance?, at range: Range<Int>) {
    let way = conformance.map { ", or say 'conformance: .\($0.rawValue)'" }
    diagnostics.report(.writtenMember, at: range, declaration.displayName, member, way ?? "")
  }

  /// A raw value is always encoded and decoded, and there can be only one.
  private mutating func checkStorage() {
    guard let range = options.ranges[.storage] else { return }
    let name = declaration.displayName
    if options.conformance != .codable {
      diagnostics.report(.storageWithoutCodable, at: range, options.conformance.rawValue)
    } else if layout.rawValues.kind != nil || layout.tagIsAll {
      diagnostics.report(.storageOfRawValues, at: range, name)
    } else if layout.extensions.contains(where: { !$0.requirements.isEmpty }) {
      diagnostics.report(.storageOfGenericEnum, at: range, name)
    }
  }

  private mutating func checkContentKey() {
    guard let key = layout.tagKey, case .key(let content) = layout.contentKey, key.isExactly(content)
    else { return }
    diagnostics.report(.contentKeyOfTag, at: options.ranges[.strategy] ?? options.range, key)
  }

  /// The output would grow with the square of the depth.
  private mutating func checkConditions() {
    let maximumDepth = 16
    if let element = layout.cases.first(where: { $0.conditions.count > maximumDepth }) {
      report(.nestedConditions, element, "\(maximumDepth)")
    }
  }

  /// An option that changes nothing in the chosen layout is a mistake.
  private mutating func checkEnumOptions() {
    for option in EnumOption.allCases where strategy.idleEnumOptions.contains(option) {
      guard let range = options.ranges[option] else { continue }
      // Literals have the names of their cases.
      if option == .caseNames, options.emptyCases?.isName ?? false { continue }
      reportIdle("'\(option.rawValue)'", isOfKeys: option == .keys || option == .keyNames, range)
    }
    checkUnlabeled()
    let choices = strategy.emptyCases
    if let range = options.ranges[.emptyCases], let choice = options.emptyCases, !choices.isEmpty,
      !choices.contains(choice)
    {
      let expected = expectation(choices.map(\.rawValue), sigil: ".")
      diagnostics.report(.emptyCasesWithoutPlace, at: range, choice.rawValue, expected)
    }
    checkLabels(options.keys, of: .keys)
    checkLabels(options.coders, of: .coders)
  }

  /// Labels that an option of the enum names are those of values.
  private mutating func checkLabels(_ named: [Labeled<String>], of option: EnumOption) {
    guard !strategy.idleEnumOptions.contains(option) else { return }
    let labels = layout.cases.flatMap { element in
      // What is kept of an unknown case has no keys.
      element.values.filter { option == .keys ? element.capture == nil : element.hasOwnCoder($0) }.map(\.name)
    }
    for value in named where !labels.contains(value.label) {
      let known = labels.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let option = option.rawValue
      diagnostics.reportUnknown(.unknownLabelOfEnum, at: value.range, value.label, among: known, option, quote: "\"")
    }
  }
}

extension LayoutChecks {
  /// Reports a mistake of a case, at its name unless there is a better place. The name is the message's first argument.
  mutating func report(
    _ message: Message,
    _ element: CaseLayout,
    at range: Range<Int>? = nil,
    _ arguments: String...
  ) {
    let (name, place) = (element.name, element.range)
    diagnostics.append(Diagnostic(message, at: range ?? place, [name] + arguments))
  }

  /// - Parameter isOfKeys: Whether the option is about the keys of values, which other payloads have.
  mutating func reportIdle(_ option: String, isOfKeys: Bool, _ range: Range<Int>) {
    let other = isOfKeys ? strategy.counterpartWithKeys : nil
    let way = other.map { "use '.\($0)', or " }
    diagnostics.report(.idleOption, at: range, option, strategy.name.rawValue, way ?? "")
  }

  /// The label of `_ users: [User]` is `users`, so such a value needs no key either.
  fileprivate mutating func checkUnlabeled() {
    guard let range = options.ranges[.unlabeled], !strategy.idleEnumOptions.contains(.unlabeled) else { return }
    // The values that keep an unknown case have no keys.
    let cases = layout.cases.filter { $0.capture == nil }
    let hasUnlabeled = cases.contains { element in
      element.values.contains { annotated.cases[element.index].label(of: $0.declared, options) == nil }
    }
    if hasUnlabeled { return }
    let named = cases.flatMap(\.values).first { $0.declared.argumentLabel == nil }
    let way = named?.declared.label.map { ", or drop '\($0)' after '_', which is a label, too" }
    diagnostics.report(.unlabeledWithoutValues, at: range, way ?? "")
  }
}

extension CaseLayout {
  /// Whether no `#if` compiles only one of two cases.
  func canCoexist(with other: CaseLayout) -> Bool { conditions.canCoexist(with: other.conditions) }
}
