import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The questions that are being answered, since types may have themselves, and the answers.
final class TypeVerdicts {
  private struct Question: Hashable { var written, read: WireType }

  private var answers: [Question: Bool] = [:]
  private var depth = 0

  /// - Parameter find: Asks for parts, of which the same pair of types is assumed to be readable.
  func answer(_ written: WireType, _ read: WireType, _ find: () -> Bool) -> Bool {
    let question = Question(written: written, read: read)
    if let known = answers[question] { return known }
    answers[question] = true
    depth += 1
    let answer = find()
    depth -= 1
    // What was assumed on the way to a no may be wrong.
    if depth == 0, !answer { answers = answers.filter { !$0.value } }
    answers[question] = answer
    return answer
  }
}

// A declared type in place of another type: they are compared by the JSON that one writes and the other reads.
extension TypeReading {
  func canReadJSON(of value: WireType, as type: WireType) -> Bool {
    guard json == nil, value.isLookedInto(written) || type.isLookedInto(read) else { return false }
    return verdicts.answer(value, type) {
      // What is beside a case may be what another case takes.
      let isMerged = value.isMerged(written) || type.isMerged(read)
      return writtenExamples(of: value, for: type).map { $0.allSatisfy { reads($0, as: type, inItsCase: isMerged) } }
        ?? false
    } && !(isToday && renamesKey(value, type))
  }

  /// Whether a struct has another key in place of one under which nothing is found then. What is new besides is ignored.
  private func renamesKey(_ value: WireType, _ type: WireType) -> Bool {
    guard case .structure(let before)? = read.shape(of: type.withoutOptional.type),
      case .structure(let after)? = written.shape(of: value.withoutOptional.type)
    else { return false }
    let unknown = after.filter { new in !before.contains { $0.keys.contains(new.key) } }
    return before.contains { old in
      !after.contains { old.keys.contains($0.key) } && unknown.count(where: { $0.value.type == old.value.type }) == 1
    }
  }

  /// The name of the case is empty where there is none.
  private typealias WrittenExample = (example: Example, nils: Set<String>, element: String)

  /// Nil if the JSON of a type is not known.
  private func writtenExamples(of type: WireType, for target: WireType) -> [WrittenExample]? {
    switch type {
    case .optional(let wrapped):
      // Null may be a value or nil, which the other type would take for one.
      if mayBeNull(wrapped) { return nil }
      return writtenExamples(of: wrapped, for: target).map { $0 + [(.constant(.null), [], "")] }
    case .definition(let id, let arguments):
      guard arguments.isEmpty, let shape = written[id] else { return nil }
      return writtenExamples(of: shape)
    case .merged(let fields, let variant): return merged(fields, variant, written).map { writtenExamples(of: $0) }
    case .scalar, .list, .set, .lossyList, .tuple, .record, .map, .pairs, .lossless, .jsonText, .anything, .open,
      .parameter:
      let forms = ExampleForms(shapes: written, keys: target.claimedKeys(read), literals: target.literals(read))
      return forms.forms(of: type).map { (.value(ExampleValue(name: "", type: type, form: $0)), [], "") }
    }
  }

  private func writtenExamples(of shape: WireShape) -> [WrittenExample]? {
    switch shape {
    case .rawValues(let raw, nil): [(.value(ExampleValue(name: "", type: raw)), [], "")]
    case .rawValues(_, let cases?): cases.map { (.constant(JSONValue($0.tag)), [], "") }
    case .structure(let properties): writtenExamples(of: WireEnum(object: properties, at: .none))
    case .enumeration(let enumeration): writtenExamples(of: enumeration)
    case .merged(let fields, let variant): merged(fields, variant, written).map { writtenExamples(of: $0) }
    case .openSet: nil
    }
  }

