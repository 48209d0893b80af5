/// A type as it is on the wire.
package indirect enum WireType: Hashable, Sendable {
  case scalar(WireScalar)
  case optional(WireType)
  /// `Array`, `ContiguousArray`: an array of any length.
  case list(WireType)
  /// `Set`: an array of which equal elements are one.
  case set(WireType)
  /// A range, a point: an array of just these. Of a range, with the name that tells what its bounds are.
  case tuple([WireType], name: String? = nil)
  /// A type of Foundation that is an object of just these keys, or a part of one, which has no name.
  case record([Member], name: String? = nil)
  /// A dictionary that is an object: by strings, by integers as text, by what is `CodingKeyRepresentable`.
  case map(key: WireType, value: WireType)
  /// A dictionary with other keys: an array of keys and values in turn.
  case pairs(key: WireType, value: WireType)
  /// By its id, with the arguments for its generic parameters.
  case definition(String, [WireType])
  /// A generic parameter of the definition that the type is in.
  case parameter(String)
  /// A `CodableValue`: any JSON.
  case anything
  /// `LosslessCoder` reads a value or its text, and writes the value.
  case lossless(WireType)
  /// `JSONTextCoder` writes a value's JSON as a string.
  case jsonText(WireType)
  /// `Merged`: two values in one object.
  case merged(WireType, WireType)
  /// `LossyListCoder` and `LossyArray` read an array and drop elements of another type.
  case lossyList(WireType)
  /// A name of which no more is known.
  case open(String)

  package struct Member: Hashable, Sendable {
    package var key: String
    package var type: WireType

    package init(key: String, type: WireType) {
      (self.key, self.type) = (key, type)
    }
  }
}

extension WireType {
  /// As Swift would spell it, for people to read and to compare: `[User]`, `[String: Int?]`, `Box<Int>`.
  package var text: String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .optional(let wrapped): "\(wrapped.text)?"
    case .list(let element): "[\(element.text)]"
    case .set(let element): "Set<\(element.text)>"
    case .tuple(let elements, nil): "(\(elements.map(\.text).joined(separator: ", ")))"
    case .tuple(let elements, let name?): "\(name)<\(elements.first?.text ?? "")>"
    case .record(_, let name?): name
    case .record(let members, nil): "{\(members.map { "\($0.key): \($0.type.text)" }.joined(separator: ", "))}"
    case .map(let key, let value): "[\(key.text): \(value.text)]"
    case .pairs(let key, let value): "[(\(key.text), \(value.text))]"
    case .definition(let id, let arguments):
      arguments.isEmpty ? id : "\(id)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .parameter(let name), .open(let name): name
    case .anything: "CodableValue"
    case .lossless(let value): "LosslessCoder<\(value.text)>"
    case .jsonText(let value): "JSONTextCoder<\(value.text)>"
    case .lossyList(let element): "LossyListCoder<\(element.text)>"
    case .merged(let fields, let variant): "Merged<\(fields.text), \(variant.text)>"
    }
  }

  /// As Swift would spell it, taken apart.
  package var expression: TypeExpression {
    switch self {
    case .optional(let wrapped): .optional(wrapped.expression)
    case .list(let element): .array(element.expression)
    case .map(let key, let value): .dictionary(key.expression, value.expression)
    case .scalar(let scalar): .named(scalar.rawValue)
    case .set, .tuple, .record, .pairs, .definition, .parameter, .open, .anything, .lossless, .jsonText, .lossyList,
      .merged:
      TypeExpression(text)
    }
  }

  /// The kinds of JSON that it is written as, where it says so by itself; none of what may be anything.
  package var kinds: Set<JSONKind> {
    switch self {
    case .scalar(let scalar): scalar.kinds
    case .optional(let wrapped): wrapped.kinds.union([.null])
    case .list, .set, .lossyList, .tuple: [.array]
    case .map, .record, .definition, .open, .merged: [.object]
    case .lossless(let value): value.kinds
    case .jsonText: [.string]
    case .pairs, .parameter, .anything: []
    }
  }

  /// Whether it has a declaration somewhere, which may make it anything.
  var isNamed: Bool {
    switch self {
    case .definition, .open: true
    case .scalar, .optional, .list, .set, .lossyList, .tuple, .record, .map, .pairs, .parameter, .anything, .lossless,
      .jsonText, .merged:
      false
    }
  }

  /// The type that optionals are around, and any other as it is.
  package var unwrapped: WireType { if case .optional(let wrapped) = self { wrapped.unwrapped } else { self } }

  /// A dictionary whose keys are not `CodingKeyRepresentable`.
  package static func dictionary(key: WireType, value: WireType) -> WireType {
    key == .scalar(.string) || key == .scalar(.int) ? .map(key: key, value: value) : .pairs(key: key, value: value)
  }

  /// The types that it is made of.
  package var parts: [WireType] {
    switch self {
    case .scalar, .anything, .open, .parameter: []
    case .optional(let type), .list(let type), .set(let type), .lossless(let type), .jsonText(let type),
      .lossyList(let type):
      [type]
    case .tuple(let types, _), .definition(_, let types): types
    case .record(let members, _): members.map(\.type)
    case .map(let key, let value), .pairs(let key, let value), .merged(let key, let value): [key, value]
    }
  }

  /// With other types in place of generic parameters.
  package func replacing(_ parameters: [String: WireType]) -> WireType {
    if parameters.isEmpty { return self }
    return mapped { type in if case .parameter(let name) = type { parameters[name] } else { nil } }
  }

  /// With another type in place of each part for which there is one; the parts of that are not looked at.
  package func mapped(_ other: (WireType) -> WireType?) -> WireType {
    if let type = other(self) { return type }
    func mapped(_ type: WireType) -> WireType { type.mapped(other) }
    return switch self {
    case .scalar, .anything, .open, .parameter: self
    case .optional(let wrapped): .optional(mapped(wrapped))
    case .list(let element): .list(mapped(element))
    case .set(let element): .set(mapped(element))
    case .lossless(let value): .lossless(mapped(value))
    case .jsonText(let value): .jsonText(mapped(value))
    case .lossyList(let element): .lossyList(mapped(element))
    case .tuple(let elements, let name): .tuple(elements.map(mapped), name: name)
    case .record(let members, let name):
      .record(members.map { Member(key: $0.key, type: mapped($0.type)) }, name: name)
    case .map(let key, let value): .map(key: mapped(key), value: mapped(value))
    case .pairs(let key, let value): .dictionary(key: mapped(key), value: mapped(value))
    case .merged(let fields, let variant): .merged(mapped(fields), mapped(variant))
    case .definition(let id, let arguments): .definition(id, arguments.map(mapped))
    }
  }
}

