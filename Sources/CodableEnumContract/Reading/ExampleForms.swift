import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The JSON that one side's types are written as, as far as it tells the cases of an untagged enum apart: every form that
/// may occur, to be tried on the other side. ``ValueForm`` has what is certain of a type, from its file alone.
struct ExampleForms {
  /// By their ids.
  let shapes: [String: WireShape]
  /// All keys that cases of either side require. Other keys identify nothing.
  let keys: Set<String>
  /// All literals of either side. Other texts and numbers identify nothing.
  let literals: Set<Tag>

  /// - Parameter outer: The enclosing definitions, since types can be recursive.
  func forms(of type: WireType, inside outer: Set<String> = []) -> Set<ExampleForm> {
    switch type {
    case .scalar(let scalar): return forms(of: scalar)
    case .optional(let wrapped): return forms(of: wrapped, inside: outer).union([.null])
    case .record(let members, _): return objects(with: members.map(\.key))
    case .merged(let fields, let variant):
      return joined(forms(of: fields, inside: outer), forms(of: variant, inside: outer))
    case .lossless(let value): return forms(of: value, inside: outer)
    case .definition(let id, _):
      if !outer.contains(id), let shape = shapes[id] { return forms(of: shape, inside: outer.union([id])) }
    // No input makes its keys names.
    case .pairs: return [.array]
    case .list, .set, .lossyList, .tuple, .map, .jsonText, .open, .anything, .parameter: break
    }
    let kinds = type.kinds
    return (kinds.isEmpty ? Set(JSONKind.allCases) : kinds).reduce(into: []) { $0.formUnion(all($1)) }
  }

  /// The written forms of an untagged case's bare value: those of `matches:`, if it has one.
  func forms(of value: WireValue, in element: WireCase, inside outer: Set<String> = []) -> Set<ExampleForm> {
    let forms = forms(of: value.type, inside: outer)
    guard let claim = element.claim, claim.isExplicit else { return forms }
    if !claim.groups.isEmpty { return objects(in: forms) }
    return claim.kinds.reduce(into: []) { result, kind in
      switch kind {
      case .integer: result.formUnion(integers(holds(forms)))
      case .string:
        let strings = forms.filter { $0.kind == .string }
        result.formUnion(strings.isEmpty ? all(.string) : strings)
      case .object: result.formUnion(objects(in: forms))
      // What writes only integers writes no fraction, although it may take one.
      case .number where !forms.isEmpty && forms.allSatisfy { $0.withoutLiteral.kind == .integer }:
        result.formUnion(forms)
      case .null, .boolean, .number, .array: result.formUnion(all(kind))
      }
    }
  }

  /// Whether a type holds an integer; for an unknown type, whether `Int` does.
  func holds(_ type: WireType) -> (ExampleInteger) -> Bool { holds(forms(of: type)) }

  private func holds(_ forms: Set<ExampleForm>) -> (ExampleInteger) -> Bool {
    let integers = Set(forms.map(\.withoutLiteral).filter { $0.kind == .integer })
    return { integer in integers.isEmpty ? integer.fits(in: .int) : integers.contains(.integer(integer)) }
  }

  /// Objects with all the required keys, and any of the optional ones.
  func objects(with required: some Collection<String>, or optional: some Collection<String> = []) -> Set<ExampleForm> {
    let required = keys.intersection(required)
    let optional = keys.intersection(optional).subtracting(required).sorted(byBytesOf: \.self)
    return Set(Self.selections(of: optional).map { .object(required.union($0)) })
  }

  /// None, all, each single one, and all but each one.
  static func selections<Element>(of elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    guard elements.count > 1 else { return [elements, []] }
    let single = elements.map { [$0] }
    let others =
      elements.count == 2 ? [] : elements.indices.map { index in elements[..<index] + elements[(index + 1)...] }
    return [elements, []] + single + others.map(Array.init)
  }

  /// All raw values of a type; nil if they are unknown.
  ///
  /// - Parameter outer: The enclosing definitions.
  func rawValues(of type: WireType, inside outer: Set<String> = []) -> [Tag]? {
    guard case .definition(let id, _) = type, !outer.contains(id) else { return nil }
    switch shapes[id] {
    case .rawValues(_, let cases): return cases?.map(\.tag)
    case .enumeration(let enumeration) where enumeration.tagIsAll:
      var tags: [Tag] = []
      for element in enumeration.cases where element.isEncoded {
        switch element.content {
        case .payload(.bare(let value)):
          guard let held = rawValues(of: value.type, inside: outer.union([id])) else { return nil }
          tags += held
        case .payload: tags += element.tag.map { [$0] } ?? []
        case .capture: return nil
        case .skipped: break
        }
      }
      return tags
    case .enumeration, .structure, .openSet, .merged, nil: return nil
    }
  }

