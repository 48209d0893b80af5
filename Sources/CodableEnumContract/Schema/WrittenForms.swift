import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The JSON that a type is written as.
indirect enum WrittenForm {
  case constants([JSONValue])
  case scalar(WireScalar)
  case reference(JSONSchemaBuilder.Instance)
  /// A type that the inputs don't define.
  case open(String)
  case nullable(WrittenForm)
  case list(WrittenForm)
  /// Elements in order, and any number of others after them.
  case tuple([Element], rest: WrittenForm?)
  /// A type of which decoding asks more than its form says.
  case checked(CheckedType, WrittenForm)
  /// Keys and values in turn.
  case pairs(key: WrittenForm, value: WrittenForm)
  case map(key: WireType, value: WrittenForm)
  case object(WrittenObject)
  /// One of several cases.
  case union([Branch])
  case anything

  /// What a case is written as: more than one object if it merges another enum.
  struct Branch {
    var name: String
    var place: WirePlace
    var form: WrittenForm
    /// Of the value that is all there is.
    var valuePlace = WirePlace.none
    /// Whether it is all that no other case takes.
    var isRest = false
  }

  struct Element {
    var form: WrittenForm
    /// Of the value that it is.
    var place = WirePlace.none
  }
}

/// An object that has just these keys, unless it has a dictionary's, or those of a type that isn't known.
struct WrittenObject {
  struct Member {
    var key: String
    var form: WrittenForm
    var canBeMissing = false
    /// The value that it is; nil for a tag and for what stands for no values.
    var value: WireValue?
  }

  var members: [Member] = []
  /// A dictionary whose keys are among the others.
  var rest: (key: WireType, value: WrittenForm)?
  /// Types that the inputs don't define, whose keys are among the others.
  var open: [String] = []

  /// With the members of a merged value. Nil if both write a tag and never the same one.
  func merging(_ other: WrittenObject) -> WrittenObject? {
    var object = self
    for member in other.members {
      guard let index = object.members.firstIndex(where: { $0.key == member.key }) else {
        object.members.append(member)
        continue
      }
      switch (object.members[index].form, member.form) {
      case (.constants(let tags), .constants(let others)):
        let common = tags.filter(others.contains)
        if common.isEmpty { return nil }
        object.members[index].form = .constants(common)
      // A tag is written once, whatever else has its key.
      case (.constants, _): break
      // Of two values, one is nil: each other pair is an error while encoding.
      default: if object.members[index].canBeMissing { object.members[index] = member }
      }
    }
    object.rest = object.rest ?? other.rest
    object.open += other.open
    return object
  }
}

extension WrittenForm {
  /// The definitions that it names.
  var references: [JSONSchemaBuilder.Instance] {
    switch self {
    case .constants, .scalar, .open, .anything: []
    case .reference(let instance): [instance]
    case .nullable(let form), .list(let form), .checked(_, let form): form.references
    case .tuple(let elements, let rest): elements.flatMap(\.form.references) + (rest?.references ?? [])
    case .pairs(let key, let value): key.references + value.references
    // Keys are texts, whatever their types.
    case .map(_, let value): value.references
    case .object(let object):
      object.members.flatMap(\.form.references) + (object.rest?.value.references ?? [])
    case .union(let branches): branches.flatMap(\.form.references)
    }
  }

  /// - Parameter name: Of the type; nil if it has none.
  fileprivate func checked(_ name: String?) -> WrittenForm {
    name.flatMap(CheckedType.init).map { .checked($0, self) } ?? self
  }
}

/// What the types of a document are written as.
struct WrittenForms {
  /// One of what is written.
  let document: WireDocument

  init(_ document: WireDocument) { self.document = document }

  /// Nil for what has no JSON of its own.
  func form(of instance: JSONSchemaBuilder.Instance) -> WrittenForm? {
    guard let shape = document.shape(of: .definition(instance.id, instance.arguments)) else { return nil }
    switch shape {
    case .enumeration(let enumeration): return form(of: enumeration)
    case .structure(let properties): return form(of: objects(of: ObjectShape(properties, isClosed: true)))
    case .rawValues(let type, let cases):
      return cases.map { .constants($0.map { JSONValue($0.tag) }) } ?? form(of: type)
    case .merged(let fields, let variant): return form(of: .merged(fields, variant))
    case .openSet: return nil
    }
  }

  func form(of type: WireType) -> WrittenForm {
    switch type {
    case .scalar(let scalar): .scalar(scalar)
    case .optional(let wrapped): .nullable(form(of: wrapped.unwrapped))
    case .list(let element), .set(let element), .lossyList(let element): .list(form(of: element))
    case .tuple(let elements, let name):
      WrittenForm.tuple(elements.map { .init(form: form(of: $0)) }, rest: nil).checked(name)
    case .map(let key, let value): .map(key: key, value: form(of: value))
    case .pairs(let key, let value): .pairs(key: form(of: key), value: form(of: value))
    case .definition(let id, let arguments): .reference(.init(id: id, arguments: arguments).limited)
    case .parameter, .anything: .anything
    case .lossless(let value): form(of: value)
    // Providers read no schema of what is in a text.
    case .jsonText: .scalar(.string)
    case .open(let name): .open(name)
    case .record(_, let name): form(of: objects(of: type, depth: 0)).checked(name)
    case .merged(let fields, let variant):
      if let enumeration = MergedShape(fields, variant, at: .none, document.shape).enumeration {
        form(of: enumeration)
      } else {
        form(of: objects(of: type, depth: 0))
      }
    }
  }

  private func form(of value: WireValue) -> WrittenForm { form(of: value.type) }

