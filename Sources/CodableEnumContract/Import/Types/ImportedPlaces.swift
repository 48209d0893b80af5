import CodableEnumGenerator
import CodableEnumJSON

// Cases whose values are not beside a tag.
extension ImportBuilder {
  /// A case whose value is bare: under its key, or under that of the content.
  mutating func contentCase(
    _ planned: PlannedCase,
    _ name: String,
    _ emptyCases: EmptyCases?
  ) throws(ImportFailure) -> ImportedCase {
    var element = ImportedCase(planned)
    guard let content = planned.members.first, content.emptiness == nil || content.emptiness != emptyCases else {
      return element
    }
    if try several(content, planned, name, &element) { return element }
    let text = planned.tags.first?.text ?? planned.name
    let type = try type(of: content, .init(text: content.ownName ?? text, owner: name))
    element.draft.values = [ValueDraft(type: type.full)]
    element.remarks += type.remarks
    return element
  }

  /// `["EVENT", "sub", {…}]`
  mutating func arrayCase(_ planned: PlannedCase, _ name: String) throws(ImportFailure) -> ImportedCase {
    var element = ImportedCase(planned)
    guard let array = planned.members.first else { return element }
    let text = planned.tags.first?.text ?? planned.name
    try elements(of: array, from: 1, text, name, &element)
    return element
  }

  private mutating func elements(
    of array: NormalSchema,
    from start: Int,
    _ text: String,
    _ name: String,
    _ element: inout ImportedCase
  ) throws(ImportFailure) {
    for (index, site) in array.elements.enumerated().dropFirst(start) {
      let type = try type(of: site, .init(text: text, owner: name))
      let canBeMissing = index >= array.elementCounts.lowerBound
      element.draft.values.append(ValueDraft(type: canBeMissing ? type.optional : type.full))
      element.remarks += type.remarks.map { "value \(index + 1 - start): \($0)" }
    }
    guard case .schema(let site) = array.items else { return }
    // Only after values that must be there.
    guard start > 0, array.elementCounts.lowerBound >= array.elements.count else {
      return element.remarks.append("more elements, not held: \(site.json.oneLine)")
    }
    let type = try type(of: site, .init(text: SwiftNames.singular(text), owner: name))
    element.draft.values.append(ValueDraft(type: "[\(type.full)]"))
    element.remarks += type.remarks.map { "in the rest: \($0)" }
    element.arguments.append("rest: true")
  }

  /// Whether a content is an array of several values, each of a type of its own; adds them.
  private mutating func several(
    _ content: NormalSchema,
    _ planned: PlannedCase,
    _ name: String,
    _ element: inout ImportedCase
  ) throws(ImportFailure) -> Bool {
    guard content.kinds == .array, content.elements.count > 1, case .none = content.items else { return false }
    try elements(of: content, from: 0, planned.tags.first?.text ?? planned.name, name, &element)
    return true
  }

  mutating func untaggedCase(
    _ planned: PlannedCase,
    _ schema: NormalSchema,
    _ name: String,
    isClosed: Bool,
    _ isNamed: Bool,
    _ needs: inout EnumNeeds
  ) throws(ImportFailure) -> ImportedCase {
    var element = ImportedCase(planned)
    if case .boolean(let value)? = planned.tags.first {
      // Its name is no key's.
      element.draft = CaseDraft(tag: nil, name: value ? "trueValue" : "falseValue")
      element.arguments = ["\(value)"]
    }
    guard let member = planned.members.first else { return element }
    if isNamed, !planned.matches.isEmpty {
      let isKind = planned.matches[0].hasPrefix(".")
      let keys = "[\(planned.matches.map(CodableEnumGenerator.swiftLiteral).joined(separator: ", "))]"
      element.arguments.append("matches: \(isKind ? planned.matches[0] : keys)")
    } else if planned.matches == [".object"], member.isAnything {
      element.arguments.append("matches: .object")
    }
    // An element of the array, or a value of the dictionary.
    let kind = member.kinds == .array ? "item" : member.isDictionary ? "value" : planned.name
    let hint = ImportNames.Hint(text: member.ownName ?? kind, owner: name)
    if planned.members.count > 1 {
      let id = "\(schema.id)|objects"
      let type = try nested(planned.members, id: id, .init(text: "object", owner: name), dropping: nil)
      element.draft.values = [ValueDraft(type: type)]
    } else if member.kinds == .object, !member.properties.isEmpty, isInline(member, isClosed: isClosed) {
      element.draft.values = try values(
        of: member,
        dropping: nil,
        owner: name,
        planned,
        &element.remarks,
        &element.documentation,
        &needs
      )
    } else if try several(member, planned, name, &element) {
      return element
    } else {
      var type = try type(of: member, hint)
      // A text is one of several kinds here, and a date might be any of them.
      if ["Date", "Data"].contains(type.text) { (type.text, type.coder) = ("String", nil) }
      element.draft.values = [ValueDraft(type: type.text)]
      element.remarks += type.remarks.filter { !element.remarks.contains($0) }
    }
    return element
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
    if kinds == .object, propertyCounts.upperBound == 0 { return .object }
    return kinds == .array && elementCounts.upperBound == 0 ? .array : nil
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
