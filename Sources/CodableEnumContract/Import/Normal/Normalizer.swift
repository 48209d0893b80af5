import CodableEnumGenerator
import CodableEnumJSON

/// Follows references, puts `allOf` together, and finds unions, each schema once.
struct Normalizer {
  let document: SchemaDocument
  private var known: [String: NormalSchema] = [:]
  /// The schemas that are being made, the outermost first.
  private var active: [String] = []
  /// The schemas that have another in their `allOf`, by its pointer.
  private let heirs: [String: [SchemaSite]]

  init(_ document: SchemaDocument) {
    self.document = document
    heirs = Self.heirs(in: document)
  }

  private static func heirs(in document: SchemaDocument) -> [String: [SchemaSite]] {
    var heirs: [String: [SchemaSite]] = [:]
    for (_, site) in document.named {
      for part in site.list("allOf") {
        // One that leads nowhere is an error where its schema is read.
        guard let target = try? document.target(of: part) else { continue }
        heirs[target.pointer, default: []].append(site)
      }
    }
    return heirs
  }

  /// - Parameter isBase: Whether it is a part of an heir, which is no union again.
  mutating func schema(_ site: SchemaSite, isBase: Bool = false) throws(InputFailure) -> NormalSchema {
    let id = isBase ? site.id + "^" : site.id
    if let known = known[id] { return known }
    if active.contains(id) {
      throw document.failure("the schema is only a reference to itself", at: site.pointer, ofOneSchema: true)
    }
    active.append(id)
    defer { active.removeLast() }
    var schema: NormalSchema
    if let target = try aliased(site) {
      schema = try self.schema(target, isBase: isBase)
      if let text = site.json["description"]?.string { schema.description = text }
      if let value = site.json["default"] { schema.defaultValue = value }
      if site.json["nullable"]?.boolean == true { Self.allowNull(&schema) }
    } else {
      schema = try read(site, isBase: isBase)
    }
    known[id] = schema
    return schema
  }

  private static let annotations: Set = [
    "$comment", "$id", "$ref", "$schema", "allOf", "default", "deprecated", "description", "example", "examples",
    "nullable", "readOnly", "summary", "title", "writeOnly", "$defs", "definitions",
  ]

  /// The schema that this one only refers to; nil if it says something itself.
  mutating func aliased(_ site: SchemaSite) throws(InputFailure) -> SchemaSite? {
    guard let members = site.json.members else { return nil }
    if SchemaReference(in: site.json) != nil {
      let isAlone = members.allSatisfy { member in
        document.referencesStandAlone || member.key.hasPrefix("x-") || member.key == "$dynamicRef"
          || member.key == "$recursiveRef"
          || member.key != "allOf" && member.key != "$id" && Self.annotations.contains(member.key)
      }
      return isAlone ? try document.target(of: site) : nil
    }
    // OpenAPI 3.0 has no other way to say something of a reference.
    guard let parts = site.json["allOf"]?.array, parts.count == 1, SchemaReference(in: parts[0]) != nil,
      document.name(at: site.pointer) == nil,
      members.allSatisfy({ Self.annotations.contains($0.key) || $0.key.hasPrefix("x-") })
    else { return nil }
    return site.list("allOf")[0]
  }

  private static func allowNull(_ schema: inout NormalSchema) {
    schema.kinds.insert(.null)
    if let constants = schema.constants, !constants.contains(.null) { schema.constants = constants + [.null] }
    schema.union?.allowsNull = true
  }

  // MARK: Keywords

