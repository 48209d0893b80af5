import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// The forms of what is written, as a provider's schemas say them.
extension ModelSchemaBuilder {
  /// An enum, whose cases are the places of what is wrong.
  mutating func node(of form: WrittenForm, _ enumeration: WireEnum, _ name: String) -> JSONValue {
    guard case .union(let branches) = form else { return node(of: form) }
    if branches.isEmpty {
      fail("'\(name)' has no case that a model could write; add one that is encoded and doesn't catch")
    }
    if !enumeration.hasTags { failForEqualKinds(branches, name) }
    let (outside, outsideEnumeration) = (owner, self.enumeration)
    self.enumeration = enumeration
    defer { self.enumeration = outsideEnumeration }
    var nodes: [JSONValue] = []
    var constants: [Constants] = []
    var place: Int?
    /// Texts that references can't have.
    var outsideTexts: [(name: String, text: String)] = []
    for branch in branches {
      owner = Owner(text: "case '\(branch.name)' of \(name)", place: branch.place)
      if case .constants(let values) = branch.form, values.allSatisfy(\.isPlain) {
        if place == nil { place = nodes.count }
        constants.append((values, owner))
      } else if case .tuple = branch.form, enumeration.tagIsFirst, !rules.hasTuples {
        fail(
          "\(owner.text) is an array that begins with its tag, which \(rules.name)'s schemas can't say; use .flattenedStatus(key: \"type\")"
        )
      } else {
        var node = node(of: branch.form)
        for place in [branch.valuePlace, branch.place] {
          node = described(node, docs[place], as: branch.name, else: &outsideTexts)
        }
        nodes.append(rules.hasTitles ? node.titled(branch.name) : node)
      }
    }
    owner = outside
    if let place { nodes.insert(contentsOf: self.constants(constants), at: place) }
    return .anyOf(nodes).described(lines(outsideTexts))
  }

  /// JSON of one kind is one case's, whatever another would make of it.
  private mutating func failForEqualKinds(_ branches: [WrittenForm.Branch], _ name: String) {
    var cases: [JSONKind: String] = [:]
    for branch in branches {
      // Objects are told apart by their keys, and integers by what holds them.
      guard let kind = kind(of: branch.form), kind != .object, kind != .integer else { continue }
      if let other = cases[kind], other != branch.name {
        owner = Owner(text: "case '\(branch.name)' of \(name)", place: branch.place)
        fail(
          "cases '\(other)' and '\(branch.name)' of \(name) are both \(kind.plural), which a schema can't tell apart; use .adjacent"
        )
      }
      cases[kind] = branch.name
    }
  }

  private func kind(of form: WrittenForm) -> JSONKind? {
    switch form {
    case .scalar(let scalar): scalar.kinds.first
    case .list, .tuple, .pairs: .array
    case .checked(_, let form): kind(of: form)
    case .map, .object: .object
    case .reference(let instance):
      switch document[instance.id]?.shape {
      case .structure: .object
      case .rawValues(let type, nil): kind(of: forms.form(of: type))
      // It takes its own values only.
      case .rawValues: nil
      case .enumeration, .merged, .openSet, nil: nil
      }
    case .constants, .open, .nullable, .union, .anything: nil
    }
  }

  mutating func node(of form: WrittenForm) -> JSONValue {
    switch form {
    case .constants(let values):
      let nodes = constants([(values, Owner(text: owner.text, place: .none))])
      return nodes.count == 1 ? nodes[0] : .anyOf(nodes)
    case .scalar(let scalar): return node(of: scalar)
    case .reference(let instance): return reference(to: instance)
    case .open(let name):
      let reason = document.openReferences.first { $0.name == name }?.reason.text ?? "nothing says what it is"
      fail("\(owner.text) has a '\(name)', which is left open: \(reason); pass the file that declares it, too")
      return .empty
    case .nullable(let form):
      optionalKeys += 1
      defer { optionalKeys -= 1 }
      return node(of: form).orNullType
    case .list(let element): return .members(["type": .string("array"), "items": node(of: element)])
    case .tuple(let elements, let rest): return tuple(elements, rest)
    case .checked(let type, _):
      fail("\(owner.text) has \(type.rawValue.withArticle), and a schema can't say \(type.demand)")
      return .empty
    case .pairs:
      fail(
        "\(owner.text) has a dictionary that is an array of keys and values in turn, which no schema can say; use String keys"
      )
      return .empty
    case .map(let key, let value): return map(key, value)
    case .object(let object): return node(of: object)
    case .union(let branches): return .anyOf(branches.map { node(of: $0.form) })
    case .anything:
      if !rules.hasAnything {
        fail("\(owner.text) has a value that can be any JSON, which \(rules.name)'s schemas can't say; give it a type")
      }
      return .empty
    }
  }

  // MARK: Texts

  /// A node with a text. If it is a reference that can't have one, the text is a line for what it is in.
  func described(
    _ node: JSONValue,
    _ text: String?,
    as name: String,
    else lines: inout [(name: String, text: String)]
  ) -> JSONValue {
    guard let text, node["$ref"] != nil else { return node.described(text) }
    switch rules.referenceText {
    case .beside: return node.described(text)
    case .around: return .members(["description": .string(text), "anyOf": .array([node])])
    case .outside:
      lines.append((name, text))
      return node
    }
  }

