import CodableEnumGenerator
import CodableEnumJSON

/// An enum that is being made.
struct ImportedEnum {
  let name: String
  let plan: EnumPlan
  var draft: EnumDraft<ValueDraft>
  /// The case that is being made.
  var element = CaseDraft<ValueDraft>()
  /// Whether some nil must be written as null, and some must be left out.
  var (nulls, absences) = (false, false)

  init(_ name: String, _ plan: EnumPlan) {
    (self.name, self.plan, draft) = (name, plan, plan.with([]))
  }
}

extension ImportBuilder {
  mutating func enumeration(
    _ schema: NormalSchema,
    _ name: String,
    _ plan: EnumPlan
  ) throws(InputFailure) -> ImportedType {
    var plan = plan
    if plan.strategy.tagIsAll { plan.numberPrefix = name }
    if plan.strategy.tagIsKey { plan.isClosed = schema.isClosedThroughout(&normalizer) }
    plan.isOpen = plan.isOpen || options.isOpen
    var whole = ImportedEnum(name, plan)
    var members: [[NormalSchema]] = []
    for planned in plan.cases.flatMap(plan.split) {
      whole.element = planned.with([])
      if planned.tags.count > 1 { whole.element.comments.remarks.append("its value says which tag it has") }
      members.append(planned.values)
      if let first = planned.values.first {
        switch plan.strategy {
        case .rawValue, .discriminator: break
        case .flattenedStatus(let key):
          try addObject(planned, key, to: &whole)
          members[members.count - 1] = try planned.values.map { member throws(InputFailure) in
            try tagged(member, key, planned.tags)
          }
        case .caseKeyed, .adjacent: try addContent(first, to: &whole)
        case .tagFirst: try addElements(of: first, from: 1, to: &whole)
        case .untagged: try addUntagged(planned, schema, to: &whole)
        }
      }
      whole.draft.cases.append(whole.element)
    }
    whole.draft.writesNulls = whole.nulls && !whole.absences
    var comments = schema.comments
    comments.remarks += schema.remarks
    if described[schema.id] == "" { comments.documentation = [] }
    let draft = Draft(name: name, whole.draft, comments: comments)
    return ImportedType(draft: draft, schema: schema, caseMembers: members)
  }

  // MARK: Objects

  /// Whether an object's members are values of its case.
  func isInline(_ schema: NormalSchema, isClosed: Bool) -> Bool {
    !schema.isDictionary && schema.union == nil && schema.constants == nil && !keepsOthers(schema)
      && (isClosed || schema.name == nil && schema.properties.count <= 8)
  }

  private mutating func addObject(
    _ planned: CasePlan,
    _ key: String,
    to whole: inout ImportedEnum
  ) throws(InputFailure) {
    let first = planned.values[0]
    if planned.values.count > 1 {
      let hint = ImportNames.Hint(text: planned.text, owner: whole.name)
      let type = try nested(planned.values, id: "\(first.id)|\(key)", hint, dropping: key)
      whole.element.values = [ValueDraft(type: type)]
      whole.draft.isMerged = true
      return
    }
    let hint = ImportNames.Hint(text: first.ownName ?? planned.text, owner: whole.name)
    let hasOthers = first.properties.contains { $0.key != key }
    // It has several tags, or none that the enum knows.
    let keepsTag = planned.tags.count != 1 && planned.literal == nil && !planned.lacksTag
    if !hasOthers, !keepsTag, first.patterns.isEmpty, first.union == nil, first.additional == nil { return }
    // What rejects other keys has no dictionary of them.
    if hasOthers || first.isClosed, !keepsTag, isInline(first, isClosed: whole.plan.isClosed) {
      return try addMembers(of: first, dropping: key, to: &whole)
    }
    whole.draft.isMerged = true
    whole.element.comments.documentation = []
    if !hasOthers, !keepsTag, let site = first.others {
      whole.element.values = [ValueDraft(type: .dictionary(.string, try type(of: site, hint).full))]
    } else {
      whole.element.values = [ValueDraft(type: .named(declare(first, hint, dropping: keepsTag ? nil : key)))]
    }
  }

