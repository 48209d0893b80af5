/// Decides the extensions of an enum: the protocols that it does not conform to yet, and what they require.
struct ConformanceBuilder {
  let form: EnumForm
  let cases: [CaseLayout]

  private var annotated: AnnotatedEnum { form.annotated }
  private var options: EnumOptions { form.annotated.options }
  private var rawValues: RawValues { form.rawValues }

  /// One extension for coding, or one for each protocol where their requirements differ, and one for raw values.
  func build() -> [ExtensionLayout] {
    let decoding = options.conformance.isDecodable ? requirements(for: .decodable) : []
    let encoding = options.conformance.isEncodable ? requirements(for: .encodable) : []
    let decodable = ExtensionLayout(missing([.decodable]), where: decoding, [.decoder])
    let encodable = ExtensionLayout(missing([.encodable]), where: encoding, [.encoder])
    let coding =
      switch options.conformance {
      case .codable where decoding.isEmpty && encoding.isEmpty:
        [ExtensionLayout(codable + storage, [.decoder, .encoder])]
      case .codable: [decodable, encodable]
      case .decodable: [decodable]
      case .encodable: [encodable]
      }
    let byTags = isRawRepresentable ? [ExtensionLayout(missing([.rawRepresentable]), [.rawValue])] : []
    return coding + byTags + declaredRawValues
  }

  private var storage: [String] {
    guard options.storage == .json else { return [] }
    // What a macro may add, it must name, though another protocol implies it.
    return missing([.storageCodable]) + (isWrittenAsTags ? ["_TagStorable"] : [])
  }

  /// Whether every value of the enum is written as a tag alone.
  private var isWrittenAsTags: Bool {
    guard form.tagIsKey, form.strategy.usesNames else { return false }
    return cases.allSatisfy { element in
      if element.lacksTag { return false }
      return switch element.content {
      case .payload(.none), .capture(.tag), .skipped: true
      case .payload, .capture: false
      }
    }
  }

  private var codable: [String] {
    let missing = missing([.decodable, .encodable])
    return missing.count == 2 ? ["Swift.Codable"] : missing
  }

  private func missing(_ protocols: [CodingProtocol]) -> [String] {
    protocols.filter { !annotated.conformances.contains($0) }.map(\.qualifiedName)
  }

  /// Whether the tags of the enum are its raw values, and nobody has written those out.
  private var isRawRepresentable: Bool {
    guard form.tagIsAll, options.isRawRepresentable,
      !annotated.conformances.contains(.rawRepresentable), rawValues.kind == nil,
      !annotated.declaration.members.codingMembers.contains(where: \.kind.isOfRawValue)
    else { return false }
    let kinds = Set(cases.lazy.compactMap(\.shape.tag?.kind))
    return kinds.count <= 1 && !haveSharedTags
      && cases.allSatisfy { element in
        switch element.content {
        case .payload: element.isDecoded
        // Every raw value may be kept as unknown, so that case must always be compiled.
        case .capture(.tag): element.availability == nil
        case .capture(.whole), .capture(.tagAndContent), .skipped: false
        }
      }
  }

  /// Whether two cases are written alike, which is no mistake in an enum that is never read.
  private var haveSharedTags: Bool {
    var seen: [ExactText: [CaseLayout]] = [:]
    return cases.contains { element in
      guard let tag = element.shape.tag.map({ ExactText($0.quoted) }) else { return false }
      defer { seen[tag, default: []].append(element) }
      return seen[tag]?.contains { $0.canCoexist(with: element) } ?? false
    }
  }

  /// The compiler synthesizes this for a raw type, but not beside a macro that may write it.
  private var declaredRawValues: [ExtensionLayout] {
    guard annotated.form == .attribute, form.tagIsAll, rawValues.kind != nil else { return [] }
    let written = annotated.declaration.members.codingMembers.map(\.kind)
    var members: [ExtensionLayout.Member] = written.contains(.rawValueInitializer) ? [] : [.declaredRawValueInitializer]
    if !written.contains(.rawValue) { members.append(.declaredRawValue) }
    return members.isEmpty ? [] : [ExtensionLayout([], members)]
  }

  /// `T: Encodable` for each generic parameter, and each member of one, that a coded payload mentions.
  private func requirements(for coding: CodingProtocol) -> [String] {
    guard !annotated.conformances.contains(coding) else { return [] }
    let parameters = (annotated.declaration.enclosing + [annotated.declaration.header]).flatMap(\.genericParameters)
    guard !parameters.isEmpty else { return [] }
    var requirements: [String] = []
    for element in cases where element.isCoded(coding) {
      // A value written as its raw value need not be codable.
      if form.holdsRawValue(element.shape) { continue }
      let coded = element.values.filter { !$0.isOmitted && $0.coder == nil }
      for name in coded.flatMap({ $0.declared.type.names }) {
        let head = name.prefix { $0 != "." }
        guard let parameter = parameters.last(where: { $0.name == head }), parameter.kind != .value,
          head.count < name.count || !CodingProtocol.named(in: parameter.constraint ?? "").contains(coding)
        else { continue }
        let subject = parameter.kind == .pack ? "repeat each \(name)" : name
        let requirement = "\(subject): \(coding.qualifiedName)"
        if !requirements.contains(requirement) { requirements.append(requirement) }
      }
    }
    return requirements
  }
}

extension CodingProtocol {
  /// With its module, or an underscore of ours: the user's may have a type of that name.
  fileprivate var qualifiedName: String {
    switch self {
    case .decodable, .encodable, .rawRepresentable: "Swift.\(rawValue)"
    case .storageCodable: "_\(rawValue)"
    }
  }
}

extension CaseLayout {
  /// Whether the case is read or written by what a protocol asks for.
  fileprivate func isCoded(_ coding: CodingProtocol) -> Bool {
    switch coding {
    case .decodable: isDecoded
    case .encodable: isEncoded
    case .storageCodable, .rawRepresentable: false
    }
  }
}

extension TypeMembers.CodingMember.Kind {
  var isOfRawValue: Bool {
    switch self {
    case .rawValueInitializer, .rawValue: true
    case .decoder, .encoder: false
    }
  }
}