  /// `- place: Where it is.`
  private func lines(_ texts: [(name: String, text: String)]) -> String? {
    let lines = texts.map { "- \($0): \($1.split(whereSeparator: \.isNewline).joined(separator: " "))" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  // MARK: Arrays and objects

  private mutating func tuple(_ elements: [WrittenForm.Element], _ rest: WrittenForm?) -> JSONValue {
    let nodes = elements.map { node(of: $0.form) }
    let texts = elements.map { docs[$0.place] }
    let restNode = rest.map { node(of: $0) }
    let distinct = nodes.distinct
    if distinct.count == 1, rest == nil || restNode == distinct[0], rules.hasCounts {
      return .members([
        "type": .string("array"), "items": distinct[0], "minItems": .integer(nodes.count),
        "maxItems": rest == nil ? .integer(nodes.count) : nil,
      ]).described(lines(texts.enumerated().compactMap { index, text in text.map { ("\(index + 1)", $0) } }))
    }
    if !rules.hasTuples {
      fail(
        "\(owner.text) is an array with a type for each place, which \(rules.name)'s schemas can't say; give the values labels, under .caseKeyed(payload: .labeled) or .flattenedStatus(key: \"type\")"
      )
    }
    var outside: [(name: String, text: String)] = []
    let described = zip(nodes, texts).map { self.described($0, $1, as: "", else: &outside) }
    return .members([
      "type": .string("array"), "prefixItems": .array(described), "items": restNode, "minItems": .integer(nodes.count),
      "maxItems": rest == nil ? .integer(nodes.count) : nil,
    ])
  }

  private mutating func map(_ key: WireType, _ value: WrittenForm) -> JSONValue {
    if !rules.hasDictionaries || key != .scalar(.string) && !rules.hasKeyForms {
      fail(
        "\(owner.text) has a dictionary, whose keys \(rules.name)'s closed objects can't have; use an array of structs with a key and a value"
      )
      return .empty
    }
    let (value, type) = (node(of: value), JSONValue.string("object"))
    if key == .scalar(.string) { return .members(["type": type, "additionalProperties": value]) }
    if case .scalar = key {
      let members = JSONValue.members(["^(0|-?[1-9][0-9]{0,17})$": value])
      return .members(["type": type, "patternProperties": members, "additionalProperties": .boolean(false)])
    }
    // A type of its own, which says what its text is.
    let form = forms.form(of: key)
    guard let keys = constants(of: form)?.compactMap(\.string) else {
      return .members(["type": type, "propertyNames": node(of: form), "additionalProperties": value])
    }
    for key in keys { checkKey(key) }
    let members = JSONValue.object(keys.map { .init(key: $0, value: value) })
    return .members(["type": type, "properties": members, "additionalProperties": .boolean(false)])
  }

  /// Some APIs refuse the whole request for one such key.
  mutating func checkKey(_ key: String) {
    let isPlain = (1...64).contains(key.utf8.count) && words(in: key, and: ["_", ".", "-"]) == [key[...]]
    if rules.hasAnyKeys || isPlain { return }
    fail(
      "\(owner.text) has the key \(JSONValue.string(key).text()), which \(rules.name) doesn't take; use 1 to 64 of the characters A-Z, a-z, 0-9, '_', '.' and '-'"
    )
  }

  /// All that a form may be; nil if it is no list of constants.
  private func constants(of form: WrittenForm) -> [JSONValue]? {
    switch form {
    case .constants(let values): return values
    case .reference(let instance): return forms.form(of: instance).flatMap(constants)
    case .union(let branches):
      let values = branches.map { constants(of: $0.form) }
      return values.contains(nil) ? nil : values.flatMap { $0 ?? [] }
    case .scalar, .open, .nullable, .list, .tuple, .checked, .pairs, .map, .object, .anything: return nil
    }
  }

  mutating func node(of object: WrittenObject) -> JSONValue {
    for name in object.open { _ = node(of: .open(name)) }
    let outside = owner
    // A model writes the tag first, and then knows what follows.
    let tags = object.members.filter(\.isTag)
    let members = tags + object.members.filter { !$0.isTag }
    var properties: [JSONValue.Member] = []
    var outsideTexts: [(name: String, text: String)] = []
    for member in members {
      if let value = member.value, let path = outside.path {
        owner = Owner(text: "'\(value.name)' of \(path)", place: value.place, path: "\(value.name) of \(path)")
      }
      if member.canBeMissing { optionalKeys += 1 }
      checkKey(member.key)
      var node = node(of: member.form)
      if member.canBeMissing { optionalKeys -= 1 }
      if member.canBeMissing, rules.requiresAllKeys { node = node.orNullType }
      node = described(node, member.value.flatMap { docs[$0.place] }, as: member.key, else: &outsideTexts)
      properties.append(.init(key: member.key, value: node))
      owner = outside
    }
    let required = members.filter { rules.requiresAllKeys || !$0.canBeMissing }.map(\.key)
    let rest = object.rest.map { map($0.key, $0.value) }
    let keys = Set(properties.map(\.key))
    properties += (rest?["properties"]?.members ?? []).filter { !keys.contains($0.key) }
    return .members([
      "type": .string("object"), "properties": .object(properties),
      "required": required.isEmpty && !rules.requiresAllKeys ? nil : .strings(required),
      "patternProperties": rest?["patternProperties"], "propertyNames": rest?["propertyNames"],
      "additionalProperties": rest?["additionalProperties"] ?? .boolean(false),
    ]).described(lines(outsideTexts))
  }
}

extension WrittenObject.Member {
  /// Whether it is a tag, or stands for no values.
  fileprivate var isTag: Bool { if case .constants = form { value == nil } else { false } }
}

extension JSONValue {
  /// The schema or null, in one union.
  fileprivate var orNullType: JSONValue {
    let null = JSONValue.members(["type": .string("null")])
    guard let branches = self["anyOf"]?.array, self["title"] == nil else { return .anyOf([self, null]) }
    return .anyOf(branches + [null]).described(self["description"]?.string)
  }
}

extension JSONKind {
  fileprivate var plural: String {
    switch self {
    case .null: "null"
    case .boolean, .integer, .number, .string, .array, .object: rawValue + "s"
    }
  }
}
