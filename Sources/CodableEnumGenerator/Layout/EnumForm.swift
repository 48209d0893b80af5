/// An annotated enum before it is laid out: its tags, and the style of each case's values. That tells what JSON values of
/// the enum are.
struct EnumForm: TagForm {
  let annotated: AnnotatedEnum
  let rawValues: RawValues
  let emptyCases: EmptyCases
  let cases: [CaseForm]

  /// - Parameter types: Those that the enum may have values of.
  init(_ annotated: AnnotatedEnum, among types: FileTypes) {
    self.annotated = annotated
    rawValues = RawValues(of: annotated.declaration)
    emptyCases = annotated.options.emptyCases ?? annotated.options.strategy.usualEmptyCases
    var builder = EnumFormBuilder(annotated, types)
    cases = zip(annotated.cases, rawValues.values).map { builder.form(of: $0, $1) }
  }

  var strategy: Strategy { annotated.options.strategy }
  /// As the file's types are known.
  var name: String { annotated.declaration.qualifiedName }
}

struct CaseForm {
  let annotated: AnnotatedCase
  let rawValue: RawValue
  /// All values, in the order of the declaration.
  let values: [CaseValue]
  let style: PayloadStyle
  /// The parts of caught input that the values keep, by their indices; nil if they are ordinary values.
  let capture: Capture<Int>?
  /// What is written, or what messages call a case without a tag of its own.
  let tag: Tag
  let hasTag: Bool
  let aliases: [Tag]
  /// Those inside the enum.
  let conditions: [Condition]

  var options: CaseOptions { annotated.options }
  /// All tags that are read.
  var tags: [Tag] { (hasTag ? [tag] : []) + aliases }
  /// Whether it is neither skipped nor there for what the enum does not know.
  var isKnown: Bool { !options.isSkipped && capture == nil }
  var isDecoded: Bool { !options.skipped.contains(.decoding) }
  var codedValues: [CaseValue] { values.filter { !$0.isOmitted } }
  var isEmpty: Bool { annotated.codedValues.isEmpty }

  /// The value of a case that is nothing but one; nil for any other case.
  var bareValue: CaseValue? {
    guard isKnown, case .bare = style else { return nil }
    return codedValues.first
  }
}

/// An associated value, with its type taken apart.
struct CaseValue {
  let declared: AssociatedValue
  let index: Int
  let type: TypeParts
  /// The type on the wire, as far as the file tells: with a coder, what that writes.
  let wire: WireType
  /// The value coder, as code spells it.
  let coder: String?
  /// Whether the value is not on the wire.
  let isOmitted: Bool
}

/// Decides the forms of an enum's cases.
private struct EnumFormBuilder {
  private let annotated: AnnotatedEnum
  private let types: FileTypes
  /// The names of the types that can keep a tag of the enum.
  private let keepers: Set<String>
  /// The types so far, by their text: an enum's values have few types.
  private var known: [String: (parts: TypeParts, wire: WireType)] = [:]

  init(_ annotated: AnnotatedEnum, _ types: FileTypes) {
    (self.annotated, self.types) = (annotated, types)
    let known = annotated.cases.filter { !$0.options.catches.contains(.unknown) && $0.options.absentTag == nil }
    keepers = Set(known.map { ($0.options.tag?.value.kind ?? .string).valueTypeName })
  }

  private var options: EnumOptions { annotated.options }
  private var strategy: Strategy { annotated.options.strategy }

  mutating func form(of element: AnnotatedCase, _ rawValue: RawValue) -> CaseForm {
    let options = element.options
    let capture = capture(element)
    let values = values(of: element, capture)
    var style = strategy.style(of: element, self.options, isMerged: isMerged(element, values))
    // A raw value may be required and missing.
    if case .bare = style, strategy.tagIsAll, let value = values.first(where: { !$0.isOmitted }),
      types.lacksRawValue(value.wire)
    {
      style = .none
    }
    let hasTag = !options.isSkipped && capture == nil && hasTag(element, style)
    return CaseForm(
      annotated: element,
      rawValue: rawValue,
      values: values,
      style: style,
      capture: capture,
      tag: tag(of: element, rawValue),
      hasTag: hasTag && options.absentTag == nil,
      aliases: hasTag ? options.aliases.map(\.value) : [],
      conditions: Array(element.declaration.conditions.dropFirst(annotated.declaration.conditions.count))
    )
  }

  /// Whether values of a case have their own keys beside its tag: without `unlabeled:`, the only one, if it may be an
  /// object.
  private func isMerged(_ element: AnnotatedCase, _ values: [CaseValue]) -> Bool {
    let unnamed = element.unnamedValues(options)
    switch options.unlabeled {
    case .merged: return !unnamed.isEmpty
    case .indexed, .key: return false
    case nil:
      guard let only = unnamed.first.map({ values[$0.index] }), element.codedValues.count == 1 else { return false }
      return only.coder == nil && types.isLikelyObject(only.wire)
    }
  }

