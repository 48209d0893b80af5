import CodableEnumGenerator
import CodableEnumJSON

// Unions of objects with a tag: a key that has another value in each.
extension Normalizer {
  struct TaggedKey {
    var key: String
    var cases: [PlannedCase]
    /// The member whose tag may be any text.
    var unknown: NormalSchema?
    var isComplete: Bool { unknown == nil && !cases.contains(where: \.isTagless) }
    /// The higher, the better.
    fileprivate var score: Int
  }

  /// The keys that tell objects apart, the best first.
  mutating func taggedKeys(_ objects: [NormalSchema], _ names: [PlannedCase]) throws(ImportFailure) -> [TaggedKey] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for object in objects {
      for property in object.properties where try schema(property.site).tags != nil {
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
    _ names: [PlannedCase]
  ) throws(ImportFailure) -> TaggedKey? {
    var cases: [PlannedCase] = []
    var stray: NormalSchema?
    var unknown: NormalSchema?
    var requiredCount = 0
    var hasBoth = false
    var owners: [String: Int] = Dictionary(names.map { ($0.tags[0].quoted, -1) }) { first, _ in first }
    for object in objects {
      guard let site = object[key], let tags = try schema(site).tags else {
        if stray != nil || unknown != nil { return nil }
        let isText = try object[key].map { site throws(ImportFailure) in try schema(site).kinds == .string } ?? false
        if isText { unknown = object } else if object[key] == nil { stray = object } else { return nil }
        continue
      }
      let isRequired = object.required.contains(key)
      // Several values that may be missing tell nothing; nor do they where there is nothing to tell it from.
      if tags.count > 1, !isRequired || objects.count == 1 { return nil }
      if isRequired { requiredCount += 1 }
      let known = Set(tags.map { owners[$0.quoted] })
      // A name may also be an object with nothing but the tag.
      if known == [-1], object.properties.count == 1 {
        hasBoth = true
        requiredCount += object.required.contains(key) ? 1 : 0
        continue
      }
      if known == [nil] {
        for tag in tags { owners[tag.quoted] = cases.count }
        cases.append(PlannedCase(tags: tags, members: [object]))
      } else if known.count == 1, let index = known.first ?? nil, index >= 0, cases[index].tags.count == tags.count {
        cases[index].members.append(object)
      } else {
        return nil
      }
    }
    if objects.count == 1, requiredCount == 0 { return nil }
    if cases.count + names.count < 2, !hasBoth { return nil }
    if (stray ?? unknown) != nil && cases.count < 2 { return nil }
    let isNumber = cases.contains { $0.tags.contains { $0.kind == .boolean } }
    // Of one that may be left out, nothing else would tell.
    let optional = cases.indices.filter { index in cases[index].members.contains { !$0.required.contains(key) } }
    if optional.count == 1, stray == nil, cases.count > 1 { cases[optional[0]].catchesMissing = true }
    // Our own schemas say so of a case that catches a missing tag.
    if let title = stray?.title, stray?.properties.isEmpty == true,
      let index = cases.firstIndex(where: { $0.members.first?.title == title })
    {
      cases[index].catchesMissing = true
      stray = nil
    }
    if let stray { cases.append(PlannedCase(name: stray.ownName ?? "untagged", members: [stray], isTagless: true)) }
    for index in cases.indices where cases[index].members.count == 1 {
      let member = cases[index].members[0]
      (cases[index].description, cases[index].isDeprecated) = (member.description, member.isDeprecated)
    }
    var score = 1000 - 20 * objects.count + 20 * cases.count
    score += requiredCount == objects.count ? 8 : 0
    score += (Self.usualKeys.firstIndex(of: key).map { $0 < 2 ? 4 : 2 } ?? 0) - (isNumber ? 3 : 0)
    score -= (stray ?? unknown) == nil ? 0 : 12
    return TaggedKey(key: key, cases: names + cases, unknown: unknown, score: score)
  }

  // MARK: By the discriminator alone

  /// Tags that only the discriminator says: its mapping, or the names of the schemas.
  mutating func mapped(
    _ schema: NormalSchema,
    _ union: SchemaUnion,
    _ names: [PlannedCase]
  ) throws(ImportFailure) -> UnionPlan? {
    guard let discriminator = union.discriminator else { return nil }
    var tags: [String: [Tag]] = [:]
    for (tag, reference) in discriminator.mapping {
      let target = try self.schema(Self.site(named: reference, at: discriminator.site))
      tags[target.id, default: []].append(.string(tag))
    }
    var cases: [PlannedCase] = []
    for member in try members(of: schema, opens: false) where member.kinds.contains(.object) {
      let id = member.id.parts(around: "&").map { String($0.before) } ?? member.id
      guard let own = tags[id] ?? document.name(at: id).map({ [.string($0)] }) else { return nil }
      var planned = PlannedCase(tags: own, members: [member])
      (planned.description, planned.isDeprecated) = (member.description, member.isDeprecated)
      cases.append(planned)
    }
    guard cases.count + names.count > 1,
      Set(cases.flatMap { $0.tags.map(\.quoted) }).count == cases.flatMap(\.tags).count
    else { return nil }
    return .tagged(key: discriminator.key, names + cases, unknown: nil)
  }

  // MARK: Content under a key of its own

  /// `{"type": "store", "data": {"key": "k"}}`, `{"type": "image", "image": {"url": "u"}}`
  mutating func adjacent(_ key: String, _ cases: [PlannedCase]) throws(ImportFailure) -> UnionPlan? {
    let objects = cases.filter { !$0.isName }
    let isPlain = objects.allSatisfy { planned in
      planned.members.count == 1 && !planned.isTagless && !planned.catchesMissing
        && planned.members[0].properties.count <= 2 && planned.members[0].patterns.isEmpty
        && planned.members[0].union == nil
    }
    guard isPlain else { return nil }
    let filled = objects.filter { $0.members[0].properties.count == 2 }
    let contents = filled.map { planned in planned.members[0].properties.first { $0.key != key } }
    let isUsual = contents.allSatisfy { LayoutSearch.contentKeys.contains($0?.key ?? "") }
    guard filled.count > (isUsual ? 0 : 1),
      zip(filled, contents).allSatisfy({ $0.members[0].required.contains($1?.key ?? "") })
    else {
      return nil
    }
    let isUnderTag = zip(filled, contents).allSatisfy {
      $0.tags.count == 1 && $0.tags[0] == .string($1?.key ?? "") && $1?.key != key
    }
    let keys = Set(contents.map { $0?.key ?? "" })
    var planned = cases
    for index in planned.indices where !planned[index].isName {
      let site = planned[index].members[0].properties.first { $0.key != key }?.site
      planned[index].members = try site.map { site throws(ImportFailure) in [try schema(site)] } ?? []
    }
    if isUnderTag { return .adjacent(key: key, .tag, planned) }
    guard keys.count == 1, let content = keys.first, !["id", "name", "value"].contains(content) else { return nil }
    let kinds = Set(planned.flatMap(\.members).map(\.kinds))
    let hasObjects = planned.flatMap(\.members).contains { $0.kinds == .object }
    return isUsual || kinds.count > 1 || hasObjects ? .adjacent(key: key, .key(content), planned) : nil
  }

  // MARK: One key each

  /// `{"list": ["a"]}`
  mutating func caseKeyed(
    _ objects: [NormalSchema],
    _ names: [PlannedCase],
    namesAreFirst: Bool,
    isOpen: Bool
  ) throws(ImportFailure) -> UnionPlan? {
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
      var planned = PlannedCase(tags: [.string(property.key)], members: [try schema(property.site)])
      (planned.description, planned.isDeprecated) = (object.description, object.isDeprecated)
      cases.append(planned)
    }
    // Keys whose values are texts of their own would be tags.
    let isTag = cases.allSatisfy { $0.members.first?.tags?.contains { $0.kind == .string } ?? false }
    return isTag || names.contains { $0.tags[0].kind != .string } ? nil : .caseKeyed(cases, isOpen: isOpen)
  }

  /// `["EVENT", "sub"]`
  mutating func tagFirst(
    _ arrays: [NormalSchema],
    _ literals: [NormalSchema],
    isOpen: Bool
  ) throws(ImportFailure) -> UnionPlan? {
    var isOpen = isOpen
    var cases = Self.names(literals)
    var seen = Set(cases.map(\.tags[0].quoted))
    for array in arrays {
      if let first = array.elements.first, try schema(first).isRest, !isOpen {
        isOpen = true
        continue
      }
      guard let first = array.elements.first, let tags = try schema(first).tags, tags.count == 1,
        seen.insert(tags[0].quoted).inserted
      else { return nil }
      var planned = PlannedCase(tags: tags, members: [array])
      (planned.description, planned.isDeprecated) = (array.description, array.isDeprecated)
      cases.append(planned)
    }
    return .tagFirst(cases, isOpen: isOpen)
  }
}
