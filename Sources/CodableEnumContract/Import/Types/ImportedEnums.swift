import CodableEnumGenerator
import CodableEnumJSON

/// A case before the enum's tags have names.
struct ImportedCase {
  var draft: CaseDraft
  /// `aliases: ["b"]`, in the order of the options.
  var arguments: [String] = []
  var isTagless = false
  var documentation: [String]
  var remarks: [String]
  var members: [NormalSchema]

  init(_ planned: PlannedCase) {
    draft = CaseDraft(tag: planned.tags.first, name: planned.name)
    isTagless = planned.isTagless
    documentation = CodableEnumContract.documentation(planned.description)
    remarks = (planned.isDeprecated ? ["deprecated"] : []) + planned.remarks
    members = planned.members
    if planned.tags.count > 1 {
      remarks.append("its value says which tag it has")
      arguments.append("aliases: [\(planned.tags.dropFirst().map(\.swiftLiteral).joined(separator: ", "))]")
    }
    if planned.catchesMissing { arguments.append("catches: .missing") }
  }
}

extension Tag {
  fileprivate var swiftLiteral: String {
    switch self {
    case .string(let text): CodableEnumGenerator.swiftLiteral(text)
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    }
  }
}

/// What the values of an enum's cases ask of the whole enum.
struct EnumNeeds {
  var isMerged = false
  /// Whether some nil must be written as null, and some must be left out.
  var (nulls, absences) = (false, false)
}

extension ImportBuilder {
  mutating func enumeration(
    _ schema: NormalSchema,
    _ name: String,
    _ plan: UnionPlan
  ) throws(ImportFailure) -> ImportedDeclaration {
    var needs = EnumNeeds()
    var cases: [ImportedCase] = []
    var strategy = Strategy.rawValue
    var isOpen = options.isOpen
    var emptyCases: EmptyCases?
    var isClosed = false
    var numberPrefix = "value"
    switch plan {
    case .single, .structure: break
    case .rawValues(let planned, let extensible):
      isOpen = isOpen || extensible
      numberPrefix = name
      cases = planned.map(ImportedCase.init)
    case .tagged(let key, let planned, let unknown):
      strategy = .flattenedStatus(key: key)
      numberPrefix = key
      isOpen = isOpen || unknown != nil
      if planned.contains(where: \.isName) { emptyCases = .name }
      let objects = planned.flatMap(\.members)
      isClosed = !objects.isEmpty && objects.allSatisfy(\.isClosed)
      for element in Self.split(planned, isClosed) {
        cases.append(try taggedCase(element, key, name, isClosed: isClosed, &needs))
      }
    case .adjacent(let key, let content, let planned):
      strategy = .adjacent(key: key, content: content)
      numberPrefix = key
      if planned.contains(where: \.isName) { emptyCases = .name }
      for element in Self.split(planned, true) { cases.append(try contentCase(element, name, nil)) }
    case .caseKeyed(let planned, let hasRest):
      isOpen = isOpen || hasRest
      strategy = .caseKeyed(payload: .positional)
      if planned.contains(where: \.isName) { emptyCases = .name }
      isClosed = schema.isClosedThroughout(&normalizer)
      let empty = Set(planned.flatMap(\.members).compactMap(\.emptiness))
      if emptyCases == nil, empty.count == 1 { emptyCases = empty.first }
      for element in planned { cases.append(try contentCase(element, name, emptyCases)) }
    case .tagFirst(let planned, let hasRest):
      isOpen = isOpen || hasRest
      strategy = .tagFirst
      if planned.contains(where: \.isName) { emptyCases = .name }
      for element in planned { cases.append(try arrayCase(element, name)) }
    case .untagged(let planned):
      strategy = .untagged
      // A case without values is null unless its name is written.
      if planned.contains(where: { $0.tags.first?.kind == .string }) { emptyCases = .name }
      isClosed =
        planned.contains { $0.members.contains { $0.kinds == .object } }
        && planned.allSatisfy { $0.members.allSatisfy { $0.kinds != .object || $0.isClosed && !$0.isDictionary } }
      // Keys tell structs apart only where the enum says which.
      let isNamed = planned.contains {
        !$0.matches.isEmpty && $0.members.contains { !isInline($0, isClosed: isClosed) }
      }
      for element in planned {
        cases.append(try untaggedCase(element, schema, name, isClosed: isClosed, isNamed, &needs))
      }
    }
    var draft = EnumDraft(strategy: strategy, cases: cases.map(\.draft))
    (draft.emptyCases, draft.isMerged, draft.isOpen) = (emptyCases, needs.isMerged, isOpen)
    draft.numberPrefix = numberPrefix
    var result = InferredEnum(draft, named: name)
    for (index, element) in cases.enumerated() {
      let hasTag = result.cases[index].arguments.first.map { !$0.hasPrefix("coders: ") } ?? false
      result.cases[index].arguments.insert(contentsOf: element.arguments, at: hasTag ? 1 : 0)
      if element.isTagless { result.cases[index].arguments.insert("nil", at: 0) }
      result.cases[index].documentation = element.documentation
      result.cases[index].remarks = element.remarks
    }
    if needs.nulls, !needs.absences { result.arguments.append("nils: .null") }
    if isClosed { result.arguments.append("unknownKeys: .reject") }
    result.comments = DeclarationComments(
      documentation: documentation(schema.description),
      remarks: (schema.isDeprecated ? ["deprecated"] : []) + schema.remarks
    )
    return ImportedDeclaration(
      name: name,
      schema: schema,
      body: .enumeration(result),
      caseMembers: cases.map(\.members),
      tags: cases.map(\.draft.tag)
    )
  }