  private mutating func read(_ site: SchemaSite, isBase: Bool) throws(InputFailure) -> NormalSchema {
    let json = site.json
    switch json {
    case .boolean, .object: break
    case .null, .number, .string, .array:
      throw document.failure("a schema is an object or a boolean", at: site.pointer, ofOneSchema: true)
    }
    for word in json["type"].map({ $0.array ?? [$0] }) ?? [] where JSONKinds(word: word) == nil {
      let message = "\(word.text()) is no type of JSON Schema"
      throw document.failure(message, at: "\(site.pointer)/type", ofOneSchema: true)
    }
    var schema = NormalSchema(keywordsOf: site, name: document.name(at: site.id))
    if json.members == nil { return schema }
    schema.takeNotes(of: json)
    let excluded = json["not"] ?? json["propertyNames"]?["not"]
    schema.isRest = excluded?["enum"] != nil || excluded?["const"] != nil
    schema.remarks = Self.remarks(json, isPart: isBase || document.hasKeysBeside(site))
    if json["$id"] != nil, SchemaReference(in: json) != nil, document.root.json["$schema"] == nil {
      schema.remarks.append("$id beside $ref: the reference is relative to it, as since 2019-09")
    }
    if let target = try document.target(of: site) { schema.merge(try self.schema(target, isBase: true)) }
    var conditions = json["if"] == nil ? [] : [site]
    for part in site.list("allOf") {
      if part.isOnlyCondition { conditions.append(part) } else { schema.merge(try self.schema(part, isBase: true)) }
    }
    if json["description"] == nil {
      let own = site.list("allOf").first { SchemaReference(in: $0.json) == nil && $0.json["description"] != nil }
      // What is said of a base isn't said of its heirs.
      if own != nil || schema.name != nil { schema.description = own?.json["description"]?.string }
    }
    try findUnion(site, &schema, isBase: isBase)
    if !conditions.isEmpty { try hold(conditions, of: site, in: &schema) }
    if json["nullable"]?.boolean == true { Self.allowNull(&schema) }
    if let known = json["x-extensible-enum"]?.array, schema.constants == nil { schema.constants = known }
    narrow(&schema)
    return schema
  }

  private static let limits = [
    "pattern", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
    "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties",
  ]
  private static let conditions = [
    "not", "dependentRequired", "dependentSchemas", "dependencies", "contains", "propertyNames", "unevaluatedItems",
  ]

  /// What only validation can tell.
  private static func remarks(_ json: JSONValue, isPart: Bool) -> [String] {
    let limits = limits.compactMap { word in
      json[word].flatMap { $0 == .boolean(false) ? nil : "\(word): \($0.oneLine)" }
    }
    let isKnown = json["propertyNames"]?["enum"] == nil
    var conditions = conditions.filter { json[$0] != nil && (isKnown || $0 != "propertyNames") }
    // Which keys other keywords know of, only those beside it tell.
    if json["unevaluatedProperties"] != nil, isPart || json["properties"] == nil {
      conditions.append("unevaluatedProperties")
    }
    return (limits.isEmpty ? [] : [limits.joined(separator: ", ")])
      + (conditions.isEmpty ? [] : ["\(conditions.joined(separator: ", ")): not held"])
  }

