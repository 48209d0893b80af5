/// Decides an enum's layout: names, keys, requirements.
struct LayoutBuilder {
  private let declaration: TypeDeclaration
  private let form: AnnotationForm
  private let options: EnumOptions
  private let caseOptions: [CaseOptions]
  /// The raw values that cases have, by the places of the cases.
  private let rawValues: [Int: Tag]
  private var diagnostics: [Diagnostic] = []

  static func build(_ annotated: AnnotatedEnum, _ diagnostics: inout [Diagnostic]) -> EnumLayout {
    var builder = LayoutBuilder(annotated)
    let layout = builder.build()
    diagnostics += builder.diagnostics
    return layout
  }

  private init(_ annotated: AnnotatedEnum) {
    declaration = annotated.declaration
    form = annotated.form
    options = annotated.options
    caseOptions = annotated.caseOptions
    rawValues = RawValues.tags(of: annotated.declaration)
  }

  private mutating func build() -> EnumLayout {
    let cases = zip(declaration.cases, caseOptions).map { buildCase($0, $1) }
    return EnumLayout(
      head: ExtensionHead(declaration),
      strategy: options.strategy,
      extensions: buildExtensions(),
      cases: cases,
      rejectsUnknownKeys: options.unknownKeys == .reject
    )
  }

  // MARK: Extensions

  /// One extension, or one for each protocol where their requirements differ.
  private func buildExtensions() -> [ExtensionLayout] {
    let declared = declaredProtocols
    func protocols(_ names: [String]) -> [String] { names.filter { !declared.contains($0) } }
    let decoding = options.conformance.isDecodable ? requirements(for: "Decodable") : []
    let encoding = options.conformance.isEncodable ? requirements(for: "Encodable") : []
    let storage = options.storage == .json ? protocols(["StorageCodable"]) : []
    if options.conformance == .codable, decoding.isEmpty, encoding.isEmpty {
      let missing = protocols(["Decodable", "Encodable"])
      let coding = missing.count == 2 ? ["Codable"] : missing
      return [ExtensionLayout(protocols: coding + storage, decodes: true, encodes: true)]
    }
    let decodable = ExtensionLayout(
      protocols: protocols(["Decodable"]),
      requirements: decoding,
      decodes: true,
      encodes: false
    )
    let encodable = ExtensionLayout(
      protocols: protocols(["Encodable"]),
      requirements: encoding,
      decodes: false,
      encodes: true
    )
    return switch options.conformance {
    case .codable: [decodable, encodable]
    case .decodable: [decodable]
    case .encodable: [encodable]
    }
  }

  /// The protocols that the enum's own declaration names already.
  private var declaredProtocols: Set<String> {
    var declared: Set<String> = []
    for name in declaration.header.inheritedTypes.flatMap(Self.protocolNames) {
      switch name {
      case "Codable": declared.formUnion(["Decodable", "Encodable"])
      case "StorageCodable": declared.formUnion(["Decodable", "Encodable", "StorageCodable"])
      default: declared.insert(name)
      }
    }
    return declared
  }

  /// `T: Encodable` for each generic parameter, and each member of one, that a coded payload mentions.
  private func requirements(for coding: String) -> [String] {
    guard !declaredProtocols.contains(coding) else { return [] }
    var requirements: [String] = []
    let parameters = (declaration.enclosing + [declaration.header]).flatMap(\.genericParameters)
    guard !parameters.isEmpty else { return [] }
    for (element, options) in zip(declaration.cases, caseOptions) where !options.isSkipped {
      for name in element.values.flatMap(\.type.names) {
        let head = name.prefix { $0 != "." }
        guard let parameter = parameters.last(where: { $0.name == head }), parameter.kind != .value,
          head.count < name.count || !constraints(parameter).contains(where: { $0 == coding || $0 == "Codable" })
        else { continue }
        let subject = parameter.kind == .pack ? "repeat each \(name)" : name
        if !requirements.contains("\(subject): \(coding)") { requirements.append("\(subject): \(coding)") }
      }
    }
    return requirements
  }

  private func constraints(_ parameter: GenericParameter) -> [String] {
    parameter.constraint.map(Self.protocolNames) ?? []
  }

  /// The protocols of a composition, without the modules that qualify them.
  private static func protocolNames(_ composition: String) -> [String] {
    composition.split(separator: "&").map { part in
      String(part.filter { $0 != " " }.split(separator: ".").last ?? "")
    }
  }

