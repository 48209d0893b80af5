/// The tags of an enum's cases, and who keeps the tags of others.
struct CaseTags {
  private let cases: [AnnotatedCase]
  private let options: EnumOptions
  private let rawValues: RawValues
  /// The names of the types that can keep a tag of the enum.
  private let keepers: Set<String>

  init(of annotated: AnnotatedEnum) {
    cases = annotated.cases
    options = annotated.options
    rawValues = RawValues(of: annotated.declaration)
    let known = cases.filter { !$0.options.catches.contains(.unknown) && $0.options.absentTag == nil }
    keepers = Set(known.map { ($0.options.tag?.value.kind ?? .string).valueTypeName })
  }

  /// The tag of a case, by its index: what its annotation says, its raw value, or its name, which is what messages call a
  /// case without a tag.
  subscript(index: Int) -> Tag {
    let element = cases[index]
    if element.options.absentTag != nil { return .string(element.name) }
    return element.options.tag?.value ?? rawValue(at: index) ?? .string(options.caseNames.apply(to: element.name))
  }

  /// The raw value of a case whose enum has a raw type; an integer cannot be a key.
  private func rawValue(at index: Int) -> Tag? {
    guard let tag = rawValues.tags[index] else { return nil }
    return tag.kind == .string || options.strategy.tagsAreValues ? tag : nil
  }

  /// The raw value of a case whose enum has a raw type, as code spells it; nil if it is not known.
  func rawLiteral(at index: Int) -> String? { rawValues.literals[index] }

  /// What the values of a case keep of what it catches; nil if they are values like those of other cases.
  func capture(_ element: AnnotatedCase) -> CaptureShape? {
    // A case without a tag is written without what it would keep.
    if element.options.catches.isEmpty || element.options.absentTag != nil { return nil }
    let shape = CaptureShape(element.values)
    if element.options.catches.contains(.unknown) {
      // A value of another type keeps no tag, and needs none if it has a default.
      let isDefault =
        shape == .tag && element.values[0].defaultValue != nil
        && !keepers.contains(element.values[0].nameWithoutModule)
      return isDefault ? nil : shape
    }
    // Of what is invalid, nothing but all of it can be kept.
    return element.options.catches.contains(.invalid) && shape == .whole ? .whole : nil
  }

  /// Whether a case is decoded, and keeps nothing that the enum does not know.
  func hasPayload(_ element: AnnotatedCase) -> Bool { !element.options.isSkipped && capture(element) == nil }
}
