import CodableEnumGenerator
import CodableEnumJSON

// Unions that kinds, literals and keys tell apart.
extension Normalizer {
  mutating func untagged(
    _ schema: NormalSchema,
    _ union: SchemaUnion,
    _ members: [NormalSchema]
  ) throws(ImportFailure) -> UnionPlan? {
    var cases: [PlannedCase] = []
    var scalars: [SchemaKinds: NormalSchema] = [:]
    var (arrays, objects): ([NormalSchema], [NormalSchema]) = ([], [])
    var anything: NormalSchema?
    for member in members {
      if let tags = member.tags {
        // A named enum stays one, beside others.
        if member.name != nil, tags.count > 1, tags.allSatisfy({ $0.kind == .string }) {
          cases.append(PlannedCase(name: member.name ?? "", members: [member], description: member.description))
        } else {
          cases += Self.names([member])
        }
        continue
      }
      if member.constants != nil { return nil }
      if member.isAnything || member.kinds == SchemaKinds.all.subtracting(.null) {
        anything = member
        continue
      }
      for kind in [SchemaKinds.boolean, .integer, .fraction, .string, .array, .object] where member.kinds.contains(kind)
      {
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
    let literals = Set(cases.flatMap(\.tags).map(\.quoted))
    if literals.count < cases.flatMap(\.tags).count { return nil }
    if let number = scalars[.fraction] {
      // A number may be an integer, whose own case comes first if a member asks for one.
      let isOne = members.contains { $0.kinds.isSuperset(of: .number) }
      let hasInteger = members.contains { $0.kinds.contains(.integer) && !$0.kinds.contains(.fraction) }
      var whole = number
      whole.kinds = .number
      scalars[.fraction] = whole
      if isOne, !hasInteger { scalars[.integer] = nil }
    }
    let names: [(SchemaKinds, String)] = [
      (.boolean, "boolean"), (.integer, "integer"), (.fraction, "number"), (.string, "string"),
    ]
    for (kind, name) in names {
      if let scalar = scalars[kind] {
        cases.append(PlannedCase(name: name, members: [scalar], remarks: scalar.remarks))
      }
    }
    if !arrays.isEmpty { cases.append(PlannedCase(name: "array", members: [Self.joined(arrays)])) }
    guard let objectCases = try objectCases(schema, union, objects) else { return nil }
    cases += objectCases
    if let anything {
      let remarks = ["everything else"] + anything.remarks
      cases.append(PlannedCase(name: "other", members: [.anything(beside: schema)], remarks: remarks))
    }
    if cases.count > 1 { return .untagged(cases) }
    // Arrays alone are one array.
    return cases.first?.members.first.flatMap { $0.kinds == .array ? .single($0) : nil }
  }

  /// Arrays as one, since their elements don't tell them apart.
  private static func joined(_ arrays: [NormalSchema]) -> NormalSchema {
    if arrays.count == 1 { return arrays[0] }
    var joined = arrays[0]
    let sites = arrays.flatMap { array -> [SchemaSite] in
      if case .schema(let items) = array.items { array.elements + [items] } else { array.elements }
    }
    joined.elements = []
    joined.name = nil
    joined.id = arrays.map(\.id).joined(separator: "|")
    var distinct: [SchemaSite] = []
    for site in sites where !distinct.contains(where: { $0.json == site.json }) { distinct.append(site) }
    joined.items =
      distinct.isEmpty ? .unsaid : .schema(distinct.count == 1 ? distinct[0] : .combined("anyOf", distinct))
    joined.elementCounts = 0...Int.max
    return joined
  }

  // MARK: Objects

  private mutating func objectCases(
    _ schema: NormalSchema,
    _ union: SchemaUnion,
    _ objects: [NormalSchema]
  ) throws(ImportFailure) -> [PlannedCase]? {
    if objects.count < 2 {
      return objects.map { PlannedCase(name: $0.ownName ?? "object", members: [$0], description: $0.description) }
    }
    // Those that have a tag are an enum of their own.
    let isTagged = try !taggedKeys(objects, []).isEmpty
    if isTagged { return [PlannedCase(name: "object", members: objects)] }
    if let cases = Self.byKeys(objects) { return cases }
    if union.isExclusive {
      let remark = "nothing tells \(objects.count) kinds of objects apart: a CodableValue holds them"
      let held = NormalSchema.anything(beside: schema)
      return objects.count == union.members.count
        ? nil : [PlannedCase(name: "object", members: [held], matches: [".object"], remarks: [remark])]
    }
    var base = schema
    (base.id, base.union, base.name, base.title) = (schema.id + "|objects", nil, nil, nil)
    return [PlannedCase(name: "object", members: [Self.allOptional(base, objects)])]
  }

  /// Objects that each have keys which no other may have together; one at most has none, and comes last.
  private static func byKeys(_ objects: [NormalSchema]) -> [PlannedCase]? {
    var cases: [PlannedCase] = []
    var rest: [NormalSchema] = []
    let keys = objects.map { Set($0.properties.map(\.key)) }
    for (index, object) in objects.enumerated() {
      let required = object.properties.map(\.key).filter(object.required.contains)
      var others = Set(objects.indices).subtracting([index])
      var chosen: [String] = []
      while !others.isEmpty {
        // The key that the most of the others don't have.
        let best = required.max { first, second in
          others.count { !keys[$0].contains(first) } < others.count { !keys[$0].contains(second) }
        }
        guard let best, others.contains(where: { !keys[$0].contains(best) }) else { break }
        chosen.append(best)
        others = others.filter { keys[$0].contains(best) }
      }
      guard others.isEmpty else {
        rest.append(object)
        continue
      }
      let name = object.ownName ?? chosen[0]
      cases.append(PlannedCase(name: name, members: [object], matches: chosen, description: object.description))
    }
    if rest.count > 1 { return nil }
    return cases
      + rest.map {
        PlannedCase(name: $0.ownName ?? "object", members: [$0], matches: [".object"], description: $0.description)
      }
  }
}

extension NormalSchema {
  static func anything(beside schema: NormalSchema) -> NormalSchema {
    NormalSchema(id: schema.id + "|anything", pointer: schema.pointer)
  }
}