  /// A merged object as an enum; nil if some of its keys are not known.
  private func merged(_ fields: WireType, _ variant: WireType, _ shapes: [String: WireShape]) -> WireEnum? {
    let parts = MergedShape(fields, variant, at: .none, shapes.shape).order(shapes.shape).withEnumLast().types
    let merged = MergedShape(parts, at: .none, shapes.shape)
    if !merged.shared.merged.isEmpty { return nil }
    return merged.enumeration ?? WireEnum(object: merged.shared.keyed, at: .none)
  }

  private func writtenExamples(of enumeration: WireEnum) -> [WrittenExample] {
    let examples = Examples(enumeration: enumeration, forms: ExampleForms(shapes: written, keys: [], literals: []))
    return enumeration.cases.filter(\.isEncoded).flatMap { element -> [WrittenExample] in
      guard element.capture != nil else { return examples.written(element).map { ($1, $0.nils, element.name) } }
      if enumeration.tagIsAll {
        return enumeration.tagKinds.map { (.value(ExampleValue(name: "", type: .scalar($0.scalar))), [], "") }
      }
      if !enumeration.hasTags { return [(.value(ExampleValue(name: "", type: .anything)), [], "")] }
      return examples.unknown(element, besides: enumeration.cases.flatMap(\.tags)).map { ($0, [], element.name) }
    }
  }

  /// Whether a type that is an enum reads nothing that it writes in the form of a value.
  func refuses(_ value: ExampleValue) -> Bool {
    guard let form = value.form, case .definition(let id, []) = value.type,
      case .enumeration(let enumeration)? = written[id]
    else { return false }
    let all = writtenExamples(of: enumeration).map(\.example).filter(form.has)
    return !all.isEmpty && all.allSatisfy { !canTake($0, as: value.type) }
  }

  private func reads(_ written: WrittenExample, as type: WireType, inItsCase isSame: Bool) -> Bool {
    let (example, nils, element) = written
    switch (example, type) {
    case (.value(let value), .definition(let id, let arguments)):
      guard value.name.isEmpty else { return canTake(example, as: type) }
      return arguments.isEmpty && read[id].map { takes(value, as: $0) } ?? false
    // Only objects with its keys are one.
    case (.value(let value), .merged): return !value.name.isEmpty && canTake(example, as: type)
    case (.value(let value), .optional(let wrapped)):
      return value.form == .null || reads(written, as: wrapped, inItsCase: isSame)
    case (.value(let value), _): return canRead(value.type, as: type)
    case (.object, .definition), (.object, .merged):
      guard let reading = reading(of: example, as: type) else { return canTake(example, as: type) }
      if isSame, let other = reading.element?.name, ![other, ""].contains(element), !other.isEmpty { return false }
      // A nil would become a default.
      return reading.isWhole(ignoringKeys: isToday) && (nils.isEmpty || !reading.hasDefaults)
    case (.constant, _), (.array, _), (.object, _): return canTake(example, as: type)
    }
  }

  private func reading(of example: Example, as type: WireType) -> CaseReading? {
    if case .merged(let fields, let variant) = type {
      return merged(fields, variant, read).map { reader($0).read(example) }
    }
    switch read.shape(of: type) {
    case .enumeration(let enumeration): return reader(enumeration).read(example)
    case .structure(let properties): return reader(WireEnum(object: properties, at: .none)).read(example)
    case .merged(let fields, let variant): return reading(of: example, as: .merged(fields, variant))
    case .rawValues, .openSet, nil: return nil
    }
  }

  private func reader(_ enumeration: WireEnum) -> CaseReader {
    CaseReader(enumeration, ExampleForms(shapes: read, keys: [], literals: []), takingParts)
  }

  /// Whether a declared type takes all values of another type, which may be told by their form.
  private func takes(_ value: ExampleValue, as shape: WireShape) -> Bool {
    switch shape {
    case .rawValues(let raw, nil): return canRead(value.type, as: raw)
    case .rawValues(_, let cases?): return value.type.isBoolean && Self.areBooleans(cases.map(\.tag))
    case .enumeration(let enumeration) where enumeration.tagIsAll: return takesRawValues(of: value, enumeration)
    case .enumeration(let enumeration) where !enumeration.hasTags:
      let reading = reader(enumeration).read(.value(value))
      return reading.element != nil && reading.isWhole
    case .enumeration, .structure, .openSet, .merged: return false
    }
  }