  /// Leaves only the kinds that the rest of the schema lets through.
  private func narrow(_ schema: inout NormalSchema) {
    if let constants = schema.constants {
      schema.constants = constants.filter { !JSONKinds(of: $0).isDisjoint(with: schema.kinds) }
      schema.kinds = JSONKinds(schema.constants?.map(JSONKinds.init(of:)) ?? [])
    } else if schema.kinds == .all, schema.union == nil {
      // Schemas that describe objects often leave out that they do.
      var isObject = !schema.properties.isEmpty || !schema.patterns.isEmpty || !schema.required.isEmpty
      if schema.additional != nil { isObject = true }
      if isObject { schema.kinds = .object }
      if !schema.elements.isEmpty { schema.kinds = .array }
      schema.isGuessed = schema.kinds != .all
      // An object is as valid.
      if schema.kinds == .all, schema.items != nil || schema.isFull {
        schema.remarks.append(#"items: not held without "type": "array""#)
      }
    }
  }
}

extension JSONValue {
  /// For a comment: on one line, and not too long.
  var oneLine: String {
    let text = text()
    return text.utf8.count <= 100 ? text : String(text.prefix(96)) + " …"
  }
}

extension NormalSchema {
  /// What is for people and formats.
  fileprivate mutating func takeNotes(of json: JSONValue) {
    title = json["title"]?.string
    description = json["description"]?.string
    isDeprecated = json["deprecated"]?.boolean == true
    isExtensible = json["x-extensible-enum"]?.boolean == true || json["x-extensible-enum"]?.array != nil
    defaultValue = json["default"]
    examples = [json["example"], json["x-example"]].compactMap(\.self) + (json["examples"]?.array ?? [])
    format = json["format"]?.string
  }
}

// MARK: Unions

extension Normalizer {
  private mutating func findUnion(_ site: SchemaSite, _ schema: inout NormalSchema, isBase: Bool) throws(InputFailure) {
    let discriminator = SchemaDiscriminator(of: site)
    for keyword in ["oneOf", "anyOf"] where site.json[keyword] != nil {
      let all = site.list(keyword)
      let members = all.filter { !Self.isNull($0.json) }
      if all.isEmpty { throw document.failure("'\(keyword)' has no members", at: site.pointer, ofOneSchema: true) }
      if members.allSatisfy({ Self.isCondition($0.json) }) {
        if schema.union == nil, let exclusive = Self.exclusive(members, keyword, schema) {
          schema.union = exclusive
          continue
        }
        schema.remarks.append("\(keyword): \(Self.text(of: members.map(\.json)))")
        continue
      }
      // An heir has the keys of its base, and isn't one of the base's heirs again.
      if isBase, members.contains(where: { isActive($0) }) { continue }
      let union = SchemaUnion(
        isExclusive: keyword == "oneOf",
        members: members,
        allowsNull: members.count < all.count,
        discriminator: discriminator
      )
      if schema.union == nil { schema.union = union } else { schema.remarks.append("\(keyword): not held") }
    }
    if schema.union == nil, let union = Self.oneOfKeys(site, schema) {
      schema.union = union
      schema.remarks.removeAll { $0 == "minProperties: 1, maxProperties: 1" }
    }
    guard schema.union == nil, !isBase, site.json["oneOf"] == nil, site.json["anyOf"] == nil else { return }
    guard let discriminator else { return try findHeirs(of: site, &schema) }
    findHeirs(of: site, discriminator, &schema)
  }

  /// A base with a discriminator stands for those that its mapping names, and its other heirs.
  private func findHeirs(of site: SchemaSite, _ discriminator: SchemaDiscriminator, _ schema: inout NormalSchema) {
    var seen: Set<String> = []
    let mapped = discriminator.mapping.map(\.site).filter { seen.insert($0.id).inserted }
    // Heirs that the mapping leaves out have their own names as tags.
    let members =
      mapped + descendants(of: site.pointer).filter { heir in !mapped.contains { document.areSame($0, heir) } }
    if members.isEmpty { return }
    schema.union = SchemaUnion(
      isExclusive: true,
      members: members,
      allowsNull: false,
      discriminator: discriminator,
      areHeirs: true
    )
  }

  /// Without a discriminator, a base stands for its heirs if each has a text of its own where the base has any text.
  private mutating func findHeirs(of site: SchemaSite, _ schema: inout NormalSchema) throws(InputFailure) {
    guard let heirs = heirs[site.pointer], heirs.count > 1 else { return }
    for property in schema.properties where schema.required.contains(property.key) {
      let text = try self.schema(property.site)
      guard text.kinds == .string, text.constants == nil else { continue }
      let tags = heirs.compactMap { heir in
        document.texts(under: property.key, of: heir).flatMap { $0.count == 1 ? $0[0] : nil }
      }
      guard Set(tags).count == heirs.count else { continue }
      let mapping = zip(tags, heirs).map { (tag: $0, site: $1) }
      schema.union = SchemaUnion(
        isExclusive: false,
        members: heirs,
        allowsNull: false,
        discriminator: SchemaDiscriminator(key: property.key, mapping: mapping),
        areHeirs: true,
        isOpen: true
      )
      return
    }
  }

  private func isActive(_ member: SchemaSite) -> Bool {
    guard let id = (try? document.target(of: member))?.pointer else { return false }
    return active.contains(id) || active.contains(id + "^")
  }