  // MARK: Cases and values

  private mutating func buildCase(_ element: EnumCase, _ caseOptions: CaseOptions) -> CaseLayout {
    CaseLayout(
      name: element.name,
      tag: caseOptions.tag?.value ?? rawValue(element) ?? .string(options.caseNames.apply(to: unquoted(element.name))),
      aliases: caseOptions.aliases,
      values: buildValues(element, caseOptions),
      payload: payloadStyle(element, caseOptions),
      unknown: caseOptions.catches.contains(.unknown) ? UnknownForm(element.values) ?? .nothing : nil,
      catchesMissing: caseOptions.catches.contains(.missing),
      isSkipped: caseOptions.isSkipped,
      isDeprecated: element.attributes.contains { $0.availability?.contains("deprecated") ?? false },
      availability: element.attributes.lazy.compactMap(\.introduction).first,
      conditions: Array(element.conditions.dropFirst(declaration.conditions.count))
    )
  }

  /// The raw value of a case whose enum has a raw type; no integer where the tag is a key.
  private func rawValue(_ element: EnumCase) -> Tag? {
    rawValues[element.range.lowerBound].flatMap { tag in
      tag.kind == .string || options.strategy.tagKey != nil ? tag : nil
    }
  }

  private func payloadStyle(_ element: EnumCase, _ caseOptions: CaseOptions) -> PayloadStyle {
    switch options.strategy {
    case .caseKeyed(.labeled): return .object
    case _ where element.values.isEmpty: return .none
    case .flattenedStatus where isMerged(element, caseOptions): return .merged
    case .discriminator, .flattenedStatus: return .flat
    case .caseKeyed(.natural) where hasKeys(element, caseOptions), .adjacent where hasKeys(element, caseOptions):
      return .object
    case .caseKeyed, .adjacent: return element.values.count == 1 ? .bare : .array
    }
  }

  private func isMerged(_ element: EnumCase, _ caseOptions: CaseOptions) -> Bool {
    options.unlabeled == .merged && caseOptions.ranges["keys"] == nil && element.values.contains { $0.label == nil }
  }

  /// Whether the natural shape of a case's values is an object.
  private func hasKeys(_ element: EnumCase, _ caseOptions: CaseOptions) -> Bool {
    caseOptions.ranges["keys"] != nil || element.values.contains { $0.label != nil }
  }

  private mutating func buildValues(_ element: EnumCase, _ caseOptions: CaseOptions) -> [ValueLayout] {
    let keys = buildKeys(element, caseOptions)
    let defaults = omissibleDefaults(of: element.values)
    var variables = VariableNames()
    return element.values.enumerated().map { index, value in
      ValueLayout(
        argumentLabel: value.argumentLabel.map(argumentLabel),
        variable: variables.name(value.label.map(unquoted) ?? keys[index], at: index, of: element.values.count),
        key: keys[index],
        keyAliases: caseOptions.keyAliases.filter { $0.key == keys[index] }.flatMap(\.aliases),
        isOptional: value.type.isOptional,
        writesNil: writesNil(value),
        hasDefault: defaults.contains(index) && keys[index] != nil
      )
    }
  }

  /// Whether a nil is written: where its key is the case's own, or were it left out, a default would be read instead.
  private func writesNil(_ value: AssociatedValue) -> Bool {
    switch options.strategy {
    case .caseKeyed(.positional): return true
    case .caseKeyed(.natural) where value.label == nil: return true
    default: break
    }
    return options.nils == .null || (value.defaultValue ?? "nil") != "nil"
  }

  /// The values that a caller can leave out: not those whose place the next argument would take.
  private func omissibleDefaults(of values: [AssociatedValue]) -> Set<Int> {
    var defaults: Set<Int> = []
    var next: AssociatedValue?
    for (index, value) in values.enumerated().reversed() {
      if value.defaultValue != nil, next == nil || next?.argumentLabel != value.argumentLabel {
        defaults.insert(index)
      } else {
        next = value
      }
    }
    return defaults
  }

  /// A label as a call spells it: in backticks only if it would not be a label without, since the compiler warns else.
  private func argumentLabel(_ label: String) -> String {
    let plain = unquoted(label)
    return isIdentifier(plain) && !["inout", "let", "var"].contains(plain) ? plain : label
  }

