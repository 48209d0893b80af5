import CodableEnumGenerator
import CodableEnumJSON

// Unions of objects with a tag: a key that has another value in each.
extension Normalizer {
  struct TaggedKey {
    var key: String
    var cases: [CasePlan]
    /// The member whose tag may be any text.
    var open: NormalSchema?
    var isOpen: Bool { open != nil }
    var isComplete: Bool { !isOpen && !cases.contains(where: \.tags.isEmpty) }
    /// The higher, the better.
    fileprivate var score: Int
  }

  /// The keys that tell objects apart, the best first.
  mutating func taggedKeys(_ objects: [NormalSchema], _ names: [CasePlan]) throws(InputFailure) -> [TaggedKey] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for object in objects {
      for property in object.properties where (try? schema(property.site))?.tags != nil {
        if counts[property.key] == nil { order.append(property.key) }
        counts[property.key, default: 0] += 1
      }
    }
    var found: [TaggedKey] = []
    for key in order where counts[key] ?? 0 >= max(objects.count - 1, 1) {
      if let tagged = try tagged(objects, by: key, names) { found.append(tagged) }
    }
    return found.sorted(byNumber: { -$0.score })
  }

  private static let usualKeys = ["kind", "type", "tag", "event", "op"]

  private mutating func tagged(
    _ objects: [NormalSchema],
    by key: String,
    _ names: [CasePlan]
  ) throws(InputFailure) -> TaggedKey? {
    var cases: [CasePlan] = []
    var stray: NormalSchema?
    var open: NormalSchema?
    var requiredCount = 0
    var hasBoth = false
    var owners: [String: Int] = Dictionary(names.map { ($0.tags[0].quoted, -1) }) { first, _ in first }
    for object in objects {
      guard let site = object[key], let tags = try schema(site).tags else {
        if stray != nil || open != nil { return nil }
        if let site = object[key] {
          open = object
          let other = try schema(site)
          if other.kinds != .string, !other.isRest { return nil }
        } else {
          stray = object
        }
        continue
      }
      // Several values tell nothing where there is nothing to tell it from.
      if tags.count > 1, objects.count == 1 { return nil }
      if object.required.contains(key) { requiredCount += 1 }
      let known = Set(tags.map { owners[$0.quoted] })
      // A name may also be an object with nothing but the tag.
      if known == [-1], object.properties.count == 1 {
        hasBoth = true
        continue
      }
      if known == [nil] {
        for tag in tags { owners[tag.quoted] = cases.count }
        let name = try schema(site).constantNames.first ?? object.ownName ?? ""
        cases.append(CaseDraft(tags: tags, name: name, values: [object], comments: object.comments))
      } else if known.count == 1, let index = known.first ?? nil, index >= 0, cases[index].tags.count == tags.count {
        cases[index].values.append(object)
        cases[index].comments = DraftComments()
      } else {
        return nil
      }
    }
    if objects.count == 1, requiredCount == 0 { return nil }
    if cases.count + names.count + (open == nil ? 0 : 1) < 2, !hasBoth { return nil }
    if stray != nil, cases.count < 2 { return nil }
    let isNumber = cases.contains { $0.tags.contains { $0.kind == .boolean } }
    Self.settle(&cases, &stray, by: key)
    var score = 1000 - 20 * objects.count + 20 * cases.count
    score += requiredCount == objects.count ? 8 : 0
    score += (Self.usualKeys.firstIndex(of: key).map { $0 < 2 ? 4 : 2 } ?? 0) - (isNumber ? 3 : 0)
    score -= stray != nil || open != nil ? 12 : 0
    return TaggedKey(key: key, cases: names + cases, open: open, score: score)
  }

  /// Decides which case is read without the tag.
  private static func settle(_ cases: inout [CasePlan], _ stray: inout NormalSchema?, by key: String) {
    // Of one that may be left out, nothing else would tell.
    let optional = cases.indices.filter { index in cases[index].values.contains { !$0.required.contains(key) } }
    if optional.count == 1, stray == nil, cases.count > 1 { cases[optional[0]].catches = [.missing] }
    // Our own schemas say so of a case that catches a missing tag.
    if let title = stray?.title, stray?.properties.isEmpty == true,
      let index = cases.firstIndex(where: { $0.values.first?.title == title })
    {
      cases[index].catches = [.missing]
      stray = nil
    }
    if let stray {
      let name = stray.ownName ?? "untagged"
      cases.append(CaseDraft(lacksTag: true, name: name, values: [stray], comments: stray.comments))
    }
  }

  // MARK: By the discriminator alone

  /// Tags that only the discriminator says: its mapping, or the names of the schemas.
  mutating func mapped(_ schema: NormalSchema, _ names: [CasePlan]) throws(InputFailure) -> EnumPlan? {
    guard let union = schema.union, !union.isOpen, let discriminator = union.discriminator else { return nil }
    let tags = document.tags(by: discriminator, of: union.members)
    var cases: [CasePlan] = []
    for (member, own) in zip(try members(of: schema, opens: false), tags) where member.kinds.contains(.object) {
      if own.isEmpty { return nil }
      cases.append(CaseDraft(tags: own.map { .string($0) }, values: [member], comments: member.comments))
    }
    guard cases.count + names.count > 1,
      Set(cases.flatMap { $0.tags.map(\.quoted) }).count == cases.flatMap(\.tags).count
    else { return nil }
    return EnumDraft(flattened: discriminator.key, names + cases)
  }

  /// With a case for all other tags, and for none, whose value has the tag itself.
  mutating func caught(
    _ plan: EnumPlan,
    by fallback: SchemaSite,
    _ key: String
  ) throws(InputFailure) -> EnumPlan {
    guard plan.strategy.mergesContent, plan.strategy.tagKey == key else { return plan }
    var value = try schema(fallback)
    if value[key] == nil {
      let site = SchemaSite(.members(["type": .string("string")]), at: value.pointer, id: "\(value.id)|\(key)")
      value.properties.insert(.init(key: key, site: site), at: 0)
    }
    var plan = plan
    plan.cases.removeAll { $0.values.count == 1 && $0.values[0].id == value.id }
    let name = value.ownName ?? "other"
    let comments = value.comments
    plan.cases.append(CaseDraft(name: name, values: [value], catches: [.unknown, .missing], comments: comments))
    return plan
  }

  // MARK: Content under a key of its own

  /// `{"type": "store", "data": {"key": "k"}}`, `{"type": "image", "image": {"url": "u"}}`
  mutating func adjacent(_ found: TaggedKey) throws(InputFailure) -> EnumPlan? {
    let (key, cases) = (found.key, found.cases)
    let objects = cases.filter { !$0.values.isEmpty }
    let isPlain = objects.allSatisfy { planned in
      planned.values.count == 1 && !planned.tags.isEmpty && planned.catches.isEmpty
        && planned.values[0].properties.count <= 2 && planned.values[0].patterns.isEmpty
        && planned.values[0].union == nil
    }
    guard isPlain else { return nil }
    let filled = objects.filter { $0.values[0].properties.count == 2 }
    let contents = filled.map { planned in planned.values[0].properties.first { $0.key != key } }
    let isUsual = contents.allSatisfy { LayoutSearch.contentKeys.contains($0?.key ?? "") }
    guard filled.count > (isUsual ? 0 : 1),
      zip(filled, contents).allSatisfy({ $0.values[0].required.contains($1?.key ?? "") })
    else { return nil }
    let isUnderTag = zip(filled, contents).allSatisfy {
      $0.tags.count == 1 && $0.tags[0] == .string($1?.key ?? "") && $1?.key != key
    }
    let keys = Set(contents.map { $0?.key ?? "" })
    var plan = EnumDraft(tagged: .adjacent(key: key, content: .tag), cases, isOpen: found.isOpen)
    plan.numberPrefix = key
    for index in cases.indices where !cases[index].values.isEmpty {
      let site = cases[index].values[0].properties.first { $0.key != key }?.site
      plan.cases[index].values = try site.map { site throws(InputFailure) in [try schema(site)] } ?? []
    }
    if isUnderTag, !found.isOpen { return plan }
    // All that an unknown tag may have beside it is the content.
    let others = Set(found.open?.properties.map(\.key) ?? []).subtracting([key])
    guard others.isSubset(of: keys), keys.count == 1, let content = keys.first,
      !["id", "name", "value"].contains(content)
    else { return nil }
    plan.strategy = .adjacent(key: key, content: .key(content))
    let kinds = Set(plan.cases.flatMap(\.values).map(\.kinds))
    return isUsual || kinds.count > 1 || kinds.contains(.object) ? plan : nil
  }

  // MARK: One key each

  /// `{"list": ["a"]}`
  mutating func caseKeyed(
    _ objects: [NormalSchema],
    _ names: [CasePlan],
    namesAreFirst: Bool,
    isOpen: Bool
  ) throws(InputFailure) -> EnumPlan? {
    // Our own schemas have a case without values as a key, and as its name, too: what is written comes first.
    let all = objects.compactMap { $0.properties.count == 1 ? $0.properties[0].key : nil }
    let areKeys = !names.isEmpty && names.allSatisfy { all.contains($0.tags[0].text) } && !namesAreFirst
    let names = areKeys ? [] : names
    var keys = Set(names.compactMap { $0.tags.first?.text })
    var cases = names
    for object in objects {
      // A name may also be a key.
      if object.properties.count == 1, let key = object.properties.first?.key,
        names.contains(where: { $0.tags[0].text == key })
      {
        continue
      }
      guard object.properties.count == 1, let property = object.properties.first, keys.insert(property.key).inserted,
        object.required.contains(property.key) || object.propertyCounts.lowerBound > 0, object.union == nil
      else { return nil }
      let content = try schema(property.site)
      cases.append(CaseDraft(tags: [.string(property.key)], values: [content], comments: object.comments))
    }
    // Keys whose values are texts of their own would be tags.
    let isTag = cases.allSatisfy { $0.values.first?.tags?.contains { $0.kind == .string } ?? false }
    if isTag || names.contains(where: { $0.tags[0].kind != .string }) { return nil }
    var plan = EnumDraft(tagged: .caseKeyed(payload: .positional), cases, isOpen: isOpen)
    let empty = Set(cases.flatMap(\.values).compactMap(\.emptiness))
    if plan.emptyCases == nil, empty.count == 1 { plan.emptyCases = empty.first }
    return plan
  }

  /// `["EVENT", "sub"]`
  mutating func tagFirst(
    _ arrays: [NormalSchema],
    _ literals: [NormalSchema],
    isOpen: Bool
  ) throws(InputFailure) -> EnumPlan? {
    var isOpen = isOpen
    var cases = Self.names(literals)
    var seen = Set(cases.map(\.tags[0].quoted))
    var missing: NormalSchema?
    for array in arrays {
      guard let first = array.elements.first else {
        if missing != nil || array.elementCounts.upperBound > 0 { return nil }
        missing = array
        continue
      }
      let named = try schema(first)
      if named.isRest, !isOpen {
        isOpen = true
        continue
      }
      guard let tags = named.tags, !tags.isEmpty else { return nil }
      // A case without values is a name, and an array of it.
      if tags.count == 1, array.elements.count == 1, array.isFull, cases.contains(where: { $0.tags == tags }) {
        continue
      }
      // An array doesn't say afterwards which of its tags it had.
      for tag in tags {
        if !seen.insert(tag.quoted).inserted { return nil }
        let name = tags.count == 1 ? named.constantNames.first ?? array.ownName ?? "" : ""
        cases.append(CaseDraft(tags: [tag], name: name, values: [array], comments: array.comments))
      }
    }
    if let title = missing.map(\.title) {
      guard title != nil, let index = cases.firstIndex(where: { $0.values.first?.title == title }) else { return nil }
      cases[index].catches = [.missing]
    }
    return EnumDraft(tagged: .tagFirst, cases, isOpen: isOpen)
  }
}
