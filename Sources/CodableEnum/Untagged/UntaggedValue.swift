#if Untagged
/// A value without a tag, whose kind and keys tell its case.
///
/// Generated code for `.untagged` decodes from it. It is consumed once, so that it can hand over what it has read. It
/// takes the decoder as an argument, since storing it would take longer than everything else.
public struct _UntaggedValue: ~Copyable {
  /// The kind of the value; `other` if no case of the enum takes it.
  public let kind: _ValueKind

  let content: OpenValue
  private let type: Any.Type
  private let kinds: _ValueKinds
  private let objects: () -> [_ObjectCase]

  init(
    _ content: OpenValue,
    of type: Any.Type,
    _ kinds: _ValueKinds,
    _ objects: @escaping () -> [_ObjectCase] = { [] }
  ) {
    self.content = content
    kind = content.kind
    self.type = type
    self.kinds = kinds
    self.objects = objects
  }

  /// Whether it is an integer that fits the type, but none of the types listed before it.
  public func isHeld<Integer: FixedWidthInteger>(by _: Integer.Type) -> Bool {
    switch content {
    case .integer(let value): Integer(exactly: value) != nil
    case .wideInteger(let type): type == Integer.self
    case .null, .boolean, .number, .string, .array, .object, .date, .data, .url, .decimal, .other: false
    }
  }

  // MARK: Literals

  /// The whole value, if it is a string.
  public var string: _CodableKey? {
    if case .string(let text) = content { _CodableKey(stringValue: text) } else { nil }
  }

  /// The case whose value has the whole value as its raw value; nil if there is no such value.
  ///
  /// - Parameter make: Makes the case.
  public func value<Value: RawRepresentable, Whole>(of make: (Value) -> Whole) -> Whole? {
    if let type = Value.RawValue.self as? any BinaryFloatingPoint.Type {
      return (content.number.map { type.init($0) } as? Value.RawValue).flatMap(Value.init).map(make)
    }
    return content.literal?.value(of: make)
  }

  /// Whether the whole value equals a literal.
  ///
  /// - Parameters:
  ///   - literal: The literal.
  ///   - ignoresCase: Whether letters from A to Z equal the small ones.
  public func isLiteral(_ literal: _TagLiteral, ignoresCase: Bool = false) -> Bool {
    guard let tag = content.literal else { return false }
    return ignoresCase ? KnownTags([literal], ignoresCase: true).contains(tag) : literal ~= tag
  }

  // MARK: Values

  /// The whole value.
  ///
  /// - Throws: `DecodingError` if it cannot be decoded.
  public consuming func payload<Value: Decodable>(from decoder: any Decoder) throws -> Value {
    // The container handles some types, such as dates, in its own way.
    try decoder.singleValueContainer().decode(Value.self)
  }

  /// The whole value, read by a coder.
  ///
  /// - Throws: The coder's error.
  public func payload<Coder: ValueDecoder>(from decoder: any Decoder, by _: Coder.Type) throws -> Coder.Value {
    try Coder.decode(from: decoder)
  }

  /// The elements of an array.
  ///
  /// - Throws: `DecodingError` if there is no array, or an element cannot be decoded.
  public func elements<Element: Decodable>() throws -> [Element] {
    var values = try values(of: "", count: 0)
    var elements: [Element] = []
    elements.reserveCapacity(values.container.count ?? 0)
    while values.hasNext { elements.append(try values.next()) }
    return elements
  }

  /// The values of a case that has several, to take in order.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no array.
  public func values(
    of caseName: String,
    count: Int,
    required: Int? = nil
  ) throws -> _PayloadValues {
    guard case .array(let array) = content else { throw DecodingError.notOfKind([Any].self, "an array") }
    return _PayloadValues(
      container: array.container,
      count: count,
      required: required,
      ReportedEnum(type).isCase(_CodableTag(caseName))
    )
  }

  // MARK: Objects

  /// The name of the case that the object's keys tell; nil if they tell none.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if several cases match.
  public func objectCase() throws -> String? {
    guard case .object(let object) = content else { return nil }
    let matching = objects().matching(object.container)
    if matching.count > 1 {
      throw DecodingError.severalObjectCases(matching.map(\.name), of: type, object.container, at: object.codingPath)
    }
    return matching.first?.name
  }

  /// The object with a case's values by their keys.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no object.
  public func payloadObject(of caseName: String) throws -> _PayloadObject {
    _PayloadObject(container: try openObject().container, tag: _CodableTag(caseName), ReportedEnum(type))
  }

  /// The whole object.
  ///
  /// - Throws: `DecodingError` if it cannot be decoded.
  public func payloadOfObject<Value: Decodable>() throws -> Value {
    let object = try openObject()
    if Value.self is any AnyDictionary.Type { return try object.singleValueContainer().decode(Value.self) }
    return try Value(from: object)
  }