  private mutating func buildKeys(_ element: EnumCase, _ caseOptions: CaseOptions) -> [String?] {
    let style = payloadStyle(element, caseOptions)
    guard style == .object || style == .flat || caseOptions.ranges["keys"] != nil,
      options.strategy != .caseKeyed(payload: .positional)
    else { return element.values.map { _ in nil } }
    switch caseOptions.keys {
    case .byPosition(let keys):
      guard keys.count == element.values.count else {
        let range = caseOptions.ranges["keys"] ?? element.range
        diagnostics.append(.keyCount(keys.count, of: unquoted(element.name), values: element.values.count, range))
        return element.values.map { _ in nil }
      }
      return keys
    case .byLabel(let keys):
      let labels = element.values.enumerated().map { index, value in value.label.map(unquoted) ?? "_\(index)" }
      for key in keys where !labels.contains(key.label) {
        diagnostics.append(.unknownLabel(key.label, of: unquoted(element.name), labels, key.range))
      }
      return element.values.indices.map { index in
        keys.last { $0.label == labels[index] }?.key ?? defaultKey(element, index, caseOptions)
      }
    case .none:
      return element.values.indices.map { defaultKey(element, $0, caseOptions) }
    }
  }

  /// Where an attribute that names keys can be put, and the values it must name; nil if there is one, or has been.
  private func placeForKeys(_ element: EnumCase, _ caseOptions: CaseOptions, _ index: Int) -> (Int, [String])? {
    guard form == .attribute, !element.hasSiblings, !caseOptions.isGiven else { return nil }
    let unlabeled = element.values.indices.filter { element.values[$0].label == nil }
    return unlabeled.first == index ? (element.start, unlabeled.map { "_\($0)" }) : nil
  }

  /// The key of a value for which `keys:` has none.
  private mutating func defaultKey(_ element: EnumCase, _ index: Int, _ caseOptions: CaseOptions) -> String? {
    let value = element.values[index]
    let label = value.label.map(unquoted)
    switch options.strategy {
    case .caseKeyed(.labeled):
      // The compiler's synthesis knows no name but the one a caller writes.
      return options.keyNames.apply(to: value.argumentLabel.map(unquoted) ?? "_\(index)")
    case .caseKeyed, .adjacent:
      return options.keyNames.apply(to: label ?? "_\(index)")
    case .discriminator:
      let unlabeled = element.values.count { $0.label == nil }
      let name = label ?? (unlabeled == 1 ? "value" : "\(index)")
      return options.keyNames.apply(to: "\(unquoted(element.name))_\(name)")
    case .flattenedStatus:
      if let label { return options.keyNames.apply(to: label) }
      if options.unlabeled == .indexed { return "_\(index)" }
      if !caseOptions.isSkipped, !caseOptions.catches.contains(.unknown), options.unlabeled != .merged {
        diagnostics.append(
          .valueWithoutKey(unquoted(element.name), value.range, placeForKeys(element, caseOptions, index))
        )
      }
      return nil
    }
  }
}

extension DeclarationAttribute {
  /// The condition of `#available` that says as much as `@available(iOS 17, *)` or `@available(iOS, introduced: 17)`.
  var introduction: String? {
    guard let availability else { return nil }
    let parts = availability.split(separator: ",").map { $0.filter { $0 != " " } }
    if parts.last == "*", parts.count > 1, !availability.contains(":") { return String(availability) }
    let introduced = parts.first { $0.hasPrefix("introduced:") }?.dropFirst("introduced:".count)
    return introduced.map { "\(parts[0]) \($0), *" }
  }
}

extension UnknownForm {
  /// What values can keep: none, the tag, the tag and a `CodableValue`, or a `CodableValue`; nil for all others.
  init?(_ values: [AssociatedValue]) {
    let types = values.map { $0.type.text.split(separator: ".").last ?? "" }
    let tagTypes: [Substring] = ["String", "Int", "Bool"]
    switch types.count {
    case 0: self = .nothing
    case 1 where types[0] == "CodableValue": self = .whole
    case 1 where tagTypes.contains(types[0]): self = .tag
    case 2 where tagTypes.contains(types[0]) && types[1] == "CodableValue": self = .tagAndContent
    default: return nil
    }
  }
}
