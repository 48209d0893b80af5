import CodableEnumGenerator
import CodableEnumJSON

/// JSON of types, with what other types may not read of it.
struct TypeSamples {
  let making: ConcreteJSON
  /// Of the types that write it.
  let reading: TypeReading

  /// JSON of a type, the usual one first.
  func samples(of type: WireType) -> [JSONValue] {
    switch type {
    case .optional(let wrapped): return samples(of: wrapped) + [.null]
    // It leaves out what it can't read.
    case .lossyList(let element): return samples(of: .list(element)) + [.array([.null])]
    case .list(let element), .set(let element):
      let elements = samples(of: element)
      // Equal ones are one in a set.
      return elements.map { .array([$0]) } + [.array([])] + elements.prefix(1).map { .array([$0, $0]) }
    case .map(.scalar(.string), let value): return samples(of: value).map { .members(["key": $0]) }
    case .lossless(let value): return samples(of: value).flatMap { [$0, .string($0.string ?? $0.text(.compact))] }
    case .anything, .open, .parameter:
      return [.string("text"), .number("1"), .boolean(true), .null, .array([]), .empty]
    case .scalar(let scalar):
      let usual = [making.json(of: type)].compactMap(\.self)
      if scalar.kinds == [.number] {
        let numbers: [JSONValue] = [.number("3.141592653589793"), .number("1e300")]
        let fractions = numbers.filter { reading.holds($0, as: type) }
        // Seconds or milliseconds of a date, or a small fraction.
        return usual + (fractions.isEmpty ? [.number("62.5")] : fractions)
      }
      if scalar.kinds == [.boolean] { return usual + [.boolean(false)] }
      // Not every text is a URL.
      if scalar == .string { return usual + [.string("")] }
      if scalar.integerWidth == nil { return usual }
      let numbers = ["1", "9007199254740993"] + ExampleInteger.all.map(\.text)
      return numbers.map { .number($0) }.filter { reading.holds($0, as: type) }
    case .definition(let id, let arguments):
      let declared = arguments.isEmpty ? making.forms.shapes[id].map(samples) ?? [] : []
      if !declared.isEmpty { return declared }
      guard let full = making.json(of: type) else { return [] }
      return [full] + [making.forms.shapes[id].flatMap { full.withoutOptionals(of: $0) }].compactMap(\.self)
    case .tuple, .record, .map, .pairs, .jsonText, .merged: return [making.json(of: type)].compactMap(\.self)
    }
  }

  private func samples(of shape: WireShape) -> [JSONValue] {
    switch shape {
    case .rawValues(let raw, let cases): return cases.map { $0.map { JSONValue($0.tag) } } ?? samples(of: raw)
    case .enumeration(let enumeration):
      let examples = Examples(enumeration: enumeration, forms: making.forms)
      return enumeration.cases.filter(\.isEncoded).flatMap { element -> [JSONValue] in
        if element.capture != nil {
          return enumeration.tagKinds.map { $0 == .integer ? .number("999") : .string("zzz") }
        }
        return examples.written(element).compactMap { making.json(of: $0.1) }
      }
    case .structure, .openSet, .merged: return []
    }
  }
}

extension JSONValue {
  /// A struct whose optional properties are nil; nil if it has none.
  fileprivate func withoutOptionals(of shape: WireShape) -> JSONValue? {
    guard case .structure(let properties) = shape, let members else { return nil }
    let optional = Set(properties.filter(\.value.canBeMissing).map(\.key))
    return optional.isEmpty ? nil : .object(members.filter { !optional.contains($0.key) })
  }
}

extension ExampleForm {
  /// An object with its keys.
  var object: JSONValue? {
    guard case .object(let keys) = self else { return nil }
    return .object(keys.sorted(byBytesOf: \.self).map { JSONValue.Member(key: $0, value: .number("1")) })
  }

  /// Nil where the type has better JSON.
  var sample: JSONValue? {
    switch self {
    case .null: .null
    case .integer(let integer): .number(integer.text)
    case .literal(let tag): JSONValue(tag)
    case .boolean, .fraction, .string, .array, .object: nil
    }
  }
}

extension WireEnum {
  /// JSON of an unknown tag, alone and with what may be beside it, behind it or under it.
  func unknown(_ tag: JSONValue = .string("zzz"), beside keys: [String] = []) -> [JSONValue] {
    let contents: [JSONValue] = [.string("…"), .number("1"), .boolean(true), .null, .array([]), .empty]
    switch tagPlace {
    case .alone: return [tag]
    case .nowhere: return contents
    case .first: return [.array([tag])] + contents.map { .array([tag, $0]) }
    case .key: return contents.map { .members(["zzz": $0]) }
    case .value(let key, let content):
      let names = [content?.key(of: .string("zzz")) ?? "x"] + keys
      return [.members([key: tag])]
        + names.flatMap { name in
          contents.map { .object([JSONValue.Member(key: key, value: tag), JSONValue.Member(key: name, value: $0)]) }
        }
    }
  }
}

extension WireType {
  var innermost: WireType {
    switch self {
    case .optional(let type), .list(let type), .set(let type), .lossyList(let type), .map(_, let type): type.innermost
    case .scalar, .tuple, .record, .pairs, .definition, .parameter, .anything, .lossless, .jsonText, .merged, .open:
      self
    }
  }
}

extension JSONValue {
  /// The JSON with another value in the place of each of its parts, one at a time.
  func replacingEachPart(by value: JSONValue) -> [JSONValue] {
    switch self {
    case .null, .boolean, .number, .string: return []
    case .array(let elements):
      return elements.indices.flatMap { index in
        ([value] + elements[index].replacingEachPart(by: value)).map { part in
          var changed = elements
          changed[index] = part
          return .array(changed)
        }
      }
    case .object(let members, _):
      return members.indices.flatMap { index in
        ([value] + members[index].value.replacingEachPart(by: value)).map { part in
          var changed = members
          changed[index].value = part
          return .object(changed)
        }
      }
    }
  }
}