  // MARK: Tags

  /// What the annotation says, the raw value, or the name.
  private func tag(of element: AnnotatedCase, _ rawValue: RawValue) -> Tag {
    if element.options.absentTag != nil { return .string(element.name) }
    return element.options.tag?.value ?? tag(of: rawValue, in: element)
      ?? options.tag(ofName: element.name)
  }

  /// An integer cannot be a key, and where `caseNames:` is given, only texts that are written out count.
  private func tag(of rawValue: RawValue, in element: AnnotatedCase) -> Tag? {
    guard let tag = rawValue.tag else { return nil }
    if options.namesTags, tag.kind != .string || element.declaration.rawValue == nil { return nil }
    return tag.kind == .string || strategy.tagsAreValues ? tag : nil
  }

  /// Whether a case that keeps nothing is told by its tag: not by a raw value of its value, and under `.untagged` only if it
  /// is a literal: `case never  // @CodableCase("never")`
  private func hasTag(_ element: AnnotatedCase, _ style: PayloadStyle) -> Bool {
    if strategy.hasTags { return strategy.hasTag(style) }
    return element.codedValues.isEmpty && element.options.matches == nil && options.makesLiteral(element)
  }

  // MARK: Captures

  private func capture(_ element: AnnotatedCase) -> Capture<Int>? {
    // A case without a tag is written without what it would keep.
    if element.options.catches.isEmpty || element.options.absentTag != nil { return nil }
    if let kept = keptByCoder(element) { return .whole(kept) }
    let catches = element.options.catches
    let isTyped =
      catches.contains(.unknown) && !catches.contains(.invalid) && strategy.hasContent
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
  private func keptByCoder(_ element: AnnotatedCase) -> Int? {
    guard strategy.tagIsAll, element.options.catches.contains(.unknown), element.codedValues.count == 1 else {
      return nil
    }
    let index = element.codedValues[0].index
    return element.options.coders.contains { $0.label == element.name(at: index) } ? index : nil
  }

  // MARK: Values

  private mutating func values(of element: AnnotatedCase, _ capture: Capture<Int>?) -> [CaseValue] {
    let isOrdinary = capture == nil || keptByCoder(element) != nil || element.options.catches == [.unknown]
    let coded = Set(element.codedValues.map(\.index))
    return element.values.enumerated().map { index, value in
      let (parts, wire) = type(of: value.type)
      let coder = isOrdinary ? types.coder(ofValue: element.name(at: index), in: element, of: annotated) : nil
      return CaseValue(
        declared: value,
        index: index,
        type: parts,
        // Of an optional, the coder handles the wrapped type.
        wire: coder.map { types.type(ofCoder: $0).optional(if: parts.expression.isOptional) } ?? wire,
        coder: coder,
        isOmitted: !coded.contains(index)
      )
    }
  }

  private mutating func type(of type: TypeSyntax) -> (parts: TypeParts, wire: WireType) {
    if let known = known[type.text] { return known }
    var parts = type.parts
    let wire = types.type(of: parts.expression, in: annotated.declaration)
    parts.uncodable = parts.uncodable ?? types.uncodable(in: wire)
    let found = (parts, wire)
    known[type.text] = found
    return found
  }
}

extension Capture<Int> {
  /// Nil for values other than a tag, a tag and a `CodableValue`, or a `CodableValue`.
  ///
  /// - Parameter isTyped: Whether another type may stand for the `CodableValue`.
  fileprivate init?(ofTypes types: [String], isTyped: Bool) {
    let isTag = types.first.map(["String", "Int", "Bool"].contains) ?? false
    switch types.count {
    case 1 where isTag: self = .tag(0)
    case 1 where isTyped || types[0] == "CodableValue": self = .whole(0)
    case 2 where isTag && (isTyped || types[1] == "CodableValue"): self = .tagAndContent(tag: 0, content: 1)
    // More values are none that are kept.
    default: return nil
    }
  }
}

extension EnumOptions {
  /// Whether a case without values that has no tag anywhere else is written as a literal.
  func makesLiteral(_ element: AnnotatedCase) -> Bool { element.options.tag != nil || emptyCases?.isName ?? false }
}

extension AssociatedValue {
  /// The name of the type without its module; empty if it has none.
  var nameWithoutModule: String { type.expression.nameWithoutModule ?? "" }
}

extension WireType {
  fileprivate func optional(if isOptional: Bool) -> WireType { isOptional ? .optional(self) : self }
}
