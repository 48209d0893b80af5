import CodableEnumGenerator
import CodableEnumJSON

// Objects of which each has other keys, as their conditions say.
extension Normalizer {
  /// The most keys of an object that is written once for each of its conditions.
  private static let mostKeys = 8

  /// `"oneOf": [{"required": ["mail"]}, {"required": ["phone"]}]` beside these `properties`, as a union; nil if several
  /// may hold at once.
  static func exclusive(_ conditions: [SchemaSite], _ keyword: String, _ schema: NormalSchema) -> SchemaUnion? {
    guard keyword == "oneOf" || schema.propertyCounts.upperBound == 1 else { return nil }
    let keys = conditions.map { $0.json["required"]?.array?.compactMap(\.string) ?? [] }
    let known = Set(schema.properties.map(\.key))
    let isOnlyRequired = conditions.allSatisfy { condition in
      condition.json.members?.allSatisfy { ["required", "title", "description", "type"].contains($0.key) } ?? false
    }
    guard isOnlyRequired, keys.count > 1, known.count <= mostKeys, keys.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard keys.joined().allSatisfy(known.contains), !hasSubset(keys.map(Set.init)) else { return nil }
    return union(of: keys, at: conditions)
  }

  /// An object with exactly one of its keys, as a union.
  static func oneOfKeys(_ site: SchemaSite, _ schema: NormalSchema) -> SchemaUnion? {
    let keys = schema.properties.filter { $0.site.json != .boolean(false) }.map { [$0.key] }
    guard schema.propertyCounts == 1...1, keys.count > 1, schema.required.isEmpty, !schema.allowsOthers else {
      return nil
    }
    return union(of: keys, at: keys.map { _ in SchemaSite(.empty, at: site.pointer, id: site.id) })
  }

  private static func hasSubset(_ sets: [Set<String>]) -> Bool {
    sets.indices.contains { first in sets.indices.contains { $0 != first && sets[first].isSubset(of: sets[$0]) } }
  }

  /// A member for each group of keys, without the keys that only other groups have.
  private static func union(of keys: [[String]], at places: [SchemaSite]) -> SchemaUnion {
    let all = Set(keys.joined())
    let members = zip(keys, places).enumerated().map { index, part in
      let others = all.subtracting(part.0).sorted(byBytesOf: \.self)
      let said = part.1.json.members?.filter { ["title", "description"].contains($0.key) } ?? []
      let json = JSONValue.object(
        said + [
          .init(key: "required", value: .array(part.0.map { .string($0) })),
          .init(key: "properties", value: .object(others.map { .init(key: $0, value: .boolean(false)) })),
        ]
      )
      return SchemaSite(json, at: part.1.pointer, id: "\(part.1.id)|key\(index)")
    }
    return SchemaUnion(isExclusive: true, members: members, allowsNull: false)
  }
}
