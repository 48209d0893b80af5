import CodableEnumGenerator
import CodableEnumJSON

// Unions that kinds, literals and keys tell apart.
extension Normalizer {
  mutating func untagged(_ schema: NormalSchema, _ members: [NormalSchema]) throws(InputFailure) -> UnionPlan? {
    var cases: [CasePlan] = []
    var parts = PartsByKind()
    var anything: NormalSchema?
    for member in members {
      if let tags = member.tags {
        // A named enum stays one, beside others.
        if member.name != nil, tags.count > 1, tags.allSatisfy({ $0.kind == .string }) {
          cases.append(CaseDraft(name: member.name ?? "", member))
        } else {
          cases += Self.names([member])
        }
        continue
      }
      if member.constants != nil { return nil }
      if member.isAnything || member.kinds == JSONKinds.all.subtracting(.null) {
        anything = member
      } else {
        parts.add(member)
      }
    }
    let literals = Set(cases.flatMap(\.tags).map(\.quoted))
    if literals.count < cases.flatMap(\.tags).count { return nil }
    cases += Self.scalarCases(parts.scalars, of: members)
    if !parts.arrays.isEmpty { cases.append(CaseDraft(name: "array", Self.joined(parts.arrays), DraftComments())) }
    guard let objectCases = try objectCases(schema, parts.objects) else { return nil }
    cases += objectCases
    if let anything {
      let comments = DraftComments(remarks: ["everything else"] + anything.remarks)
      cases.append(CaseDraft(name: "other", .anything(beside: schema), comments))
    }
    // Arrays alone are one array.
    guard cases.count > 1 else { return cases.first?.values.first.flatMap { $0.kinds == .array ? .single($0) : nil } }
    return .enumeration(Self.untaggedPlan(cases))
  }

  /// The members of a union, each split into its kinds of JSON.
  private struct PartsByKind {
    var scalars: [JSONKinds: NormalSchema] = [:]
    var arrays: [NormalSchema] = []
    var objects: [NormalSchema] = []

    mutating func add(_ member: NormalSchema) {
      for kind in [JSONKinds.boolean, .integer, .fraction, .string, .array, .object] where member.kinds.contains(kind) {
        var part = member
        part.kinds = kind
        switch kind {
        case .array: arrays.append(part)
        case .object: objects.append(part)
        // One of the kinds that are listed above.
        default:
          if let other = scalars[kind] {
            part = other
            if part.format != member.format { part.format = nil }
          }
          scalars[kind] = part
        }
      }
    }
  }

  private static func scalarCases(_ scalars: [JSONKinds: NormalSchema], of members: [NormalSchema]) -> [CasePlan] {
    var scalars = scalars
    if let number = scalars[.fraction] {
      // A number may be an integer, whose own case comes first if a member asks for one.
      let isOne = members.contains { $0.kinds.isSuperset(of: .number) }
      let hasInteger = members.contains { $0.kinds.contains(.integer) && !$0.kinds.contains(.fraction) }
      var whole = number
      whole.kinds = .number
      scalars[.fraction] = whole
      if isOne, !hasInteger { scalars[.integer] = nil }
    }
    let names: [(JSONKinds, String)] = [
      (.boolean, "boolean"), (.integer, "integer"), (.fraction, "number"), (.string, "string"),
    ]
    return names.compactMap { kind, name in
      scalars[kind].map { CaseDraft(name: name, $0, DraftComments(remarks: $0.remarks)) }
    }
  }

  private static func untaggedPlan(_ cases: [CasePlan]) -> EnumPlan {
    var cases = cases
    for index in cases.indices {
      guard case .boolean(let value)? = cases[index].tags.first else { continue }
      // Its name is no key's.
      let name = value ? "trueValue" : "falseValue"
      (cases[index].tags, cases[index].literal, cases[index].name) = ([], .boolean(value), name)
    }
    var plan = EnumDraft(strategy: .untagged, cases: cases)
    // A case without values is null unless its name is written.
    if cases.contains(where: { $0.tags.first?.kind == .string }) { plan.emptyCases = .name }
    let held = cases.flatMap(\.values).filter { $0.kinds == .object }
    plan.isClosed = !held.isEmpty && held.allSatisfy { $0.refusesOthers && !$0.isDictionary }
    return plan
  }