  /// The aliases that a merged value may write in place of the tag.
  func writtenAliases(of element: WireCase) -> [Tag] {
    guard case .merged(let values, _, let key) = element.payload else { return [] }
    return element.aliases.filter { alias in values.contains { mayWrite(alias, underKey: key, as: $0.type) } }
  }

  /// Whether values of a type may be objects with a tag under a key.
  func mayWrite(_ tag: Tag, underKey key: String, as type: WireType) -> Bool {
    switch type {
    case .optional(let wrapped): return mayWrite(tag, underKey: key, as: wrapped)
    case .definition(let id, _):
      switch shapes[id] {
      case .structure(let properties):
        guard let value = properties.first(where: { $0.key == key })?.value else { return false }
        // A fixed value that is neither the tag nor an alias can't be written.
        if value.isFixed { return false }
        return ExampleForms(shapes: shapes, keys: [], literals: [tag]).forms(of: value.type).contains(.literal(tag))
      case .enumeration(let nested):
        guard case .value(key, _) = nested.tagPlace else { return false }
        return nested.cases.contains { $0.isEncoded && $0.tag == tag }
      case .merged(let fields, let variant): return mayWrite(tag, underKey: key, as: .merged(fields, variant))
      case .rawValues, .openSet, nil: return false
      }
    case .merged:
      return type.mergedShape(shapes)?.parts.contains { mayWrite(tag, underKey: key, as: $0) } ?? false
    case .scalar, .list, .set, .lossyList, .tuple, .record, .map, .pairs, .lossless, .jsonText, .anything, .open,
      .parameter:
      return false
    }
  }

  // MARK: Kinds of types

  private func all(_ kind: JSONKind) -> Set<ExampleForm> {
    switch kind {
    case .null: [.null]
    case .boolean: booleans
    case .integer: integers { _ in true }
    case .number: all(.integer).union(literals(of: .number)).union([.fraction])
    case .string: strings { _ in true }
    case .array: [.array]
    case .object: objects(with: [], or: keys)
    }
  }

  private func integers(_ isHeld: (ExampleInteger) -> Bool) -> Set<ExampleForm> {
    let literals = literals(of: .integer).filter { form in
      if case .integer(let integer) = form.withoutLiteral { isHeld(integer) } else { false }
    }
    return literals.union(ExampleInteger.all.filter(isHeld).map { .integer($0) })
  }

  /// - Parameter isOne: Whether the type can have a text.
  private func strings(_ isOne: (String) -> Bool) -> Set<ExampleForm> {
    literals(of: .string).filter { form in
      if case .literal(.string(let text)) = form { isOne(text) } else { false }
    }.union([.string])
  }

  /// Where both are literals, there is no other.
  private var booleans: Set<ExampleForm> {
    let literals = literals(of: .boolean)
    return literals.count == 2 ? literals : literals.union([.boolean])
  }

  private func literals(of kind: TagKind) -> Set<ExampleForm> {
    Set(literals.filter { $0.kind == kind }.map { .literal($0) })
  }

  private func form(of tag: Tag) -> ExampleForm {
    literals.contains(tag) ? .literal(tag) : ExampleForm(JSONValue(tag))
  }

  /// The forms that are objects; all objects if none is.
  private func objects(in forms: Set<ExampleForm>) -> Set<ExampleForm> {
    let objects = forms.filter { if case .object = $0 { true } else { false } }
    return objects.isEmpty ? all(.object) : objects
  }

  private func forms(of scalar: WireScalar) -> Set<ExampleForm> {
    scalar.kinds.reduce(into: []) { forms, kind in
      switch kind {
      case .string: forms.formUnion(strings { scalar.canBe($0) })
      case .integer: forms.formUnion(integers { $0.fits(in: scalar) })
      case .null, .boolean, .number, .array, .object: forms.formUnion(all(kind))
      }
    }
  }

  private func forms(of shape: WireShape, inside outer: Set<String>) -> Set<ExampleForm> {
    switch shape {
    case .structure(let properties): return forms(of: .object(ObjectShape(properties, isClosed: false)), inside: outer)
    case .openSet: return all(.object)
    case .merged(let fields, let variant): return forms(of: WireType.merged(fields, variant), inside: outer)
    case .rawValues(let type, nil): return forms(of: type, inside: outer)
    case .rawValues(_, let cases?): return Set(cases.map { form(of: $0.tag) })
    case .enumeration(let enumeration):
      return enumeration.cases.reduce(into: []) { $0.formUnion(forms(of: $1, in: enumeration, inside: outer)) }
    }
  }

  /// The objects that have the members of two values, each of which has one of several forms.
  private func joined(_ forms: Set<ExampleForm>, _ others: Set<ExampleForm>) -> Set<ExampleForm> {
    forms.reduce(into: []) { joined, form in
      guard case .object(let keys) = form else { return }
      for case .object(let more) in others { joined.insert(.object(keys.union(more))) }
    }
  }

