import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

@testable import CodableEnumContract

/// JSON of the types of one side: usual JSON of each, with one value after the other changed.
struct WrittenJSON {
  private let shapes: [String: WireShape]
  private let making: ConcreteJSON
  /// The tags of both sides, and objects with the keys of their untagged cases, which may be values as well.
  private let tags: [JSONValue]
  /// What is in types inside of others is played for these, too: a few of each are enough.
  private static let (depth, partCount) = (2, 16)

  init(_ shapes: [String: WireShape], besides others: [String: WireShape]) {
    self.shapes = shapes
    let all = Array(shapes.values) + others.values
    tags = all.flatMap(\.tags).map { JSONValue($0) } + all.flatMap(\.claimed)
    let forms = ExampleForms(shapes: shapes, keys: [], literals: [])
    making = ConcreteJSON(forms: forms, shape: shapes.shape, scalar: \.capsule, key: "key", open: .string("open"))
  }

  /// - Parameter isOther: Whether others write it, which leave out what may be missing.
  func all(of type: WireType, byOthers isOther: Bool, depth: Int = Self.depth) -> [JSONValue] {
    var seen: Set<String> = []
    return json(of: type, isOther, depth).filter { seen.insert($0.text(.compact)).inserted }
  }

  private func json(of type: WireType, _ isOther: Bool, _ depth: Int) -> [JSONValue] {
    func parts(_ type: WireType) -> [JSONValue] {
      depth == 0 ? [making.json(of: type)].compactMap(\.self) : json(of: type, isOther, depth - 1)
    }
    switch type {
    case .scalar(let scalar): return json(of: scalar)
    case .optional(let wrapped): return json(of: wrapped, isOther, depth) + [.null]
    case .list(let element), .lossyList(let element):
      let parts = parts(element)
      let lists = parts.map { JSONValue.array([$0]) } + [.array([])] + parts.prefix(1).map { .array([$0, $0]) }
      // What can't be read is left out.
      if case .lossyList = type, isOther { return lists + [.array([.null])] }
      return lists
    case .set(let element): return parts(element).map { .array([$0]) } + [.array([])]
    case .tuple(let types, _):
      return lists(types.map { parts($0) }).map { .array($0) }
    case .map(.scalar(.string), let value): return parts(value).map { .members(["key": $0]) } + [.empty]
    case .lossless(let value):
      let all = parts(value)
      return isOther ? all + all.map { .string($0.string ?? $0.text(.compact)) } : all
    case .jsonText(let value): return parts(value).map { .string($0.text(.compact)) }
    case .anything:
      let others: [JSONValue] = [.number("1"), .number("2.5"), .boolean(true), .null, .array([.number("1")]), .empty]
      return [.string("text")] + others + tags
    case .merged(let fields, let variant): return merged(fields, variant, isOther, depth)
    case .definition:
      guard let shape = shapes.shape(of: type) else { return [making.json(of: type)].compactMap(\.self) }
      if depth == 0 { return [making.json(of: type)].compactMap(\.self) }
      let all = json(of: shape, isOther, depth)
      return depth == Self.depth ? all : all.some(Self.partCount)
    case .record, .map, .pairs, .open, .parameter: return [making.json(of: type)].compactMap(\.self)
    }
  }

  private func json(of shape: WireShape, _ isOther: Bool, _ depth: Int) -> [JSONValue] {
    switch shape {
    case .rawValues(_, let cases?): return cases.map { JSONValue($0.tag) }
    case .rawValues(let raw, nil): return json(of: raw, isOther, depth)
    case .merged(let fields, let variant): return merged(fields, variant, isOther, depth)
    case .structure(let properties):
      return filled(WireEnum(object: properties, at: .none), isOther, depth)
    case .enumeration(let enumeration): return filled(enumeration, isOther, depth)
    case .openSet(let types):
      return types.flatMap { type in
        json(of: type.type, isOther, depth).compactMap { json in
          json.members.map { .object([JSONValue.Member(key: "type", value: JSONValue(type.tag))] + $0) }
        }
      }
    }
  }

  private func merged(_ fields: WireType, _ variant: WireType, _ isOther: Bool, _ depth: Int) -> [JSONValue] {
    let merged = MergedShape(fields, variant, at: .none, shapes.shape)
    let fields = WireEnum(object: [], at: .none).sharing(merged.shared)
    guard let enumeration = merged.enumeration else { return filled(fields, isOther, depth) }
    let all = filled(enumeration, isOther, depth)
    // What an untagged case catches may be nothing, or anything.
    let keepsAny = !enumeration.hasTags && enumeration.catching(.unknown)?.capture != nil
    return keepsAny ? all + filled(fields, isOther, depth) : all
  }

  private func filled(_ enumeration: WireEnum, _ isOther: Bool, _ depth: Int) -> [JSONValue] {
    let examples = Examples(enumeration: enumeration, forms: making.forms)
    let usual = enumeration.cases.filter { isOther || $0.isEncoded }.map { element -> [JSONValue] in
      let all = examples.written(element) + (isOther ? examples.accepted(element) : [])
      // What is written back as it was tells peers nothing new.
      let unknown =
        isOther || depth == Self.depth ? examples.unknown(element, besides: enumeration.cases.flatMap(\.tags)) : []
      return (all.map(\.1) + unknown).flatMap { example in
        json(of: example, isOther, depth)
      }
    }
    // The first ones of each case come first.
    let all = usual.flatMap { $0.prefix(3) } + usual.flatMap { $0.dropFirst(3) }
    return isOther ? all + foreign(enumeration, all) : all
  }