  /// The whole object, the value of a case.
  ///
  /// - Throws: `DecodingError` if it cannot be decoded. The error for a missing key names the case.
  public func payloadOfObject<Value: Decodable>(of caseName: String) throws -> Value {
    do {
      return try payloadOfObject()
    } catch {
      let object = try openObject()
      guard object.hasOtherKeys else { throw error }
      throw ReportedEnum(type).isCase(_CodableTag(caseName)).named(error, hasOtherKeys: true, at: object.codingPath)
    }
  }

  private func openObject() throws -> OpenObject {
    guard case .object(let object) = content else { throw DecodingError.notOfKind([String: Any].self, "an object") }
    return object
  }

  // MARK: Errors

  /// The error for a value that no case takes: `dataCorrupted`.
  ///
  /// - Parameters:
  ///   - decoder: What the value is in.
  ///   - hasRawValues: Whether cases are read by the raw values of their values.
  ///   - literals: The cases that are these literals.
  public func noMatchError(
    in decoder: any Decoder,
    hasRawValues: Bool = false,
    besides literals: () -> [_TagLiteral] = { [] }
  ) -> any Error {
    let literals = literals().map { _CodableTag($0) }
    if case .object(let object) = content {
      let objects = objects()
      if !objects.isEmpty {
        return DecodingError.noObjectCase(objects, literals, of: type, object.container, at: decoder.codingPath)
      }
    }
    let isTag = hasRawValues && [.string, .integer].contains(kind)
    let found = content.literal.flatMap { tag in isTag || literals.contains { $0.hasKind(of: tag) } ? tag : nil }
    return DecodingError.noUntaggedCase(kinds, literals, found, hasRawValues: hasRawValues, of: type, in: decoder)
  }
}

extension Decoder {
  /// Finds the kind of the value; see ``_UntaggedValue``.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - kinds: The kinds that the enum's cases take.
  ///   - literals: The kinds of the cases that are literals.
  ///   - integers: The type of the case that takes integers.
  ///   - objects: The cases that keys identify, in order.
  /// - Throws: `DecodingError` if too little stack is left to decode an array or an object.
  public func _untaggedValue(
    of type: Any.Type,
    kinds: _ValueKinds,
    literals: _ValueKinds = [],
    integers: any (FixedWidthInteger & Decodable).Type = Int.self,
    objects: @escaping () -> [_ObjectCase] = { [] }
  ) throws -> _UntaggedValue {
    let reader = KindReader(kinds: kinds.union(literals), integers: IntegerTypes(integers))
    let content = try reader.read(self, in: type)
    return _UntaggedValue(content, of: type, kinds, objects)
  }

  /// Finds the kind of the value where several cases take integers, or an enum that is the value of a case does; see
  /// ``_UntaggedValue``.
  ///
  /// - Throws: `DecodingError` if too little stack is left to decode an array or an object.
  public func _untaggedValue(
    of type: Any.Type,
    kinds: _ValueKinds,
    literals: _ValueKinds = [],
    integers: [any (FixedWidthInteger & Decodable).Type],
    objects: @escaping () -> [_ObjectCase] = { [] }
  ) throws -> _UntaggedValue {
    let integers = IntegerTypes(integers.first ?? Int.self, Array(integers.dropFirst()))
    let content = try KindReader(kinds: kinds.union(literals), integers: integers).read(self, in: type)
    return _UntaggedValue(content, of: type, kinds, objects)
  }
}

// Separate functions for the types that coders know by name: see `CommonTypes.swift`.
extension _UntaggedValue {
  /// A string that is the whole value.
  public consuming func payload(from decoder: any Decoder) throws -> String {
    if case .string(let value) = content { return value }
    return try decoder.singleValueContainer().decode(String.self)
  }

  /// An integer that is the whole value.
  public consuming func payload(from decoder: any Decoder) throws -> Int {
    if case .integer(let value) = content, let value = Int(exactly: value) { return value }
    return try decoder.singleValueContainer().decode(Int.self)
  }

  /// A number that is the whole value.
  public consuming func payload(from decoder: any Decoder) throws -> Double {
    if case .number(let value) = content { return value }
    return try decoder.singleValueContainer().decode(Double.self)
  }

  /// A boolean that is the whole value.
  public consuming func payload(from decoder: any Decoder) throws -> Bool {
    if case .boolean(let value) = content { return value }
    return try decoder.singleValueContainer().decode(Bool.self)
  }
}

extension OpenValue {
  /// The value, if it is a number.
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .null, .boolean, .wideInteger, .string, .array, .object, .date, .data, .url, .decimal, .other: nil
    }
  }

  /// The possible literal, for messages; nil for anything else.
  var literal: _CodableTag? {
    switch self {
    case .boolean(let value): .boolean(value)
    case .integer(let value): Int(exactly: value).map { .integer($0) }
    case .string(let text): _CodableTag(text)
    case .null, .wideInteger, .number, .array, .object, .date, .data, .url, .decimal, .other: nil
    }
  }
}
#endif