  private func form(of objects: [WrittenObject]) -> WrittenForm {
    if objects.count == 1 { return .object(objects[0]) }
    return .union(objects.map { .init(name: "", place: .none, form: .object($0)) })
  }

  // MARK: Enums

  func form(of enumeration: WireEnum) -> WrittenForm {
    .union(
      enumeration.cases.flatMap { element in
        let isRest = element.claim?.isRest ?? false
        var valuePlace = WirePlace.none
        if case .value(let value)? = enumeration.shapes(of: element).first { valuePlace = value.place }
        return forms(of: element, in: enumeration).map {
          WrittenForm.Branch(name: element.name, place: element.place, form: $0, valuePlace: valuePlace, isRest: isRest)
        }
      }
    )
  }

  private func forms(of element: WireCase, in enumeration: WireEnum) -> [WrittenForm] {
    guard let shape = enumeration.shapes(of: element).first else { return [] }
    let tags = element.tags.map { JSONValue($0) }
    guard case .object(let object) = shape else { return [form(of: shape, tags)] }
    return objects(of: object, tags, depth: 0).map { .object($0) }
  }

  /// - Parameter tags: Those that are written. Of other constants, it is the first.
  private func form(of shape: Shape<WireValue>, _ tags: [JSONValue]) -> WrittenForm {
    switch shape {
    case .constant(let values): .constants(values == tags ? values : Array(values.prefix(1)))
    case .value(let value): form(of: value)
    case .object(let object): form(of: objects(of: object, tags, depth: 0))
    case .array(let elements): tuple(elements, tags)
    case .ignored: .anything
    }
  }

  private func tuple(_ elements: [Shape<WireValue>.Element], _ tags: [JSONValue]) -> WrittenForm {
    var elements = elements.filter { !$0.shape.isIgnored }
    var rest: WrittenForm?
    if let last = elements.last, last.isRest, case .value(let value) = last.shape {
      rest = if case .list(let type) = value.type { form(of: type) } else { .anything }
      elements.removeLast()
      if elements.isEmpty, let rest { return .list(rest) }
    }
    return .tuple(
      elements.map { element in
        let place = if case .value(let value) = element.shape { value.place } else { WirePlace.none }
        return .init(form: form(of: element.shape, tags), place: place)
      },
      rest: rest
    )
  }

  // MARK: Objects

  /// The objects that a shape may be: several if it merges an enum, or a value that may be nil.
  private func objects(of shape: ObjectShape<WireValue>, _ tags: [JSONValue] = [], depth: Int = 0) -> [WrittenObject] {
    var own = WrittenObject()
    for member in shape.members {
      guard case .literal(let keys) = member.key, !member.shape.isIgnored else { continue }
      let value: WireValue? = if case .value(let value) = member.shape { value } else { nil }
      own.members.append(
        .init(
          key: keys[0],
          form: form(of: member.shape, tags),
          canBeMissing: member.isLeftOutIfNil,
          value: value
        )
      )
    }
    return shape.merged.reduce([own]) { objects, value in
      let others = self.objects(of: value.type, depth: depth) + (value.isOptional ? [WrittenObject()] : [])
      return objects.flatMap { object in others.compactMap { object.merging($0) } }
    }
  }

  /// The objects that a type is written as; none if it is something else, which is then an error while encoding.
  ///
  /// - Parameter depth: How many merged values it is in.
  private func objects(of type: WireType, depth: Int) -> [WrittenObject] {
    // A value that is merged into itself ends nowhere.
    if depth > 16 { return [] }
    switch type {
    case .record(let members, _):
      return [WrittenObject(members: members.map { .init(key: $0.key, form: form(of: $0.type)) })]
    case .map(let key, let value): return [WrittenObject(rest: (key, form(of: value)))]
    case .anything, .parameter: return [WrittenObject(rest: (.scalar(.string), .anything))]
    case .open(let name): return [WrittenObject(open: [name])]
    case .optional(let wrapped): return objects(of: wrapped, depth: depth + 1) + [WrittenObject()]
    case .merged(let fields, let variant):
      let merged = MergedShape(fields, variant, at: .none, document.shape)
      if let enumeration = merged.enumeration { return objects(of: enumeration, depth: depth + 1) }
      return objects(of: merged.shared.object(isClosed: true), depth: depth + 1)
    case .definition:
      switch document.shape(of: type) {
      case .enumeration(let enumeration): return objects(of: enumeration, depth: depth + 1)
      case .structure(let properties): return objects(of: ObjectShape(properties, isClosed: true), depth: depth + 1)
      case .merged(let fields, let variant): return objects(of: .merged(fields, variant), depth: depth + 1)
      case .rawValues(let type, nil): return objects(of: type, depth: depth + 1)
      case .rawValues, .openSet, nil: return []
      }
    case .lossless(let value): return objects(of: value, depth: depth + 1)
    case .scalar, .list, .set, .lossyList, .tuple, .pairs, .jsonText: return []
    }
  }

  /// A name has no place beside other keys, so its tag is written as where others are.
  private func objects(of enumeration: WireEnum, depth: Int) -> [WrittenObject] {
    let enumeration = enumeration.shared.isEmpty ? enumeration.sharing(SharedValues()) : enumeration
    return enumeration.cases.flatMap { element -> [WrittenObject] in
      let tags = element.tags.map { JSONValue($0) }
      switch enumeration.shapes(of: element).first {
      case .object(let object): return objects(of: object, tags, depth: depth)
      case .value(let value): return objects(of: value.type, depth: depth)
      case .constant(let values): return values.first == .empty ? [WrittenObject()] : []
      case .array, .ignored, nil: return []
      }
    }
  }
}
