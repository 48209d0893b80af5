import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Annotated enums as schemas: JSON that our encoder writes, and that our decoder accepts on purpose. JSON that
// `catches: .invalid` takes is included only if a case keeps it, and so writes it again.
extension JSONSchemaBuilder {
  mutating func schema(of enumeration: WireEnum, in scope: SchemaScope) -> JSONValue {
    let cases = enumeration.cases.filter { !$0.isSkipped }
    var scope = scope
    scope.ignoresCase = enumeration.ignoresCase
    scope.foldedKeys =
      enumeration.ignoresCase && !enumeration.strategy.tagsAreValues ? cases.flatMap(\.tags).map(\.text) : []
    let node: JSONValue
    switch enumeration.tagPlace {
    case .key: node = caseKeyed(enumeration, cases, in: scope)
    case .value(let key, _): node = tagged(enumeration, cases, key, in: scope)
    case .first: node = tagFirst(enumeration, cases, in: scope)
    case .alone: node = rawValue(enumeration, cases, in: scope)
    case .nowhere: node = untagged(enumeration, in: scope)
    }
    guard case .whole = enumeration.catching(.invalid)?.capture else { return node }
    return .anyOf([node, .members(["description": .string("anything else, kept as it is")])])
  }

  /// With the name of a case, and what its comment says.
  func titled(_ node: JSONValue, _ element: WireCase) -> JSONValue {
    node.described(docs[element.place]).titled(element.name)
  }

  // MARK: Tags

  /// The tag of an unknown case: not one of the known ones.
  func unknownTag(_ enumeration: WireEnum) -> JSONValue {
    let kinds = enumeration.tagKinds.map(\.rawValue)
    let known = enumeration.cases.flatMap(\.readTags).map { JSONValue($0) }
    return .members([
      "type": kinds.count == 1 ? .string(kinds[0]) : .strings(kinds),
      "not": known.isEmpty ? nil : enumeration.schema(ofTags: known),
    ])
  }

  /// `"draft"`, `404`
  private mutating func rawValue(_ enumeration: WireEnum, _ cases: [WireCase], in scope: SchemaScope) -> JSONValue {
    let constants = cases.map { (values: $0.tags.map { JSONValue($0) }, place: $0.place) }.filter { !$0.values.isEmpty }
    let known = enumeration.schema(ofTags: constants.flatMap(\.values).distinct).described(docs.text(of: constants))
    var branches = cases.allSatisfy(\.tags.isEmpty) ? [] : [known]
    for element in cases {
      if case .bare(let value) = element.payload {
        branches.append(titled(schema(of: value, in: scope).described(docs[value.place]), element))
      }
    }
    guard let unknown = enumeration.catching(.unknown) else {
      return branches.count <= 1 ? branches.first ?? known : .anyOf(branches)
    }
    if case .whole(let value) = unknown.capture, !value.isAnything {
      branches.append(schema(of: value, in: scope))
    } else {
      branches += enumeration.tagKinds.map { JSONValue.members(["type": .string($0.rawValue)]) }
    }
    return .anyOf(branches)
  }

  /// `["EVENT", "sub", {…}]`, `["ready"]`
  private mutating func tagFirst(_ enumeration: WireEnum, _ cases: [WireCase], in scope: SchemaScope) -> JSONValue {
    var branches = cases.filter { !$0.tags.isEmpty }.flatMap { element in
      enumeration.shapes(of: element).map { shape in
        TagBranch(shape.isConstant ? .name : .tags(element.tags), titled(schema(of: shape, in: scope), element))
      }
    }
    if let unknown = enumeration.catching(.unknown) {
      let tag = unknownTag(enumeration)
      var items: JSONValue?
      if case .tagAndContent = unknown.capture, let value = unknown.typedCapture, case .list = value.type {
        items = schema(of: value.element, in: scope)
      }
      var array = TagPosition.first.tagged(tag)
      array["items"] = items
      branches.append(TagBranch(.otherTags, titled(allOf([array], whole: unknown, in: scope), unknown)))
      if enumeration.namesStandAlone, unknown.keepsWhole || unknown.mayBeTagAlone {
        branches.append(TagBranch(.name, allOf([tag], whole: unknown, in: scope)))
      }
    }
    if let missing = enumeration.catching(.missing) {
      let node = JSONValue.members(["type": .string("array"), "maxItems": .number("0")])
      branches.append(TagBranch(.noTag, titled(allOf([node], whole: missing, in: scope), missing)))
    }
    return union(of: branches, .first, enumeration, in: scope)
  }

  // MARK: An object with the tag under a key

