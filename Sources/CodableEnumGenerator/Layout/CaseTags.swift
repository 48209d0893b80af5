// The tags of an enum's cases, and who keeps the tags of others.
extension LayoutBuilder {
  /// The tag of a case: what its annotation says, its raw value, or its name, which is what messages call a case without a
  /// tag.
  func tag(of element: AnnotatedCase, _ rawValue: RawValue) -> Tag {
    if element.options.absentTag != nil { return .string(element.name) }
    return element.options.tag?.value ?? tag(of: rawValue, in: element)
      ?? .string(options.caseNames.apply(to: element.name))
  }

  /// An integer cannot be a key, and where `caseNames:` is given, only texts that are written out count.
  private func tag(of rawValue: RawValue, in element: AnnotatedCase) -> Tag? {
    guard let tag = rawValue.tag else { return nil }
    if options.namesTags, tag.kind != .string || element.declaration.rawValue == nil { return nil }
    return tag.kind == .string || strategy.tagsAreValues ? tag : nil
  }

  /// The names of the types that can keep a tag of an enum.
  static func keepers(of annotated: AnnotatedEnum) -> Set<String> {
    let known = annotated.cases.filter { !$0.options.catches.contains(.unknown) && $0.options.absentTag == nil }
    return Set(known.map { ($0.options.tag?.value.kind ?? .string).valueTypeName })
  }

  /// The parts of caught input that a case's values keep, by their indices; nil if they are ordinary values.
  func capture(_ element: AnnotatedCase) -> Capture<Int>? {
    // A case without a tag is written without what it would keep.
    if element.options.catches.isEmpty || element.options.absentTag != nil { return nil }
    if let kept = keptByCoder(element) { return .whole(kept) }
    let isTyped =
      element.options.catches == [.unknown] && strategy.tagPlace.hasContent
      && !element.values.allSatisfy(\.canBeMissing)
    let capture = Capture(ofTypes: element.values.map(\.nameWithoutModule), isTyped: isTyped)
    guard element.options.catches.contains(.unknown) else {
      // Of what is invalid, nothing but all of it can be kept.
      if element.options.catches.contains(.invalid), case .whole = capture { return capture }
      return nil
    }
    if case .tag(let index) = capture {
      let value = element.values[index]
      // A value of another type keeps no tag, and needs none if it has a default.
      if value.defaultValue != nil, !keepers.contains(value.nameWithoutModule) { return nil }
    }
    return capture
  }

  /// The value in which a case keeps what a coder makes of a raw value that the enum does not know.
  func keptByCoder(_ element: AnnotatedCase) -> Int? {
    guard strategy.tagPlace == .alone, element.options.catches.contains(.unknown), element.codedValues.count == 1 else {
      return nil
    }
    let index = element.codedValues[0].index
    return element.options.coders.contains { $0.label == element.name(at: index) } ? index : nil
  }

  /// Whether a case that keeps nothing is told by its tag: not by a raw value of its value, and under `.untagged` only if it
  /// is a literal: `case never  // @CodableCase("never")`
  func hasTag(_ element: AnnotatedCase, _ shape: PayloadShape) -> Bool {
    if strategy.tagPlace != .nowhere { return strategy.hasTag(shape) }
    return element.codedValues.isEmpty && element.options.matches == nil && options.makesLiteral(element)
  }
}

extension Capture<Int> {
  /// Nil for values other than a tag, a tag and a `CodableValue`, or a `CodableValue`.
  ///
  /// - Parameter isTyped: Whether another type may stand for the `CodableValue`.
  init?(ofTypes types: [String], isTyped: Bool) {
    let isTag = types.first.map(["String", "Int", "Bool"].contains) ?? false
    switch types.count {
    case 1 where isTag: self = .tag(0)
    case 1 where isTyped || types[0] == "CodableValue": self = .whole(0)
    case 2 where isTag && (isTyped || types[1] == "CodableValue"): self = .tagAndContent(tag: 0, content: 1)
    default: return nil
    }
  }
}

extension ValueLayout {
  /// Whether it keeps what is unknown as it is.
  var isCodableValue: Bool { type.nameWithoutModule == "CodableValue" }
}

extension Capture<ValueLayout> {
  /// The value of another type that stands for what is kept; nil if there is none.
  var typed: ValueLayout? {
    switch self {
    case .tag: nil
    case .tagAndContent(_, let value), .whole(let value): value.isCodableValue ? nil : value
    }
  }
}

extension EnumOptions {
  /// Whether a case without values that has no tag anywhere else is written as a literal.
  func makesLiteral(_ element: AnnotatedCase) -> Bool { element.options.tag != nil || emptyCases == .name }
}

extension AssociatedValue {
  /// The name of the type without its module; empty if it has none.
  var nameWithoutModule: String { type.expression.nameWithoutModule ?? "" }
}
