import CodableEnumGenerator
import CodableEnumReport

extension WireBuilder {
  /// An enum that the compiler codes (SE-0295): `{"load": {"key": "k", "_1": 4}}`. Its decoding doesn't use defaults.
  mutating func synthesizedEnum(
    _ declaration: TypeDeclaration,
    _ entry: WireNames.Entry,
    in scope: WireNames.Scope
  ) -> WireEnum {
    WireEnum(
      strategy: .caseKeyed(payload: .labeled),
      emptyCases: .object,
      rejectsUnknownKeys: false,
      conformance: conformance.coding(of: declaration) ?? .decodable,
      cases: declaration.cases.map { synthesizedCase($0, entry, in: scope) },
      isSynthesized: true
    )
  }

  private mutating func synthesizedCase(
    _ element: EnumCase,
    _ entry: WireNames.Entry,
    in scope: WireNames.Scope
  ) -> WireCase {
    let (name, file) = (unquoted(element.name), names.files[scope.file])
    let tag = names.keys(in: "CodingKeys", of: entry, for: name)
    let keys = codingKeysName(ofCase: name)
    let values = element.values.enumerated().compactMap { index, value -> KeyedValue<WireValue>? in
      let label = value.argumentLabel.map(unquoted) ?? "_\(index)"
      guard let key = names.keys(in: keys, of: entry, for: label) else { return nil }
      let (wrapped, isOptional) = type(of: value.type, in: scope).withoutOptional
      let place = file.place(of: value.range)
      return KeyedValue(value: WireValue(name: label, place: place, type: wrapped, isOptional: isOptional), key: key)
    }
    return WireCase(
      name: name,
      place: file.place(of: element.range),
      tag: tag.map { .string($0) },
      content: tag == nil ? .skipped : .payload(.object(values))
    )
  }
}

extension WireConformance {
  /// Why the compiler's coding of an enum is unknown, which has neither a usual raw type nor an annotation; nil if it is
  /// known.
  func obstacle(ofPayloadsIn declaration: TypeDeclaration, _ entry: WireNames.Entry) -> OpenReason? {
    // Without values, the first name after the colon could be that of a raw type.
    let isNoType = declaration.header.inheritedTypes.first.map { !CodingProtocol.named(in: $0).isEmpty } ?? false
    let mayHaveType = declaration.cases.allSatisfy(\.values.isEmpty) && !isNoType
    if mayHaveType || protocols(of: declaration).contains("RawRepresentable") {
      return .notAnnotated
    }
    let types = ["CodingKeys"] + declaration.cases.map { codingKeysName(ofCase: unquoted($0.name)) }
    return names.areKnown(codingKeys: types, of: entry) ? nil : .codingKeys
  }
}

extension WireNames {
  /// The key of a case or a value; nil if it is not coded.
  ///
  /// - Parameter type: The enum of coding keys, which may not exist.
  fileprivate func keys(in type: String, of entry: Entry, for name: String) -> String? {
    guard case .keys(let keys) = codingKeys(type, of: entry) else { return name }
    return keys[name]
  }

  fileprivate func areKnown(codingKeys types: [String], of entry: Entry) -> Bool {
    types.allSatisfy { if case .unknown = codingKeys($0, of: entry) { false } else { true } }
  }
}