  private func takesRawValues(of value: ExampleValue, _ enumeration: WireEnum) -> Bool {
    if value.type.isBoolean, Self.areBooleans(enumeration.cases.filter(\.isDecoded).flatMap(\.readTags)) { return true }
    let isHeld = enumeration.cases.contains { element in
      guard element.isDecoded, enumeration.holdsRawValue(element), let held = element.content.values.first else {
        return false
      }
      return canRead(value.type, as: held.type)
    }
    guard !isHeld, let unknown = enumeration.catching(.unknown) else { return isHeld }
    return unknown.content.keptAmount > 0
      && enumeration.tagKinds.contains { canRead(value.type, as: .scalar($0.scalar)) }
  }

  private static func areBooleans(_ tags: [Tag]) -> Bool {
    tags.contains(.boolean(true)) && tags.contains(.boolean(false))
  }
}

extension CaseReading {
  /// Whether it is read, and nothing of it is lost.
  var isWhole: Bool { isWhole(ignoringKeys: false) }

  /// - Parameter ignoresKeys: Whether keys that nothing reads don't count, as for old code.
  func isWhole(ignoringKeys ignoresKeys: Bool) -> Bool {
    if isCaught, element?.content.keptAmount == 0 { return false }
    return findings.allSatisfy { finding in
      switch finding.problem {
      // The case may be read and no longer written, and an alias is another spelling.
      case .lost(.element), .lost(.constant): true
      case .lost(.key): ignoresKeys
      case .lost(.content), .lost(.count), .lost(.spelling), .lost(.equalElement), .unknownTag, .noTag, .noCase,
        .severalCases,
        .severalMatch, .layout, .kind, .rawValue, .count, .missing, .type, .severalKeys, .unknownKey, .unknownKeys,
        .fixedKeys, .text, .bounds:
        false
      }
    }
  }

  fileprivate var hasDefaults: Bool {
    element?.content.values.contains { $0.defaultValue != nil && values[$0.name] == .missing } ?? false
  }
}

extension TagKind {
  /// The type of an unknown tag of this kind.
  fileprivate var scalar: WireScalar {
    switch self {
    case .string: .string
    case .integer: .int
    case .number: .double
    case .boolean: .bool
    }
  }
}

extension WireType {
  fileprivate var isBoolean: Bool { self == .scalar(.bool) }

  /// Whether it is declared in the inputs, so that its JSON is known.
  fileprivate func isLookedInto(_ shapes: [String: WireShape]) -> Bool {
    switch self {
    case .definition: shapes.shape(of: self) != nil
    case .optional(let wrapped): wrapped.isLookedInto(shapes)
    case .merged: true
    // Lists and other types with parts are compared part by part.
    default: false
    }
  }

  fileprivate func isMerged(_ shapes: [String: WireShape]) -> Bool {
    if case .merged? = shapes.shape(of: self) { return true }
    return if case .merged = self { true } else { false }
  }

  /// The keys that tell untagged cases of a type apart.
  fileprivate func claimedKeys(_ shapes: [String: WireShape]) -> Set<String> {
    guard let enumeration = untagged(shapes) else { return [] }
    return Set(enumeration.cases.flatMap { $0.claim?.groups.flatMap(\.keys) ?? [] })
  }

  fileprivate func literals(_ shapes: [String: WireShape]) -> Set<Tag> {
    Set((untagged(shapes)?.cases ?? []).flatMap { $0.tags + ($0.claim?.constants ?? []) })
  }

  private func untagged(_ shapes: [String: WireShape]) -> WireEnum? {
    guard case .enumeration(let enumeration)? = shapes.shape(of: withoutOptional.type), !enumeration.hasTags else {
      return nil
    }
    return enumeration
  }
}
