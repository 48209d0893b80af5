extension EnumOptions {
  /// Whether a case without values that has no tag anywhere else is written as a literal.
  func makesLiteral(_ element: AnnotatedCase) -> Bool { element.options.tag != nil || emptyCases == .name }
}

/// The tags of an enum's cases, and who keeps the tags of others.
final class CaseTags {
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

  /// All tags that a case is read from, by its index.
  func all(at index: Int) -> [Tag] {
    let options = cases[index].options
    return (options.absentTag == nil ? [self[index]] : []) + options.aliases.map(\.value)
  }

  /// The raw value of a case whose enum has a raw type; an integer cannot be a key.
  private func rawValue(at index: Int) -> Tag? {
    guard let tag = rawValues.tags[index] else { return nil }
    return tag.kind == .string || options.strategy.tagsAreValues ? tag : nil
  }

  /// The raw value of a case whose enum has a raw type, as code spells it; nil if it is not known.
  func rawLiteral(at index: Int) -> String? { rawValues.literals[index] }

  /// The parts of caught input that a case's values keep; nil if they are ordinary values.
  func capture(_ element: AnnotatedCase) -> CaptureShape? {
    // A case without a tag is written without what it would keep.
    if element.options.catches.isEmpty || element.options.absentTag != nil { return nil }
    if keepsCoded(element) { return .coded }
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

  /// Whether a case keeps what a coder makes of a raw value that the enum does not know.
  private func keepsCoded(_ element: AnnotatedCase) -> Bool {
    let values = element.codedValues
    guard options.strategy.tagPlace == .alone, element.options.catches.contains(.unknown), values.count == 1 else {
      return false
    }
    let name = values[0].value.name(at: values[0].index)
    return element.options.coders.contains { $0.label == name }
  }

  /// Whether a case is decoded or encoded, and keeps nothing that the enum does not know.
  func hasPayload(_ element: AnnotatedCase) -> Bool { !element.options.isSkipped && capture(element) == nil }

  /// Whether a case writes a tag of its own.
  func isWritten(_ element: AnnotatedCase) -> Bool {
    hasPayload(element) && !element.options.skipped.contains(.encoding)
  }

  /// Whether a case is told by its tag: not by a raw value of its value, and under `.untagged` only if it is a literal.
  func hasTag(_ element: AnnotatedCase) -> Bool {
    guard hasPayload(element) else { return false }
    let strategy = options.strategy
    return strategy.tagPlace == .nowhere ? isLiteral(element) : strategy.hasTag(strategy.shape(of: element, options))
  }

  /// `case never  // @CodableCase("never")`
  private func isLiteral(_ element: AnnotatedCase) -> Bool {
    element.codedValues.isEmpty && element.options.matches == nil && options.makesLiteral(element)
  }
}