/// The types that have no declaration in the inputs, and are known all the same.
package enum StandardTypes {
  /// The modules that may qualify them.
  package static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "CoreGraphics", "CodableEnum",
  ]

  /// - Parameter name: Without its module.
  package static func type(named name: String, _ arguments: [WireType]) -> WireType? {
    if arguments.isEmpty, let scalar = WireScalar(rawValue: name) { return scalar.isCoder ? nil : .scalar(scalar) }
    switch (name, arguments.count) {
    case ("TimeInterval", 0): return .scalar(.double)
    case ("CodableValue", 0): return .anything
    case ("Optional", 1), ("LossyOptional", 1): return .optional(arguments[0])
    case ("Array", 1), ("ContiguousArray", 1): return .list(arguments[0])
    case ("Set", 1): return .set(arguments[0])
    case ("LossyArray", 1): return .lossyList(arguments[0])
    case ("Range", 1), ("ClosedRange", 1): return .tuple([arguments[0], arguments[0]], name: name)
    case ("PartialRangeFrom", 1), ("PartialRangeThrough", 1), ("PartialRangeUpTo", 1):
      return .tuple(arguments, name: name)
    case ("Stored", 1): return arguments[0]
    case ("Merged", 2): return .merged(arguments[0], arguments[1])
    case ("SIMD2", 1), ("SIMD3", 1), ("SIMD4", 1):
      return .tuple(Array(repeating: arguments[0], count: name == "SIMD2" ? 2 : name == "SIMD3" ? 3 : 4))
    case ("CGPoint", 0), ("CGSize", 0), ("CGVector", 0): return pair
    case ("CGRect", 0): return .tuple([pair, pair])
    case ("NSRange", 0): return .tuple([.scalar(.int), .scalar(.int)])
    case ("Duration", 0): return .tuple([.scalar(.int64), .scalar(.uint64)])
    case ("DateInterval", 0): return record(name, ("start", .scalar(.date)), ("duration", .scalar(.double)))
    case ("TimeZone", 0): return record(name, ("identifier", .scalar(.string)))
    case ("IndexPath", 0): return record(name, ("indexes", .list(.scalar(.int))))
    case ("IndexSet", 0):
      return record(name, ("indexes", .list(record(nil, ("location", .scalar(.int)), ("length", .scalar(.int))))))
    default: return nil
    }
  }

  /// The type that a value coder writes.
  ///
  /// - Parameter name: Without its module.
  package static func type(ofCoder name: String, _ arguments: [WireType]) -> WireType? {
    if arguments.isEmpty, let scalar = WireScalar(rawValue: name), scalar.isCoder { return .scalar(scalar) }
    switch (name, arguments.count) {
    case ("LosslessCoder", 1): return .lossless(arguments[0])
    case ("JSONTextCoder", 1): return .jsonText(arguments[0])
    case ("LossyListCoder", 1): return .lossyList(arguments[0])
    default: return nil
    }
  }

  private static let pair = WireType.tuple([.scalar(.cgFloat), .scalar(.cgFloat)])

  private static func record(_ name: String?, _ members: (key: String, type: WireType)...) -> WireType {
    .record(members.map { .init(key: $0.key, type: $0.type) }, name: name)
  }
}
