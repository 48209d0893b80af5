import CodableEnumGenerator
import CodableEnumJSON

/// How a union is held, before anything has a type.
enum UnionPlan {
  /// All members are values of one kind: no enum.
  case single(NormalSchema)
  /// Objects that may all hold at once: a struct.
  case structure(NormalSchema)
  /// The values of its cases are what they hold: several that a tag doesn't tell apart, none where the tag is alone.
  case enumeration(EnumPlan)
}

typealias EnumPlan = EnumDraft<NormalSchema>
typealias CasePlan = CaseDraft<NormalSchema>

extension EnumPlan {
  /// A union of values that are names, or have a tag.
  init(tagged strategy: Strategy, _ cases: [CasePlan], isOpen: Bool = false) {
    self.init(strategy: strategy, cases: cases, isOpen: isOpen)
    if cases.contains(where: \.values.isEmpty) { emptyCases = .name }
  }

  /// `{"type": "joined", "user": "a"}`
  init(flattened key: String, _ cases: [CasePlan], isOpen: Bool = false) {
    self.init(tagged: .flattenedStatus(key: key), cases, isOpen: isOpen)
    let objects = cases.flatMap(\.values)
    isClosed = !objects.isEmpty && objects.allSatisfy(\.refusesOthers)
    numberPrefix = key
  }
}

extension UnionPlan {
  /// With a struct for each object that its keys tell, where these can't be values of cases; nil if there is none.
  fileprivate var withStructs: UnionPlan? {
    guard case .enumeration(var plan) = self, plan.cases.contains(where: { $0.matches != nil }) else { return nil }
    for index in plan.cases.indices where plan.cases[index].values.count == 1 && plan.cases[index].matches != nil {
      plan.cases[index].values[0].name = plan.cases[index].name
    }
    plan.isClosed = false
    return .enumeration(plan)
  }
}

extension Normalizer {
  /// How a union may be held, the best way first.
  mutating func plans(for schema: NormalSchema) throws(InputFailure) -> [UnionPlan] {
    // Several kinds: `"type": ["string", "integer"]`
    if schema.union == nil { return try untagged(schema, [schema.withoutNull]).map { [$0] } ?? [] }
    return try plans(for: schema, try self.members(of: schema).map(\.withoutNull).filter { $0.kinds != [] })
  }

  /// The members of a union, where one that is a named union of objects alone stays one if it is the only object.
  private mutating func units(of schema: NormalSchema, _ opened: [NormalSchema]) throws(InputFailure) -> [NormalSchema]
  {
    var units: [NormalSchema] = []
    var hasUnion = false
    for var member in try members(of: schema, opens: false).map(\.withoutNull) where member.kinds != [] {
      guard member.union != nil else {
        units.append(member)
        continue
      }
      let parts = try members(of: member).map(\.withoutNull)
      if member.name != nil, parts.allSatisfy({ $0.kinds == .object }) {
        member.kinds = .object
        hasUnion = true
        units.append(member)
      } else {
        units += parts.filter { $0.kinds != [] }
      }
    }
    return hasUnion && units.count(where: { $0.kinds.contains(.object) }) == 1 && units.count > 1 ? units : opened
  }