  /// `{"status": "waitlist", "position": 12}`, `{"type": "store", "content": {"key": "k"}}`
  ///
  /// - Parameter key: The key of the tag.
  private mutating func tagged(
    _ enumeration: WireEnum,
    _ cases: [WireCase],
    _ key: String,
    in scope: SchemaScope
  ) -> JSONValue {
    let shapes = cases.filter { !$0.tags.isEmpty }.flatMap { element in
      enumeration.taggedShapes(of: element).map { (element: element, shape: $0) }
    }
    let position = TagPosition.under(key)
    var branches = shapes.map { element, shape in
      let kind = shape.isConstant ? TagBranch.Kind.name : .tags(shape.tags(underKey: key))
      return TagBranch(kind, titled(schema(of: shape, in: scope), element))
    }
    let isOneObjectPerTag = !shapes.contains { mergesEnum($0.shape, in: scope) }
    // Generators of models need one object for each tag.
    if isOneObjectPerTag, let node = discriminated(branches, position, enumeration, in: scope) { return node }
    if let unknown = enumeration.catching(.unknown) {
      let typed = typed(unknown, position.tagged(unknownTag(enumeration)), enumeration, key, in: scope)
      branches.append(TagBranch(.otherTags, titled(beside(enumeration.shared, typed, in: scope), unknown)))
      if enumeration.namesStandAlone, unknown.mayBeTagAlone {
        branches.append(TagBranch(.name, unknownTag(enumeration)))
      }
    }
    if let missing = enumeration.catching(.missing) {
      let node: JSONValue =
        if case .whole = missing.capture {
          beside(enumeration.shared, .members(["type": .string("object")]), in: scope)
        } else {
          object(of: enumeration.untaggedObject(of: missing), in: scope)
        }
      let absent = JSONValue.not(.members(["required": .strings([key])]))
      branches.append(TagBranch(.noTag, titled(allOf([node, absent], whole: missing, in: scope), missing)))
    }
    return union(of: branches, position, enumeration, in: scope)
  }

  /// What a case without a tag is read from: with the schema of the value that is all there is, if it has a type of its own.
  mutating func allOf(_ rules: [JSONValue], whole element: WireCase, in scope: SchemaScope) -> JSONValue {
    var rules = rules
    if case .whole = element.capture, let value = element.typedCapture { rules.append(schema(of: value, in: scope)) }
    return rules.count == 1 ? rules[0] : .members(["allOf": .array(rules)])
  }

  /// The schema of an unknown case, with that of a value of a type of its own, beside the tag or under another key.
  private mutating func typed(
    _ unknown: WireCase,
    _ node: JSONValue,
    _ enumeration: WireEnum,
    _ key: String,
    in scope: SchemaScope
  ) -> JSONValue {
    var node = node
    guard let value = unknown.typedCapture else { return node }
    switch (unknown.capture, enumeration.tagPlace) {
    case (.tagAndContent, .value(_, .key(let contentKey)?)):
      var properties = node["properties"]?.members ?? []
      properties.append(.init(key: contentKey, value: schema(of: value, in: scope)))
      node["properties"] = .object(properties)
      if !value.isOptional { node["required"] = .strings([key, contentKey]) }
      return node
    case (.tagAndContent, .value(_, nil)):
      // Beside a tag, there is an object, which is never nil.
      return .members(["allOf": .array([node, merged(value.type, beside: [key], in: scope)])])
    case (.whole, _): return .members(["allOf": .array([node, schema(of: value, in: scope)])])
    case (.tagAndContent, _), (.tag, _), (nil, _): return node
    }
  }

  /// An open object that also has other values.
  private mutating func beside(
    _ shared: SharedValues<WireValue>,
    _ node: JSONValue,
    in scope: SchemaScope
  ) -> JSONValue {
    if shared.isEmpty { return node }
    return .members(["allOf": .array([node, object(of: shared.object(isClosed: false), in: scope)])])
  }
}

extension WireEnum {
  func schema(ofTags tags: [JSONValue]) -> JSONValue { ignoresCase ? .inAnyCase(tags) : .values(tags) }

  /// Whether a tag identifies its case when read. A case that is never read may have the tag of another, or one that is
  /// read as unknown.
  var hasDistinctTags: Bool {
    let tags = cases.flatMap(\.tags).map { ExactText($0.quoted) }
    return cases.allSatisfy { $0.tag == nil || $0.isDecoded } && Set(tags).count == tags.count
  }

  /// A union of the schemas of cases with tags.
  func union(of branches: [JSONValue]) -> JSONValue {
    if branches.isEmpty { return .not(.empty) }
    return hasDistinctTags ? .oneOf(branches) : .anyOf(branches)
  }
}

extension [JSONValue] {
  var distinct: [JSONValue] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension JSONValue {
  /// Any of some values, strings without regard to the case of the letters A to Z.
  static func inAnyCase(_ values: [JSONValue]) -> JSONValue {
    let texts = values.compactMap(\.string)
    if texts.isEmpty { return .values(values) }
    let text = JSONValue.members(["type": .string("string"), "pattern": .string(pattern(ofAnyCase: texts))])
    let others = values.filter { $0.string == nil }
    return others.isEmpty ? text : .anyOf([text, .values(others)])
  }

  /// `^(?:[Ll][Ii][Ss][Tt]|[Aa])$`
  static func pattern(ofAnyCase texts: [String]) -> String {
    let alternatives = texts.map { text in
      text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "a"..."z", "A"..."Z": "[\(scalar.properties.uppercaseMapping)\(scalar.properties.lowercaseMapping)]"
        case "0"..."9", "_", "-", " ": String(scalar)
        default: scalar.isASCII ? "\\\(scalar)" : String(scalar)
        }
      }.joined()
    }
    return "^(?:\(alternatives.joined(separator: "|")))$"
  }

  /// With the name of a case, for code generators.
  func titled(_ title: String) -> JSONValue {
    guard let members else { return self }
    return .object([Member(key: "title", value: .string(title))] + members)
  }
}
