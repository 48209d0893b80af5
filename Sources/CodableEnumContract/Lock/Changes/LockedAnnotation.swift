import CodableEnumGenerator
import CodableEnumReport

extension WireEnum {
  /// The annotation that an enum had, as far as its JSON shows it: `@CodableEnum(strategy: .rawValue, ignoresCase: true)`.
  var annotation: String {
    func member(_ name: String?, unless usual: String) -> String? { name.flatMap { $0 == usual ? nil : ".\($0)" } }
    let unknownKeys: UnknownKeys? = rejectsUnknownKeys ? .reject : ignoresExtraElements ? .ignore : nil
    let options: [(EnumOption, String?)] = [
      (.strategy, strategy.spelling), (.caseNames, member(caseNames?.rawValue, unless: NameStyle.asWritten.rawValue)),
      (.keyNames, member(keyNames?.rawValue, unless: NameStyle.asWritten.rawValue)), (.unlabeled, unlabeled),
      (.emptyCases, member(emptyCases.rawValue, unless: strategy.usualEmptyCases.rawValue)),
      (.labels, ignoresLabels ? ".\(Labels.ignore)" : nil), (.nils, writesNils ? ".\(Nils.null)" : nil),
      (.defaults, defaults), (.unknownKeys, unknownKeys.map { ".\($0)" }), (.ignoresCase, ignoresCase ? "true" : nil),
      (.conformance, member(conformance.rawValue, unless: Conformance.codable.rawValue)),
    ]
    let arguments = options.compactMap { option, text in text.map { "\(option.rawValue): \($0)" } }
    return "write // @CodableEnum(\(arguments.joined(separator: ", "))) above it"
      + (casesHaveOptions ? ", and the @CodableCase that its cases had" : "")
  }

  private var casesHaveOptions: Bool {
    let areKeysGiven = keyNames == nil || unlabeled == nil && unlabeledKeys.contains { $0.key != $0.value.name }
    let areDefaultsGiven = defaults == nil && takingDefaults.contains { !$0.defaultCauses.isEmpty }
    let areLabelsIgnored = !ignoresLabels && cases.contains { !$0.ignoredLabels.isEmpty && canIgnoreLabels }
    return caseNames == nil || areKeysGiven || areDefaultsGiven || areLabelsIgnored
      || cases.contains(where: \.hasOptions)
  }

  private var caseNames: NameStyle? {
    NameStyle.allCases.first { style in
      cases.allSatisfy { element in element.tag.map { $0 == .string(style.apply(to: element.name)) } ?? true }
    }
  }

  private var keyedValues: [KeyedValue<WireValue>] { cases.flatMap(\.content.keyedValues) }
  private var unlabeledKeys: [KeyedValue<WireValue>] { keyedValues.filter(\.value.isUnlabeled) }

  private var keyNames: NameStyle? {
    NameStyle.all(of: cases.flatMap { $0.named(in: self) }.map { ($0.name, $0.keyed.key) }).first
  }

  private var unlabeled: String? {
    if strategy.idleEnumOptions.contains(.unlabeled) { return nil }
    if let first = unlabeledKeys.first {
      if unlabeledKeys.allSatisfy({ $0.key == $0.value.name }) { return ".indexed" }
      return unlabeledKeys.allSatisfy { $0.key == first.key } ? ".key(\(swiftLiteral(first.key)))" : nil
    }
    let areMerged = cases.contains { element in
      if case .merged(let values, let keyed, _)? = element.payload { values.count + keyed.count > 1 } else { false }
    }
    return areMerged ? ".merged" : nil
  }

  private var canIgnoreLabels: Bool { !strategy.idleEnumOptions.contains(.labels) }

  private var ignoresLabels: Bool {
    canIgnoreLabels && cases.contains { !$0.ignoredLabels.isEmpty } && keyedValues.allSatisfy(\.value.isUnlabeled)
  }

  private var writesNils: Bool {
    let nullable = keyedValues.map(\.value).filter { $0.isOptional && $0.defaultValue == nil }
    return !strategy.idleEnumOptions.contains(.nils) && !nullable.isEmpty && nullable.allSatisfy(\.writesNil)
  }

  /// The values that `defaults:` is about.
  private var takingDefaults: [WireValue] {
    cases.flatMap { element -> [WireValue] in
      // A lone value is the case itself.
      if case .bare? = element.payload, !hasTags || tagIsAll { return [] }
      return element.content.list.map(\.value).filter { !$0.isRest }
    }
  }

  /// Nil unless all values have the same.
  private var defaults: String? {
    let causes = DefaultCause.allCases.filter { cause in takingDefaults.contains { $0.defaultCauses.contains(cause) } }
    guard !causes.isEmpty, takingDefaults.allSatisfy({ $0.defaultCauses == $0.possibleCauses(in: causes) }) else {
      return nil
    }
    let names = causes.map { ".\($0)" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}

extension WireCase {
  fileprivate var hasOptions: Bool {
    !aliases.isEmpty || !catches.isEmpty || skippedDirection != nil || claim?.isExplicit ?? false
      || content.keyedValues.contains { !$0.aliases.isEmpty }
      || content.values.contains { $0.isRest || $0.type.hasCoder }
  }

  /// The values with labels that are no keys.
  fileprivate var ignoredLabels: [WireValue] {
    switch payload {
    case .bare(let value): value.isUnlabeled ? [] : [value]
    case .array(let values), .merged(let values, _, _): values.filter { !$0.isUnlabeled }
    case .object, .flat, .none?, nil: []
    }
  }
}

extension WireValue {
  /// What it takes its default for where an enum says so of all.
  fileprivate func possibleCauses(in causes: [DefaultCause]) -> Set<DefaultCause> {
    Set(causes).filter { cause in
      switch cause {
      case .missing: false
      case .null: defaultValue != nil && !isOptional && !isAnything
      case .invalid: defaultValue != nil || isOptional
      }
    }
  }
}

extension WireType {
  /// Whether it is what a coder of ours writes.
  fileprivate var hasCoder: Bool {
    var hasCoder = false
    visit { part in
      switch part {
      case .lossless, .lossyList, .jsonText: hasCoder = true
      case .scalar(let scalar):
        hasCoder = hasCoder || [.iso8601Date, .secondsSince1970, .millisecondsSince1970].contains(scalar)
      // Others are written by their own conformance.
      default: break
      }
    }
    return hasCoder
  }
}