  /// - Parameter members: Not null, and no unions.
  mutating func plans(
    for schema: NormalSchema,
    _ members: [NormalSchema]
  ) throws(InputFailure) -> [UnionPlan] {
    guard let union = schema.union else { return [] }
    // Of equal ones, both hold at once.
    let members = union.isExclusive ? members : Self.distinct(members)
    guard let first = members.first else { return [] }
    if members.count == 1 { return [.single(first)] }
    var plans: [UnionPlan] = []
    if let single = Self.singleKind(members) { plans.append(.single(single)) }
    if let raw = Self.rawValues(members, isExtensible: schema.isExtensible) { plans.append(raw) }
    // What is not known, alone or under a key, is for a case that catches it.
    let known = members.filter { !$0.isRest }
    let isOpen = known.count < members.count
    let literals = known.filter { $0.tags != nil }
    let objects = known.filter { $0.constants == nil && $0.kinds == .object }
    let arrays = known.filter { $0.constants == nil && $0.kinds == .array }
    if literals.count + objects.count == known.count, !objects.isEmpty {
      plans += try objectPlans(schema, objects, literals, namesAreFirst: known[0].tags != nil, isOpen: isOpen)
    }
    if literals.count + arrays.count == known.count, arrays.count > 1 || !literals.isEmpty,
      members.contains(where: { $0.kinds == .array })
    {
      if let plan = try tagFirst(arrays, literals, isOpen: isOpen) { plans.append(.enumeration(plan)) }
    }
    if objects.count == members.count, !union.isExclusive, objects.contains(where: { $0.ownName == nil }),
      objects.contains(where: { !$0.isClosed })
    {
      plans.append(.structure(Self.allOptional(schema, objects)))
    }
    let units = union.members.isEmpty ? members : try units(of: schema, members)
    if let plan = try untagged(schema, units) { plans += [plan] + (plan.withStructs.map { [$0] } ?? []) }
    if objects.count == members.count, !union.isExclusive {
      plans.append(.structure(Self.allOptional(schema, objects)))
    }
    return plans
  }

  private mutating func objectPlans(
    _ schema: NormalSchema,
    _ objects: [NormalSchema],
    _ literals: [NormalSchema],
    namesAreFirst: Bool,
    isOpen: Bool
  ) throws(InputFailure) -> [UnionPlan] {
    let names = Self.names(literals)
    guard objects.count > 1 || !names.isEmpty || isOpen else { return [] }
    var plans: [EnumPlan] = []
    var structure: UnionPlan?
    let discriminator = schema.union?.discriminator
    var tagged = try taggedKeys(objects, names)
    if let index = tagged.firstIndex(where: { $0.key == discriminator?.key }) {
      tagged.insert(tagged.remove(at: index), at: 0)
    }
    let mapped = try mapped(schema, names)
    if let mapped, tagged.first?.key != discriminator?.key, discriminator?.mapping.isEmpty == false {
      plans.append(mapped)
    }
    // A member that is not sound has no layout of its own.
    let keyed = try? caseKeyed(objects, names, namesAreFirst: namesAreFirst, isOpen: isOpen)
    // A tag that some object doesn't have is one only if the keys are none.
    if let keyed, tagged.first?.isComplete != true {
      // Of keys that may be there together, a struct has all.
      if Self.mayMeet(objects), schema.union?.isExclusive == false, names.isEmpty, !isOpen {
        structure = .structure(Self.allOptional(schema, objects))
      }
      plans.append(keyed)
    }
    for found in tagged.prefix(2) where !isOpen || found.isOpen {
      if let adjacent = try? adjacent(found) { plans.append(adjacent) }
      plans.append(EnumDraft(flattened: found.key, found.cases, isOpen: found.isOpen))
    }
    if let mapped { plans.append(mapped) }
    if let discriminator, let fallback = discriminator.fallback {
      plans = try plans.map { plan throws(InputFailure) in try caught(plan, by: fallback, discriminator.key) }
    }
    return (structure.map { [$0] } ?? []) + plans.map { .enumeration($0) }
  }

  // MARK: Values

  /// Members of one kind, such as two formats of text.
  private static func singleKind(_ members: [NormalSchema]) -> NormalSchema? {
    let kinds = JSONKinds(members.map(\.kinds))
    let isOne = [.string, .boolean, .integer, .fraction, .number].contains(kinds)
    guard isOne, members.allSatisfy({ $0.constants == nil }) else { return nil }
    var single = members[0]
    (single.kinds, single.name, single.format) = (kinds, nil, nil)
    let formats = Set(members.map { $0.format ?? "" })
    if formats.count == 1 { single.format = members[0].format }
    let remarks = members.compactMap { $0.remarks.isEmpty ? nil : $0.remarks.joined(separator: ", ") }
    single.remarks = remarks.isEmpty ? [] : [remarks.joined(separator: "; or ")]
    return single
  }

