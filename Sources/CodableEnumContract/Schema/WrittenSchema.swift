import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// What is written, as JSON Schema.
extension JSONSchemaBuilder {
  /// - Parameter instance: The definition that it is.
  mutating func schema(of form: WrittenForm, _ instance: Instance) -> JSONValue {
    guard case .union(let branches) = form, let enumeration = document.enumeration(of: instance) else {
      return schema(of: form)
    }
    let nodes = self.nodes(of: branches, enumeration.cases)
    let isOnePerTag =
      enumeration.hasTags && enumeration.hasDistinctTags && Set(branches.map(\.name)).count == branches.count
    if isOnePerTag, let position = enumeration.tagPosition {
      let tagged = nodes.compactMap { form, node in position.kind(of: form).map { TagBranch($0, node) } }
      let scope = SchemaScope(instance: instance, parameters: [:])
      if tagged.count == nodes.count {
        return discriminated(tagged, position, enumeration, in: scope)
          ?? union(of: tagged, position, enumeration, in: scope)
      }
    }
    if nodes.isEmpty { return .not(.empty) }
    return isOnePerTag ? .oneOf(nodes.map(\.node)) : .anyOf(nodes.map(\.node))
  }

  /// The schemas of branches. Constants are one, where the first of them is.
  ///
  /// - Parameter cases: Of an enum without tags, where one of them may be the rest.
  private mutating func nodes(
    of branches: [WrittenForm.Branch],
    _ cases: [WireCase] = []
  ) -> [(form: WrittenForm, node: JSONValue)] {
    var nodes: [(form: WrittenForm, node: JSONValue)] = []
    var constants: [(values: [JSONValue], place: WirePlace)] = []
    var place: Int?
    for branch in branches {
      if case .constants(let values) = branch.form {
        if place == nil { place = nodes.count }
        constants.append((values, branch.place))
      } else {
        var node = schema(of: branch.form)
        if branch.isRest, node == .empty { node = rest(of: cases) }
        node = node.described(docs[branch.valuePlace]).described(docs[branch.place])
        nodes.append((branch.form, branch.name.isEmpty ? node : node.titled(branch.name)))
      }
    }
    if let place {
      let values = constants.flatMap(\.values).distinct
      nodes.insert((.constants(values), .values(values).described(docs.text(of: constants))), at: place)
    }
    return nodes
  }

  private mutating func schema(of form: WrittenForm) -> JSONValue {
    switch form {
    case .constants(let values): return .values(values)
    case .scalar(let scalar): return scalar.jsonSchema(dates)
    case .reference(let instance): return reference(to: instance)
    case .open(let name): return reference(toOpen: name)
    case .nullable(let form): return schema(of: form).orNull
    case .list(let element): return .members(["type": .string("array"), "items": schema(of: element)])
    case .tuple(let elements, let rest):
      let nodes = elements.map { schema(of: $0.form).described(docs[$0.place]) }
      return array(of: nodes, required: nodes.count, rest: rest.map { schema(of: $0) })
    case .checked(_, let form): return schema(of: form)
    case .pairs(let key, let value): return Self.pairs(schema(of: key), schema(of: value))
    case .map(let key, let value): return map(key, schema(of: value))
    case .object(let object): return schema(of: object)
    case .union(let branches):
      let nodes = self.nodes(of: branches).map(\.node)
      return nodes.isEmpty ? .not(.empty) : .anyOf(nodes)
    case .anything: return .empty
    }
  }

  private mutating func schema(of object: WrittenObject) -> JSONValue {
    let properties = object.members.map { member in
      let text = member.value.flatMap { docs[$0.place] }
      return JSONValue.Member(key: member.key, value: schema(of: member.form).described(text))
    }
    let required = object.members.filter { !$0.canBeMissing }.map(\.key)
    var node = JSONValue.members([
      "type": .string("object"),
      "properties": properties.isEmpty ? nil : .object(properties),
      "required": required.isEmpty ? nil : .strings(required),
    ])
    if let (key, value) = object.rest {
      let map = map(key, schema(of: value))
      if let names = map["propertyNames"] {
        node["propertyNames"] = .anyOf([.values(properties.map { .string($0.key) }), names])
      }
      node["additionalProperties"] = map["additionalProperties"]
    } else if object.open.isEmpty {
      node["additionalProperties"] = .boolean(false)
    }
    if object.open.isEmpty { return node }
    return .members(["allOf": .array([node] + object.open.map { reference(toOpen: $0) })])
  }
}

extension TagPosition {
  /// Nil for what has something other than a tag where the tag would be.
  fileprivate func kind(of form: WrittenForm) -> TagBranch.Kind? {
    let tag: WrittenForm
    switch (self, form) {
    case (_, .constants): return .name
    case (.under(let key), .object(let object)):
      guard let member = object.members.first(where: { $0.key == key }) else {
        return object.rest == nil && object.open.isEmpty ? .noTag : nil
      }
      tag = member.form
    case (.first, .tuple(let elements, let rest)):
      guard let first = elements.first else { return rest == nil ? .noTag : nil }
      tag = first.form
    // A form without a place for a tag.
    default: return nil
    }
    guard case .constants(let tags) = tag else { return nil }
    return .tags(tags.compactMap(Tag.init))
  }
}

extension WireDocument {
  /// The annotated enum that a definition is, or that is beside the fields of a `Merged`.
  fileprivate func enumeration(of instance: JSONSchemaBuilder.Instance) -> WireEnum? {
    switch shape(of: .definition(instance.id, instance.arguments)) {
    case .enumeration(let enumeration): enumeration
    case .merged(let fields, let variant): MergedShape(fields, variant, at: .none, shape).enumeration
    case .structure, .rawValues, .openSet, nil: nil
    }
  }
}