  private func forms(of element: WireCase, in owner: WireEnum, inside outer: Set<String>) -> Set<ExampleForm> {
    guard element.isEncoded, let shape = owner.shapes(of: element).first else { return [] }
    var forms: Set<ExampleForm>
    if !owner.hasTags, case .value(let value) = shape {
      forms = self.forms(of: value, in: element, inside: outer).union(value.isOptional ? [.null] : [])
    } else {
      forms = self.forms(of: shape, inside: outer)
    }
    // An unknown tag without content is written alone.
    if owner.namesStandAlone, element.mayBeTagAlone, case .capture(.tagAndContent) = element.content {
      forms.formUnion(all(.string))
    }
    return forms
  }

  /// The form of what is written.
  private func forms(of shape: Shape<WireValue>, inside outer: Set<String>) -> Set<ExampleForm> {
    switch shape {
    case .constant(let values): return [values[0].rawValue.map(form) ?? ExampleForm(values[0])]
    case .value(let value): return forms(of: value.type, inside: outer).union(value.isOptional ? [.null] : [])
    case .array: return [.array]
    case .ignored: return []
    case .object(let object):
      var (required, optional): ([String], [String]) = ([], [])
      for member in object.members {
        guard case .literal(let names) = member.key else {
          optional += keys
          continue
        }
        switch member.shape {
        case .value where member.isLeftOutIfNil: optional.append(names[0])
        // Null counts as missing.
        case .constant(let values) where values[0] == .null: break
        case .constant, .value, .array, .object: required.append(names[0])
        case .ignored: break
        }
      }
      return object.merged.reduce(objects(with: required, or: optional)) {
        joined($0, forms(of: $1.type, inside: outer))
      }
    }
  }
}

extension ExampleForm {
  /// The form of a constant.
  init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .boolean: self = .boolean
    case .string: self = .string
    case .number: self = json.integer.map { .integer(ExampleInteger($0)) } ?? .fraction
    case .array: self = .array
    case .object(let members, _): self = .object(Set(members.map(\.key)))
    }
  }
}

extension WireScalar {
  /// Whether the type can have a text. For dates and data, the coder's strategy decides; likely ones write none of
  /// these.
  fileprivate func canBe(_ text: String) -> Bool {
    switch self {
    case .string, .url: true
    case .character: text.count == 1
    case .uuid, .date, .data, .iso8601Date, .secondsSince1970, .millisecondsSince1970, .bool, .int, .int8, .int16,
      .int32,
      .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128, .float16, .float, .double, .cgFloat,
      .decimal:
      false
    }
  }
}

extension ExampleForm {
  /// The form to a side that doesn't know the literal.
  var withoutLiteral: ExampleForm {
    if case .literal(let tag) = self { ExampleForm(JSONValue(tag)) } else { self }
  }

  /// Forms that may be a literal.
  var tag: Tag? { if case .literal(let tag) = self { tag } else { nil } }

  init(_ example: Example) {
    switch example {
    case .constant(let json): self.init(json)
    case .value(let value): self = value.form ?? .object([])
    case .array: self = .array
    case .object(let members):
      // Null counts as missing.
      self = .object(Set(members.filter { !$0.example.isNull && !$0.isHidden }.compactMap(\.key)))
    }
  }

  /// Whether JSON may have the form, which says nothing of keys that identify nothing.
  func has(_ example: Example) -> Bool {
    guard case .object(let keys) = self, case .object(let all) = ExampleForm(example) else {
      return example.kind == kind
    }
    return keys.isSubset(of: all)
  }

  var kind: JSONKind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .fraction: .number
    case .string: .string
    case .array: .array
    case .integer: .integer
    case .literal(let tag): tag.kind.jsonKind
    case .object: .object
    }
  }
}

extension Example {
  /// Forms that may be a tag alone, or a literal.
  var tag: Tag? {
    switch self {
    case .constant(let json): json.rawValue
    case .value(let value): value.form?.tag
    case .array, .object: nil
    }
  }

  var kind: JSONKind { if case .constant(let json) = self { json.kind } else { ExampleForm(self).kind } }

  /// Whether it is an object with a key, and null there counts or is not.
  func has(_ key: String, countsNull: Bool) -> Bool {
    switch self {
    case .object(let members):
      members.contains { member in
        !member.isHidden && (countsNull || !member.example.isNull) && member.key?.isExactly(key) ?? false
      }
    case .value(let value): if case .object(let keys) = value.form { keys.contains(key) } else { false }
    case .constant, .array: false
    }
  }

  var isNull: Bool { if case .constant(.null) = self { true } else { false } }
}
