import CodableEnumGenerator
import CodableEnumJSON

extension JSONSchemaBuilder {
  /// An enum whose cases are all objects with a string tag. Each case is a component that a discriminator can name. Nil
  /// if there are other cases, or in a language without discriminators, which name exact tags.
  mutating func discriminated(
    _ branches: [TagBranch],
    _ position: TagPosition,
    _ enumeration: WireEnum,
    in scope: SchemaScope
  ) -> JSONValue? {
    let isOpen = enumeration.catching(.unknown) != nil || enumeration.catching(.missing) != nil
    guard hasDiscriminators, case .under(let key) = position, let tagged = branches.tagged, tagged.count > 1,
      enumeration.hasDistinctTags, enumeration.tagKinds == [.string], !enumeration.ignoresCase, !isOpen
    else { return nil }
    let owner = name(of: scope.instance)
    var references: [JSONValue] = []
    var mapping: [JSONValue.Member] = []
    for (tags, node) in tagged {
      guard case .string(let title) = node["title"], let tag = tags.first else { continue }
      let name = names.name(of: "\(owner) case \(title) \(tag.quoted)") { "\(owner)_\(Self.plainName(title))" }
      add(node, named: name)
      references.append(.members(["$ref": .string(referencePrefix + name)]))
      mapping += tags.map { JSONValue.Member(key: $0.text, value: .string(referencePrefix + name)) }
    }
    return .members([
      "oneOf": .array(references),
      "discriminator": .members(["propertyName": .string(key), "mapping": .object(mapping)]),
    ])
  }
}
