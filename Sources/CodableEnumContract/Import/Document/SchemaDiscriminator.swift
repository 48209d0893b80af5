import CodableEnumJSON

/// `"discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Cat"}}`
struct SchemaDiscriminator {
  var key: String
  var mapping: [(tag: String, site: SchemaSite)]
  /// The schema for other tags, or without any: `defaultMapping` of OpenAPI 3.2.
  var fallback: SchemaSite?

  init(key: String, mapping: [(tag: String, site: SchemaSite)]) { (self.key, self.mapping) = (key, mapping) }

  /// Nil if a schema has none.
  init?(of schema: SchemaSite) {
    guard let site = schema["discriminator"] else { return nil }
    // OpenAPI 2 has the key alone.
    guard let key = site.json["propertyName"]?.string ?? site.json.string else { return nil }
    self.key = key
    mapping = (site.json["mapping"]?.members ?? []).compactMap { member in
      member.value.string.map { (member.key, Self.reference($0, at: site)) }
    }
    fallback = site.json["defaultMapping"]?.string.map { Self.reference($0, at: site) }
  }

  /// By reference, or by name alone.
  private static func reference(_ text: String, at site: SchemaSite) -> SchemaSite {
    let isName = !text.utf8.contains { $0 == .slash || $0 == UInt8(ascii: "#") } && !text.hasSuffix(".json")
    let reference = isName ? "#/components/schemas/\(text)" : text
    return SchemaSite(.members(["$ref": .string(reference)]), at: site.pointer, id: "ref(\(reference))")
  }
}

extension SchemaDocument {
  /// The tags that a discriminator gives to each of some schemas: those that the mapping has for it, else those that it
  /// has itself, else the name that it is referred to by. None if nothing says one.
  func tags(by discriminator: SchemaDiscriminator, of members: [SchemaSite]) -> [[String]] {
    let places = members.map(places)
    var tags: [[String]] = members.map { _ in [] }
    for (tag, site) in discriminator.mapping {
      let targets = self.places(of: site)
      // One that is referred to directly comes before what is only another name for it.
      let direct = places.indices.filter { places[$0].first == targets.first }
      let found = direct.isEmpty ? places.indices.filter { !places[$0].allSatisfy { !targets.contains($0) } } : direct
      for index in found { tags[index].append(tag) }
    }
    for index in members.indices where tags[index].isEmpty {
      tags[index] = texts(under: discriminator.key, of: members[index]) ?? implicitTag(places[index]).map { [$0] } ?? []
    }
    return tags
  }

  /// The name that a schema is referred to by; nil for one that is a union, whose members have tags of their own.
  private func implicitTag(_ places: [String]) -> String? {
    guard let first = places.first, let name = name(at: first) else { return nil }
    let target = places.last.flatMap(JSONPointer.init).flatMap(site)?.json
    return target?["oneOf"] == nil && target?["anyOf"] == nil ? name : nil
  }

  /// Whether two schemas are the same, under another name perhaps.
  func areSame(_ first: SchemaSite, _ second: SchemaSite) -> Bool {
    !Set(places(of: first)).isDisjoint(with: places(of: second))
  }

  /// Where a reference leads, and if there is only a reference again, where that leads.
  private func places(of site: SchemaSite) -> [String] {
    guard let target = try? target(of: site) else { return [site.pointer] }
    var places = [target.pointer]
    var next = target
    while next.json.members?.count == 1, let target = try? self.target(of: next), !places.contains(target.pointer) {
      places.append(target.pointer)
      next = target
    }
    return places
  }

  /// The only texts that a schema allows under a key; nil if it allows others.
  func texts(under key: String, of site: SchemaSite, _ depth: Int = 0) -> [String]? {
    if depth > 8 { return nil }
    if let value = site.json["properties"]?[key], let values = value["const"].map({ [$0] }) ?? value["enum"]?.array {
      let texts = values.compactMap(\.string)
      return texts.count == values.count ? texts : nil
    }
    let parts = site.list("allOf") + ((try? target(of: site)).flatMap { $0.map { [$0] } } ?? [])
    return parts.lazy.compactMap { self.texts(under: key, of: $0, depth + 1) }.first
  }
}