  /// The last heirs in all lines.
  private func descendants(of pointer: String, _ above: Set<String> = []) -> [SchemaSite] {
    (heirs[pointer] ?? []).flatMap { heir in
      let below = above.contains(heir.pointer) ? [] : descendants(of: heir.pointer, above.union([pointer]))
      return below.isEmpty ? [heir] : below
    }
  }

  private static func isNull(_ json: JSONValue) -> Bool {
    json["type"]?.string == "null" || json["type"] == .array([.string("null")]) || json["const"] == .null
      || json["enum"] == .array([.null])
  }

  /// Whether it adds nothing to a value's type: `{"required": ["a"]}`.
  private static func isCondition(_ json: JSONValue) -> Bool {
    guard let members = json.members else { return false }
    let conditions: Set = ["required", "not", "dependentRequired", "minProperties", "maxProperties", "allOf", "anyOf"]
    let isAbout = members.contains { conditions.contains($0.key) }
    return isAbout
      && members.allSatisfy { member in
        switch member.key {
        case "description", "title", "$comment", "required", "not", "dependentRequired", "minProperties",
          "maxProperties":
          true
        case "type": member.value.string == "object"
        case "allOf", "anyOf", "oneOf": member.value.array?.allSatisfy(isCondition) ?? false
        case "properties":
          member.value.members?.allSatisfy { $0.value == .empty || $0.value == .boolean(true) } ?? false
        default: false
        }
      }
  }

  /// `one of "a", "b"`
  private static func text(of conditions: [JSONValue]) -> String {
    let texts = conditions.map { condition in
      condition["required"]?.array.map { $0.map { $0.text() }.joined(separator: " and ") } ?? condition.oneLine
    }
    return "of " + texts.joined(separator: ", or ")
  }
}

// MARK: Members

extension Normalizer {
  /// The members of a union, each with what the union's own schema says.
  ///
  /// - Parameter opens: Whether the members of unions among them take their place, but for bases that are more than
  ///   their heirs.
  mutating func members(
    of schema: NormalSchema,
    opens: Bool = true,
    _ above: Set<String> = []
  ) throws(InputFailure) -> [NormalSchema] {
    guard let union = schema.union else { return [schema] }
    if above.contains(schema.id) {
      throw document.failure("the union has itself as a member", at: schema.pointer, ofOneSchema: true)
    }
    var members: [NormalSchema] = []
    for site in union.members {
      var member = try self.schema(site)
      if schema.hasBase, !union.areHeirs {
        let id = "\(member.id)&\(schema.id)"
        let (title, description) = (member.title ?? member.name, member.description)
        var both = schema.base
        both.merge(member)
        member = both
        (member.id, member.title, member.description, member.name) = (id, title, description, nil)
        narrow(&member)
        member.properties.removeAll { $0.site.json == .boolean(false) }
        if hasImpossibleKey(member) { member.kinds = [] }
      }
      guard opens, member.union?.isOpen == false else {
        members.append(member)
        continue
      }
      members += try self.members(of: member, above.union([schema.id]))
    }
    if union.isOpen {
      var base = schema.base
      base.id += "^"
      members.append(base)
    }
    return members
  }

  /// Whether no JSON is valid under a key that must be there: the union's own schema knows no such tag.
  private mutating func hasImpossibleKey(_ member: NormalSchema) -> Bool {
    member.properties.contains { property in
      // Only what several schemas say of it may contradict itself.
      property.site.json["allOf"] != nil && member.required.contains(property.key)
        && (try? schema(property.site))?.kinds == []
    }
  }

  /// Whether null is valid.
  mutating func allowsNull(_ schema: NormalSchema, _ above: Set<String> = []) throws(InputFailure) -> Bool {
    guard schema.kinds.contains(.null) else { return false }
    if let constants = schema.constants { return constants.contains(.null) }
    guard let union = schema.union, !above.contains(schema.id) else { return schema.union == nil }
    if union.allowsNull { return true }
    for site in union.members {
      let member = try self.schema(site)
      if try allowsNull(member, above.union([schema.id])) { return true }
    }
    return false
  }
}