  /// A member with the tag that only a discriminator says.
  private mutating func tagged(
    _ member: NormalSchema,
    _ key: String,
    _ tags: [Tag]
  ) throws(InputFailure) -> NormalSchema {
    guard let tag = tags.first else { return member }
    if let site = member[key], try normalizer.schema(site).tags != nil { return member }
    var tagged = member
    let site = SchemaSite(.members(["const": JSONValue(tag)]), at: member.pointer, id: "\(member.id)|\(tag.quoted)")
    tagged.properties.removeAll { $0.key == key }
    tagged.properties.insert(.init(key: key, site: site), at: 0)
    tagged.required.insert(key)
    return tagged
  }

  /// Adds the members of an object as values of a case.
  mutating func addMembers(
    of schema: NormalSchema,
    dropping key: String?,
    to whole: inout ImportedEnum
  ) throws(InputFailure) {
    let owner = whole.name + SwiftNames.typeName(of: whole.element.text)
    let members = try members(of: schema, owner: owner, dropping: key)
    var comments = whole.element.comments
    comments.remarks += otherKeys(schema) + schema.remarks
    let documented = members.filter { $0.description != nil }
    if !documented.isEmpty {
      comments.documentation += (comments.documentation.isEmpty ? [] : [""]) + ["- Parameters:"]
      comments.documentation += documented.flatMap { documentation($0.description, after: "  - \($0.key): ") }
    }
    for var member in members {
      let isContent = member.type.content != nil
      if isContent {
        member.remarks.removeAll { $0 == SwiftType.remarkOnContent }
        member.type = member.type.ofCoder
      }
      let subject = jsonText(member.key)
      if !member.remarks.isEmpty { comments.remarks.append("\(subject): \(member.remarks.joined(separator: "; "))") }
      if member.isDeprecated { comments.remarks.append("\(subject): deprecated") }
      var value = ValueDraft(key: member.key, type: member.full, coder: member.type.coder)
      if let json = member.defaultValue, !member.isRequired, !member.type.isOptional {
        if !isContent, let literal = literal(json, as: member.type) {
          (value.type, value.defaultValue) = (member.type.full, literal)
        } else {
          comments.remarks.append("\(subject): default: \(json.oneLine)")
        }
      }
      if value.type.isOptional {
        if member.isRequired { whole.nulls = true } else { whole.absences = true }
      }
      whole.element.values.append(value)
    }
    whole.element.comments = comments
  }

  /// An enum for members that the same tag, or the same kind, has.
  mutating func nested(
    _ members: [NormalSchema],
    id: String,
    _ hint: ImportNames.Hint,
    dropping key: String?
  ) throws(InputFailure) -> TypeExpression {
    var schema = NormalSchema(id: id, pointer: members[0].pointer)
    schema.union = SchemaUnion(isExclusive: true, members: [], allowsNull: false)
    let parts = members.map { member in
      guard let key else { return member }
      var part = member
      part.id += "-" + key
      part.properties.removeAll { $0.key == key }
      part.required.remove(key)
      return part
    }
    return type(of: schema, try plan(for: schema, parts), hint)
  }
}

extension EnumPlan {
  /// A case for each tag of a member whose values are in the case: these can't say which tag was read.
  fileprivate func split(_ element: CasePlan) -> [CasePlan] {
    switch strategy {
    case .flattenedStatus where !isClosed: return [element]
    case .flattenedStatus, .adjacent: break
    case .caseKeyed, .discriminator, .tagFirst, .rawValue, .untagged: return [element]
    }
    if element.tags.count < 2 { return [element] }
    return element.tags.map { tag in
      var one = element
      one.tags = [tag]
      let others = element.tags.filter { $0 != tag }.map(\.quoted).joined(separator: ", ")
      one.comments.remarks.append("the same as \(others)")
      return one
    }
  }
}

extension NormalSchema {
  /// Whether no member of the union takes other keys.
  fileprivate func isClosedThroughout(_ normalizer: inout Normalizer) -> Bool {
    guard let members = try? normalizer.members(of: self) else { return false }
    return members.allSatisfy { $0.kinds.isDisjoint(with: .object) || $0.isClosed || $0.propertyCounts.upperBound == 1 }
  }
}