  /// A case for each tag of a member whose values are in the case: these can't say which tag was read.
  private static func split(_ planned: [PlannedCase], _ isClosed: Bool) -> [PlannedCase] {
    if !isClosed { return planned }
    return planned.flatMap { element in
      element.tags.count < 2
        ? [element]
        : element.tags.map { tag in
          var one = element
          one.tags = [tag]
          one.remarks.append("the same as \(element.tags.filter { $0 != tag }.map(\.quoted).joined(separator: ", "))")
          return one
        }
    }
  }

  // MARK: Objects

  /// Whether an object's members are values of its case.
  func isInline(_ schema: NormalSchema, isClosed: Bool) -> Bool {
    !schema.isDictionary && schema.union == nil && schema.constants == nil
      && (isClosed || schema.name == nil && schema.properties.count <= 8)
  }

  private mutating func taggedCase(
    _ planned: PlannedCase,
    _ key: String,
    _ name: String,
    isClosed: Bool,
    _ needs: inout EnumNeeds
  ) throws(ImportFailure) -> ImportedCase {
    var element = ImportedCase(planned)
    guard let first = planned.members.first else { return element }
    element.members = try planned.members.map { member throws(ImportFailure) in try tagged(member, key, planned.tags) }
    let hint = ImportNames.Hint(text: first.ownName ?? planned.tags.first?.text ?? planned.name, owner: name)
    if planned.members.count > 1 {
      let text = planned.tags.first?.text ?? planned.name
      let type = try nested(planned.members, id: "\(first.id)|\(key)", .init(text: text, owner: name), dropping: key)
      element.draft.values = [ValueDraft(type: type)]
      needs.isMerged = true
      return element
    }
    let others = first.properties.filter { $0.key != key }
    if others.isEmpty, first.patterns.isEmpty, first.union == nil, planned.tags.count < 2 {
      if case .schema = first.additional {} else { return element }
    }
    if planned.tags.count < 2, !others.isEmpty, isInline(first, isClosed: isClosed) {
      element.draft.values = try values(
        of: first,
        dropping: key,
        owner: name,
        planned,
        &element.remarks,
        &element.documentation,
        &needs
      )
      return element
    }
    needs.isMerged = true
    element.documentation = []
    let keepsTag = planned.tags.count > 1
    if others.isEmpty, !keepsTag, case .schema(let site) = first.additional {
      let value = try type(of: site, hint)
      element.draft.values = [ValueDraft(type: "[String: \(value.full)]")]
    } else {
      element.draft.values = [ValueDraft(type: declare(first, hint, dropping: keepsTag ? nil : key))]
    }
    return element
  }

