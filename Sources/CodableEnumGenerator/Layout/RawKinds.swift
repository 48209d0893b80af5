// The raw values that `.rawValue` reads where no case has a tag.
extension FileTypes {
  /// The kind of the raw values of an enum; nil if it has tags, or if the file does not tell.
  func rawKind(of owner: AnnotatedEnum) -> TagKind? { rawKind(of: owner, inside: []) }

  /// - Parameter outer: The enums that led here.
  private func rawKind(of owner: AnnotatedEnum, inside outer: [String]) -> TagKind? {
    guard owner.options.strategy.tagPlace == .alone else { return nil }
    let tags = CaseTags(of: owner)
    let known = owner.cases.indices.filter { tags.hasPayload(owner.cases[$0]) }
    if known.contains(where: { owner.options.strategy.hasTag(owner.shape(of: owner.cases[$0])) }) { return nil }
    if let keeper = owner.cases.first(where: { tags.capture($0) == .tag }) {
      return TagKind.allCases.first { $0.valueTypeName == keeper.values[0].nameWithoutModule }
    }
    return known.lazy.compactMap { kind(ofRawValuesIn: owner.cases[$0], of: owner, inside: outer) }.first
  }

  private func kind(
    ofRawValuesIn element: AnnotatedCase,
    of owner: AnnotatedEnum,
    inside outer: [String]
  ) -> TagKind? {
    let name = owner.declaration.qualifiedName
    guard !outer.contains(name), let (_, value) = element.codedValues.first else { return nil }
    let type = value.type.expression
    if let held = annotatedEnum(type, in: owner.declaration), held.declaration.header.inheritedTypes.isEmpty {
      let tags = CaseTags(of: held)
      let first = held.cases.indices.first { tags.hasPayload(held.cases[$0]) }
      return rawKind(of: held, inside: outer + [name]) ?? first.map { tags[$0].kind }
    }
    return rawType(of: type, in: owner.declaration).flatMap { scalar in
      if scalar.isInteger { return .integer }
      return scalar == .string ? .string : nil
    }
  }
}

extension AnnotatedEnum {
  /// The payload of a case.
  func shape(of element: AnnotatedCase) -> PayloadShape { options.strategy.shape(of: element, options) }
}
