import CodableEnumGenerator

// Options as an annotation spells them. The build plugin's program, which writes none, doesn't compile this.

/// The options of an annotation, to be written.
package protocol WrittenOptions {
  static var kind: AnnotationKind { get }
  /// In the order that Swift takes them in.
  var arguments: [String] { get }
}

extension WrittenOptions {
  /// `@CodableEnum(strategy: .flattenedStatus)`
  package var text: String {
    let arguments = arguments
    return "@\(Self.kind.rawValue)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// The lines of the text, with one argument a line if it is too long for a comment.
  package var lines: [String] {
    let text = text
    if text.utf8.count <= 107 { return [text] }
    let last = arguments.count - 1
    return ["@\(Self.kind.rawValue)("] + arguments.enumerated().map { "  \($1)\($0 < last ? "," : "")" } + [")"]
  }
}

extension EnumOptions: WrittenOptions {
  package static var kind: AnnotationKind { .ofEnum }

  package var arguments: [String] {
    EnumOption.allCases.compactMap { option in text(of: option).map { "\(option): \($0)" } }
  }

  /// How many there are; for a strategy, those after its name.
  package var argumentCount: Int {
    EnumOption.allCases.count { $0 != .strategy && text(of: $0) != nil } + strategyArguments.count
  }

  package var namesStrategy: Bool { strategyText != nil }

  /// Nil for an option that says nothing.
  private func text(of option: EnumOption) -> String? {
    switch option {
    case .strategy: strategyText
    case .caseNames: caseNames.map { ".\($0)" }
    case .keyNames: keyNames.map { ".\($0)" }
    case .unlabeled: unlabeled?.text
    case .keys: keys.text(swiftLiteral)
    case .rawRepresentable: isRawRepresentable ? nil : "false"
    case .storage: storage.map { ".\($0)" }
    case .emptyCases: emptyCases.map { ".\($0)" }
    case .labels: labels == .keep ? nil : ".\(labels)"
    case .coders: coders.text { "\($0).self" }
    case .nils: nils == .omit ? nil : ".\(nils)"
    case .defaults: defaults.map { members($0) ?? "[]" }
    case .unknownKeys: unknownKeys.map { ".\($0)" }
    case .ignoresCase: ignoresCase ? "true" : nil
    case .conformance: conformance == .codable ? nil : ".\(conformance)"
    }
  }

  private var strategyText: String? {
    let arguments = strategyArguments
    if arguments.isEmpty, strategy.isUsual { return nil }
    return ".\(strategy.name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// The arguments after its name, except defaults.
  private var strategyArguments: [String] {
    let usual = Strategy(strategy.name, Strategy.Arguments()).arguments.map(\.value.spelling)
    let own = zip(strategy.arguments, usual).filter { $0.value.spelling != $1 }.map { argument, _ in
      "\(argument.parameter): \(argument.value.spelling)"
    }
    return own + (prefix.map { ["\(Strategy.Parameter.prefix): .\($0)"] } ?? [])
  }
}

extension Strategy {
  /// Whether it is that of an annotation that names none.
  fileprivate var isUsual: Bool { self == EnumOptions().strategy }
}

extension CaseOptions: WrittenOptions {
  package static var kind: AnnotationKind { .ofCase }

  package var arguments: [String] {
    let tag = lacksTag ? "nil" : tag?.value.literal
    return (tag.map { [$0] } ?? [])
      + CaseOption.allCases.compactMap { option in text(of: option).map { "\(option): \($0)" } }
  }

  /// Whether `nil` is in place of the tag.
  package var lacksTag: Bool { absentTag != nil }

  /// What `catches:` names; without a tag, a case catches `.missing` anyway.
  package var namedCatches: Set<Catch> { lacksTag ? catches.subtracting([.missing]) : catches }

  /// Nil for an option that says nothing.
  private func text(of option: CaseOption) -> String? {
    switch option {
    case .aliases: aliases.isEmpty ? nil : list(aliases.map(\.value.literal))
    case .keys: keys.flatMap(\.text)
    case .keyAliases: keyAliases.text { list($0.map(swiftLiteral)) }
    case .catches: members(namedCatches)
    case .matches: matches?.text
    case .coders: coders.text { "\($0).self" }
    case .defaults: defaults.map { members($0) ?? "[]" }
    case .omit: omitted.isEmpty ? nil : list(omitted.map { swiftLiteral($0.value) })
    case .skip: skipped.isEmpty ? nil : isSkipped ? "true" : members(skipped)
    case .labels: labels.map { ".\($0)" }
    case .rest: takesRest ? "true" : nil
    }
  }
}

// MARK: To make options

extension CaseOptions {
  package init(_ tag: Tag) {
    self.init()
    self.tag = Placed(tag)
  }

  package static var catchingUnknown: CaseOptions {
    var options = CaseOptions()
    options.catches = [.unknown]
    return options
  }

  package mutating func addKey(_ key: String, of label: String) {
    var pairs: [Labeled<String>] = []
    if case .byLabel(let given)? = keys { pairs = given }
    keys = .byLabel(pairs + [Labeled(label: label, value: key)])
  }

  package mutating func addAlias(_ tag: Tag) {
    if !aliases.contains(where: { $0.value == tag }) { aliases.append(Placed(tag)) }
  }

  package mutating func addAlias(_ alias: String, ofKey key: String) {
    guard let index = keyAliases.firstIndex(where: { $0.label == key }) else {
      return keyAliases.append(Labeled(label: key, value: [alias]))
    }
    if !keyAliases[index].value.contains(alias) { keyAliases[index].value.append(alias) }
  }

  /// With no word about a tag.
  package var withoutTag: CaseOptions {
    var options = self
    (options.tag, options.absentTag, options.catches) = (nil, nil, namedCatches)
    return options
  }
}

extension NameStyle {
  /// Nil for the default, which must not be written.
  package var ifNeeded: NameStyle? { self == .asWritten ? nil : self }
}

// MARK: Values

private func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

/// One alone needs no brackets; nil if there is none.
private func members<Value: CaseIterable & Hashable>(_ values: Set<Value>) -> String? {
  let all = Value.allCases.filter(values.contains).map { ".\($0)" }
  return all.count > 1 ? list(all) : all.first
}

extension Array {
  /// As a dictionary; nil if there is nothing in it.
  fileprivate func text<Value>(_ value: (Value) -> String) -> String? where Element == Labeled<Value> {
    isEmpty ? nil : list(map { "\(swiftLiteral($0.label)): \(value($0.value))" })
  }
}

extension UnlabeledValues {
  fileprivate var text: String {
    switch self {
    case .merged: ".merged"
    case .indexed: ".indexed"
    case .key(let key): ".key(\(swiftLiteral(key)))"
    }
  }
}

extension CaseOptions.Keys {
  fileprivate var text: String? {
    switch self {
    case .byPosition(let keys): list(keys.map(swiftLiteral))
    case .byLabel(let keys): keys.text(swiftLiteral)
    }
  }
}

extension Match {
  fileprivate var text: String? {
    switch self {
    case .kinds(let kinds): members(kinds)
    case .keys(let keys): list(keys.map(swiftLiteral))
    case .rawValue: ".rawValue"
    }
  }
}