  static func names(_ literals: [NormalSchema]) -> [CasePlan] {
    var seen: Set<String> = []
    return literals.flatMap { literal in
      var named = literal
      named.description = literal.constants?.count == 1 ? literal.description ?? literal.title : nil
      let tags = literal.tags ?? []
      return tags.enumerated().filter { seen.insert($0.element.quoted).inserted }.map { index, tag in
        let isNamed = literal.constantNames.count == tags.count
        let name = isNamed ? literal.constantNames[index] : tags.count == 1 ? literal.title : nil
        return CasePlan(tags: [tag], name: name ?? "", comments: named.comments)
      }
    }
  }

  static func rawValues(_ members: [NormalSchema], isExtensible: Bool) -> UnionPlan? {
    let literals = members.filter { $0.tags != nil }
    let others = members.filter { $0.tags == nil }
    guard !literals.isEmpty, others.allSatisfy({ $0.constants == nil && $0.union == nil }) else { return nil }
    // Any other value of that kind.
    let areOpen = JSONKinds(others.map(\.kinds)) == JSONKinds(literals.map(\.kinds))
    guard others.isEmpty || areOpen, others.allSatisfy({ !$0.kinds.isMixed && $0.kinds != .fraction }) else {
      return nil
    }
    let isOpen = !others.isEmpty || isExtensible || literals.contains(where: \.isExtensible)
    return .enumeration(EnumDraft(strategy: .rawValue, cases: names(literals), isOpen: isOpen))
  }

  // MARK: All of them

  private static func distinct(_ members: [NormalSchema]) -> [NormalSchema] {
    var distinct: [NormalSchema] = []
    for member in members where !distinct.contains(where: { $0.id == member.id || $0.isEqual(to: member) }) {
      distinct.append(member)
    }
    return distinct
  }

  /// Whether one of some objects may have the keys of another one, too.
  private static func mayMeet(_ objects: [NormalSchema]) -> Bool {
    objects.contains { object in
      !object.isClosed && object.propertyCounts.upperBound > 1
        && objects.contains { $0.id != object.id && $0.propertyCounts.upperBound > 1 }
    }
  }

  /// The objects as one, with all that not every member requires optional.
  static func allOptional(_ schema: NormalSchema, _ objects: [NormalSchema]) -> NormalSchema {
    var whole = schema.base
    (whole.name, whole.title, whole.description) = (schema.name, schema.title, schema.description)
    whole.kinds = .object
    var sites: [String: [SchemaSite]] = [:]
    var keys: [String] = []
    for property in objects.flatMap(\.properties) {
      if sites[property.key] == nil { keys.append(property.key) }
      sites[property.key, default: []].append(property.site)
    }
    whole.properties = keys.compactMap { key in
      SchemaSite.any(sites[key] ?? []).map { .init(key: key, site: $0) }
    }
    whole.required = objects.dropFirst().reduce(objects[0].required) { $0.intersection($1.required) }
    whole.requiredBySome = objects.reduce(whole.required) { $0.union($1.required) }.subtracting(whole.required)
    let others = objects.filter { $0.additional != nil || !$0.patterns.isEmpty }.compactMap { object in
      object.isDictionary && object.patterns.isEmpty ? object.additional : object.others
    }
    // One that says nothing of other keys allows any.
    let isAnything = objects.contains { !$0.isClosed && !$0.isDictionary && !$0.allowsOthers }
    let anything = SchemaSite(.boolean(true), at: schema.pointer, id: schema.id + "|others")
    (whole.additional, whole.isClosed) = (isAnything && !others.isEmpty ? anything : .any(others), false)
    whole.patterns = []
    whole.remarks.append("one struct for \(objects.count) schemas that may all hold at once")
    return whole
  }
}
