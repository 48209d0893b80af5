import CodableEnumGenerator
import CodableEnumJSON

// Cases whose values are not beside a tag.
extension ImportBuilder {
  /// A value that is bare: under its key, or under that of the content.
  mutating func addContent(_ content: NormalSchema, to whole: inout ImportedEnum) throws(InputFailure) {
    if let emptiness = content.emptiness, emptiness == whole.plan.emptyCases { return }
    if content.isTuple { return try addElements(of: content, from: 0, to: &whole) }
    let type = try type(of: content, .init(text: content.ownName ?? whole.element.text, owner: whole.name))
    whole.element.values = [ValueDraft(type: type.full)]
    whole.element.comments.remarks += type.remarks
  }

  /// `["EVENT", "sub", {…}]`
  mutating func addElements(
    of array: NormalSchema,
    from start: Int,
    to whole: inout ImportedEnum
  ) throws(InputFailure) {
    let text = whole.element.text
    for (index, site) in array.elements.enumerated().dropFirst(start) {
      let type = try type(of: site, .init(text: text, owner: whole.name))
      let canBeMissing = index >= array.elementCounts.lowerBound
      whole.element.values.append(ValueDraft(type: canBeMissing ? .optional(type.base) : type.full))
      whole.element.comments.remarks += type.remarks.map { "value \(index + 1 - start): \($0)" }
    }
    guard let site = array.items else { return }
    // Only after values that must be there.
    guard start > 0, array.elementCounts.lowerBound >= array.elements.count else {
      return whole.element.comments.remarks.append("more elements, not held: \(site.json.oneLine)")
    }
    let type = try type(of: site, .init(text: SwiftNames.singular(text), owner: whole.name))
    whole.element.values.append(ValueDraft(type: .array(type.full)))
    whole.element.comments.remarks += type.remarks.map { "in the rest: \($0)" }
    whole.element.hasRest = true
  }

  mutating func addUntagged(
    _ planned: CasePlan,
    _ schema: NormalSchema,
    to whole: inout ImportedEnum
  ) throws(InputFailure) {
    let member = planned.values[0]
    let isClosed = whole.plan.isClosed
    // Keys tell structs apart only where the enum says which.
    let isNamed = whole.plan.cases.contains {
      $0.matches != nil && $0.values.contains { !isInline($0, isClosed: isClosed) }
    }
    if !isNamed, planned.matches != .kinds([.object]) || !member.isAnything { whole.element.matches = nil }
    // An element of the array, or a value of the dictionary.
    let kind = member.kinds == .array ? "item" : member.isDictionary ? "value" : planned.name
    if planned.values.count > 1 {
      let hint = ImportNames.Hint(text: "object", owner: whole.name)
      let type = try nested(planned.values, id: "\(schema.id)|objects", hint, dropping: nil)
      whole.element.values = [ValueDraft(type: type)]
    } else if member.kinds == .object, !member.properties.isEmpty, isInline(member, isClosed: isClosed) {
      try addMembers(of: member, dropping: nil, to: &whole)
    } else if member.isTuple {
      try addElements(of: member, from: 0, to: &whole)
    } else {
      let type = try type(of: member, .init(text: member.ownName ?? kind, owner: whole.name))
      // A text is one of several kinds here, and a date might be any of them.
      let isText = ["Date", "Data"].contains(type.base.plainName)
      whole.element.values = [ValueDraft(type: isText ? .string : type.base)]
      whole.element.comments.remarks += type.remarks.filter { !whole.element.comments.remarks.contains($0) }
    }
  }
}

extension NormalSchema {
  /// What is in the place of values where there are none: `null`, `true`, `{}`, `[]`.
  var emptiness: EmptyCases? {
    if kinds == .null { return .null }
    if let constants {
      // The first is written.
      let all = constants.map { EmptyCases(content: $0) }
      return all.contains(nil) ? nil : all[0]
    }
    if kinds == .object, propertyCounts.upperBound == 0 || hasNoKeys { return .object }
    return kinds == .array && elementCounts.upperBound == 0 ? .array : nil
  }

  /// `{"type": "object", "additionalProperties": false}`
  private var hasNoKeys: Bool {
    isClosed && properties.isEmpty && patterns.isEmpty && required.isEmpty && union == nil
  }
}

extension EmptyCases {
  fileprivate init?(content: JSONValue) {
    switch content {
    case .boolean(true): self = .true
    case .null: self = .null
    case .empty: self = .object
    case .array([]): self = .array
    case .boolean, .number, .string, .array, .object: return nil
    }
  }
}
