/// Decides the extensions of an enum: the protocols that it does not conform to yet, and what they require.
struct ConformanceBuilder {
  let annotated: AnnotatedEnum

  private var options: EnumOptions { annotated.options }

  /// One extension, or one for each protocol where their requirements differ.
  func build() -> [ExtensionLayout] {
    let decoding = options.conformance.isDecodable ? requirements(for: .decodable) : []
    let encoding = options.conformance.isEncodable ? requirements(for: .encodable) : []
    let storage = options.storage == .json ? missing([.storageCodable]) : []
    let decodable = ExtensionLayout(
      protocols: missing([.decodable]),
      requirements: decoding,
      decodes: true,
      encodes: false
    )
    let encodable = ExtensionLayout(
      protocols: missing([.encodable]),
      requirements: encoding,
      decodes: false,
      encodes: true
    )
    switch options.conformance {
    case .codable:
      guard decoding.isEmpty, encoding.isEmpty else { return [decodable, encodable] }
      let missing = missing([.decodable, .encodable])
      let coding = missing.count == 2 ? ["Codable"] : missing
      return [ExtensionLayout(protocols: coding + storage, decodes: true, encodes: true)]
    case .decodable: return [decodable]
    case .encodable: return [encodable]
    }
  }

  private func missing(_ protocols: [CodingProtocol]) -> [String] {
    protocols.filter { !annotated.conformances.contains($0) }.map(\.rawValue)
  }

  /// `T: Encodable` for each generic parameter, and each member of one, that a coded payload mentions.
  private func requirements(for coding: CodingProtocol) -> [String] {
    guard !annotated.conformances.contains(coding) else { return [] }
    let parameters = (annotated.declaration.enclosing + [annotated.declaration.header]).flatMap(\.genericParameters)
    guard !parameters.isEmpty else { return [] }
    var requirements: [String] = []
    for element in annotated.cases where !element.options.isSkipped {
      for name in element.values.flatMap(\.type.names) {
        let head = name.prefix { $0 != "." }
        guard let parameter = parameters.last(where: { $0.name == head }), parameter.kind != .value,
          head.count < name.count || !CodingProtocol.named(in: parameter.constraint ?? "").contains(coding)
        else { continue }
        let subject = parameter.kind == .pack ? "repeat each \(name)" : name
        let requirement = "\(subject): \(coding.rawValue)"
        if !requirements.contains(requirement) { requirements.append(requirement) }
      }
    }
    return requirements
  }
}