  /// Arrays as one, since their elements don't tell them apart.
  private static func joined(_ arrays: [NormalSchema]) -> NormalSchema {
    if arrays.count == 1 { return arrays[0] }
    var joined = arrays[0]
    let sites = arrays.flatMap { $0.elements + ($0.items.map { [$0] } ?? []) }
    joined.elements = []
    joined.name = nil
    joined.id = arrays.map(\.id).joined(separator: "|")
    (joined.items, joined.isFull) = (.any(sites), false)
    joined.elementCounts = 0...Int.max
    return joined
  }

  // MARK: Objects

  private mutating func objectCases(
    _ schema: NormalSchema,
    _ objects: [NormalSchema]
  ) throws(InputFailure) -> [CasePlan]? {
    if objects.count < 2 { return objects.map { CaseDraft(name: $0.ownName ?? "object", $0) } }
    // Those that have a tag are an enum of their own.
    let isTagged = try !taggedKeys(objects, []).isEmpty
    if isTagged { return [CaseDraft(name: "object", values: objects)] }
    if let cases = Self.byKeys(objects, inTurn: schema.union?.isExclusive == true) { return cases }
    if let union = schema.union, union.isExclusive {
      if objects.count == union.members.count { return nil }
      let remark = "nothing tells \(objects.count) kinds of objects apart: a CodableValue holds them"
      let comments = DraftComments(remarks: [remark])
      return [CaseDraft(name: "object", .anything(beside: schema), comments, matches: .kinds([.object]))]
    }
    var base = schema
    (base.id, base.union, base.name, base.title) = (schema.id + "|objects", nil, nil, nil)
    return [CaseDraft(name: "object", Self.allOptional(base, objects), DraftComments())]
  }

  /// Objects that each have keys which no other may have together; one at most has none, and comes last.
  ///
  /// - Parameter inTurn: Whether those above don't count, since just one of them holds.
  private static func byKeys(_ objects: [NormalSchema], inTurn: Bool) -> [CasePlan]? {
    var cases: [CasePlan] = []
    var rest = objects
    while !rest.isEmpty {
      let told = rest.indices.map { (object: rest[$0], keys: ownKeys(of: $0, among: rest)) }
      if told.allSatisfy(\.keys.isEmpty) { break }
      for (object, keys) in told where !keys.isEmpty {
        cases.append(CaseDraft(name: object.ownName ?? keys[0], object, matches: .keys(keys)))
      }
      rest = told.filter(\.keys.isEmpty).map(\.object)
      if !inTurn { break }
    }
    if rest.count > 1 { return nil }
    return cases
      + rest.map { last in
        let own = last.properties.map(\.key).first { key in
          last.required.contains(key) && !objects.contains { $0.id != last.id && $0.required.contains(key) }
        }
        return CaseDraft(name: last.ownName ?? own ?? "object", last, matches: .kinds([.object]))
      }
  }

  /// Keys that one of some objects has, and no other may have together; none if it isn't told so.
  private static func ownKeys(of index: Int, among objects: [NormalSchema]) -> [String] {
    let required = objects[index].properties.map(\.key).filter(objects[index].required.contains)
    let maps = objects.count(where: \.isDictionary)
    var others = objects.indices.filter { $0 != index && !objects[$0].isDictionary }.map { index in
      Set(objects[index].properties.map(\.key))
    }
    var chosen: [String] = []
    while !others.isEmpty {
      // The key that the most of the others don't have.
      let best = required.max { first, second in
        others.count { !$0.contains(first) } < others.count { !$0.contains(second) }
      }
      guard let best, others.contains(where: { !$0.contains(best) }) else { return [] }
      chosen.append(best)
      others = others.filter { $0.contains(best) }
    }
    // A dictionary may have some of them, too, and less likely all.
    return maps > 0 ? required : chosen
  }
}

extension CasePlan {
  /// - Parameter comments: By default, the schema's description.
  fileprivate init(name: String, _ value: NormalSchema, _ comments: DraftComments? = nil, matches: Match? = nil) {
    let described = DraftComments(documentation: documentation(value.description))
    self.init(name: name, values: [value], matches: matches, comments: comments ?? described)
  }
}

extension NormalSchema {
  static func anything(beside schema: NormalSchema) -> NormalSchema {
    NormalSchema(id: schema.id + "|anything", pointer: schema.pointer)
  }
}