  /// A member with the tag that only a discriminator says.
  private mutating func tagged(
    _ member: NormalSchema,
    _ key: String,
    _ tags: [Tag]
  ) throws(ImportFailure) -> NormalSchema {
    guard let tag = tags.first else { return member }
    if let site = member[key], try normalizer.schema(site).tags != nil { return member }
    var tagged = member
    let site = SchemaSite(.members(["const": JSONValue(tag)]), at: member.pointer, id: "\(member.id)|\(tag.quoted)")
    tagged.properties.removeAll { $0.key == key }
    tagged.properties.insert(.init(key: key, site: site), at: 0)
    tagged.required.insert(key)
    return tagged
  }

  /// The members of an object as values of a case.
  mutating func values(
    of schema: NormalSchema,
    dropping key: String?,
    owner: String,
    _ planned: PlannedCase,
    _ remarks: inout [String],
    _ documentation: inout [String],
    _ needs: inout EnumNeeds
  ) throws(ImportFailure) -> [ValueDraft] {
    let part = planned.tags.first?.text ?? planned.name
    let members = try members(of: schema, owner: owner + SwiftNames.typeName(of: part), dropping: key)
    remarks += otherKeys(schema) + schema.remarks
    let documented = members.filter { $0.description != nil }
    if !documented.isEmpty {
      documentation += (documentation.isEmpty ? [] : [""]) + ["- Parameters:"]
      documentation += documented.flatMap {
        CodableEnumContract.documentation($0.description, after: "  - \($0.key): ")
      }
    }
    return members.map { member in
      let subject = Remarks.subject(member.key)
      if !member.remarks.isEmpty { remarks.append("\(subject): \(member.remarks.joined(separator: "; "))") }
      if member.isDeprecated { remarks.append("\(subject): deprecated") }
      var type = member.full
      if let value = member.defaultValue, !member.isRequired, !member.type.isOptional {
        if let literal = literal(value, as: member.type) {
          type = "\(member.type.full) = \(literal)"
        } else {
          remarks.append("\(subject): default: \(value.oneLine)")
        }
      }
      if type.hasSuffix("?") {
        if member.isRequired { needs.nulls = true } else { needs.absences = true }
      }
      return ValueDraft(key: member.key, type: type, coder: member.type.coder)
    }
  }

  /// The name of an enum for members that the same tag, or the same kind, has.
  mutating func nested(
    _ members: [NormalSchema],
    id: String,
    _ hint: ImportNames.Hint,
    dropping key: String?
  ) throws(ImportFailure) -> String {
    var schema = NormalSchema(id: id, pointer: members[0].pointer)
    let union = SchemaUnion(isExclusive: true, members: [], allowsNull: false)
    schema.union = union
    let parts = members.map { member in
      guard let key else { return member }
      var part = member
      part.id += "-" + key
      part.properties.removeAll { $0.key == key }
      part.required.remove(key)
      return part
    }
    if plans[id] == nil {
      plans[id] = .some(try normalizer.plans(for: schema, union, parts).dropFirst(levels[id] ?? 0).first)
    }
    switch plans[id] ?? nil {
    case nil, .single: return "CodableValue"
    case .structure(let whole): return declare(whole, hint)
    case .rawValues, .tagged, .adjacent, .caseKeyed, .tagFirst, .untagged: return declare(schema, hint)
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