  /// JSON of others, with what the enum doesn't know: it may ignore it, or catch it.
  private func foreign(_ enumeration: WireEnum, _ usual: [JSONValue]) -> [JSONValue] {
    let key = enumeration.tagKey
    let more = JSONValue.Member(key: "zzz", value: .number("1"))
    let changed = usual.prefix(50).flatMap { json -> [JSONValue] in
      if let elements = json.array { return [.array(elements + [.number("1")])] }
      if let key, json.string != nil {
        let tag = JSONValue.Member(key: key, value: json)
        return [.object([tag]), .object([tag, more])]
      }
      guard let members = json.members else { return [] }
      let inner = members.indices.compactMap { index -> JSONValue? in
        guard let own = members[index].value.members else { return nil }
        var members = members
        members[index].value = .object(own + [more])
        return .object(members)
      }
      guard let key else { return inner + [.object(members + [more])] }
      let others = members.filter { $0.key != key }
      return inner + [.object(members + [more]), .object(others)]
        + ["zzz", "true"].map { .object([JSONValue.Member(key: key, value: .string($0))] + others) }
    }
    let kinds: [JSONValue] = [
      .null, .boolean(true), .string("zzz"), .number("999"), .number("-1"), .number("2.5"), .array([]),
      .array([.number("1")]), .array([.string("zzz")]), .array([.string("zzz"), .number("1")]),
      .array([.string("zzz"), .string("zzz")]), .empty, .object([more]),
      .members(["zzz": .empty]),
    ]
    guard let key else { return changed + kinds }
    var contents = [more]
    if let content = enumeration.contentKey {
      contents += [.number("1"), .string("zzz")].map {
        JSONValue.Member(key: content.key(of: .string("zzz")), value: $0)
      }
    }
    let tags: [JSONValue] = [.null, .number("999"), .boolean(true), .empty]
    return changed + kinds + tags.map { .members([key: $0]) }
      + contents.map { .object([JSONValue.Member(key: key, value: .string("zzz")), $0]) }
  }

  /// JSON of an example, with one value after the other changed.
  private func json(of example: Example, _ isOther: Bool, _ depth: Int) -> [JSONValue] {
    switch example {
    case .constant(let json): return [json]
    case .value(let value):
      if let form = value.form?.json { return [form] + json(of: value.type, isOther, Swift.max(depth - 1, 0)) }
      return json(of: value.type, isOther, Swift.max(depth - 1, 0))
    case .array(let elements): return lists(elements.map { json(of: $0, isOther, depth) }).map { .array($0) }
    case .object(let members):
      return lists(members.map { json(of: $0.example, isOther, depth) }).map { values in
        .object(
          zip(members, values).flatMap { member, value in
            member.key.map { [JSONValue.Member(key: $0, value: value)] } ?? value.members ?? []
          }
        )
      }
    }
  }

  /// One of each list, and then others of one list after the other.
  private func lists(_ all: [[JSONValue]]) -> [[JSONValue]] {
    let usual = all.compactMap(\.first)
    guard usual.count == all.count else { return [] }
    return [usual]
      + all.indices.flatMap { index in
        all[index].dropFirst().map { json in
          var list = usual
          list[index] = json
          return list
        }
      }
  }

  private func json(of scalar: WireScalar) -> [JSONValue] {
    var rules = JSONRules(dates: .any)
    // Of a date, any number may be written.
    if scalar.kinds == [.number] { rules.isExact = false }
    let types = TypeReading([:], rules)
    let usual = [scalar.capsule].compactMap(\.self)
    let texts = ["2", "9007199254740993", "2.5", "62.5"] + ExampleInteger.all.map(\.text)
    let numbers = texts.map { JSONValue.number($0) }
    let strings = ["other", "", "7", "true", "https://example.org/a", "6F9619FF-8B86-D011-B42D-00C04FC964FF", "AAE="]
    let others = numbers + strings.map { .string($0) } + [.boolean(true), .boolean(false)] + tags
    return usual + others.filter { types.holds($0, as: .scalar(scalar)) && !usual.contains($0) }
  }
}

extension Array {
  /// As many of all: the first ones, and every so many of the others.
  func some(_ count: Int) -> [Element] {
    let (first, rest) = (prefix(count / 2), dropFirst(count / 2))
    let step = Swift.max(1, (rest.count + count - 1) / count * 2)
    return first + stride(from: rest.startIndex, to: rest.endIndex, by: step).map { self[$0] }
  }
}

extension WireShape {
  fileprivate var claimed: [JSONValue] {
    guard case .enumeration(let enumeration) = self, !enumeration.hasTags else { return [] }
    return enumeration.cases.compactMap { element in
      let keys = element.claim?.groups.compactMap(\.keys.first) ?? []
      return keys.isEmpty ? nil : .object(keys.map { JSONValue.Member(key: $0, value: .number("1")) })
    }
  }

  fileprivate var tags: [Tag] {
    switch self {
    case .enumeration(let enumeration):
      enumeration.cases.flatMap { $0.tags + ($0.claim?.constants ?? []) }
    case .rawValues(_, let cases): (cases ?? []).map(\.tag)
    case .openSet(let types): types.map(\.tag)
    case .structure, .merged: []
    }
  }
}

extension ExampleForm {
  /// Nil where the type has better JSON.
  fileprivate var json: JSONValue? {
    switch self {
    case .null: .null
    case .integer(let integer): .number(integer.text)
    case .literal(let tag): JSONValue(tag)
    case .boolean, .fraction, .string, .array, .object: nil
    }
  }
}
