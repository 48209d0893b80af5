#if Merging
/// A value of an open set, or an optional, an array or a dictionary of such values, made codable: `any Animal` itself
/// is neither `Decodable` nor `Encodable`.
struct PolymorphicBox<Extractor: TypeExtractor, Value> {
  enum Content {
    case value(Value)
    /// Not thrown, since a list may go on without the value.
    case unregistered(UnregisteredType)

    /// - Throws: `DecodingError` if the type is not registered.
    func get() throws -> Value {
      switch self {
      case .value(let value): return value
      case .unregistered(let reason): throw reason.error
      }
    }
  }

  let content: Content

  init(_ value: Value) {
    content = .value(value)
  }
}

/// A value whose tag no registered type has.
struct UnregisteredType {
  /// The tag as text, without quotation marks if it is a string.
  let tag: String
  let error: DecodingError
}

extension [DroppedElement]? {
  /// Reports an element that is dropped, or throws its error where nothing may be dropped.
  mutating func append(_ reason: UnregisteredType, index: Int? = nil, key: String? = nil) throws {
    if self == nil { throw reason.error }
    self?.append(DroppedElement(index: index, key: key, tag: reason.tag, reason.error))
  }
}

extension PolymorphicBox: Decodable {
  init(from decoder: any Decoder) throws {
    if Value.self == Extractor.ObjectType.self {
      content = try Self.object(in: decoder)
    } else {
      var dropped: [DroppedElement]?
      content = .value(try Self.value(in: decoder, dropping: &dropped))
    }
  }

  private static func object(in decoder: any Decoder) throws -> Content {
    try StackGuard.check(decoder)
    let extractor = try Extractor(from: decoder)
    guard let registered = decoder.registeredTypes(for: Extractor.self) else {
      throw Extractor.noRegisteredTypes(at: decoder.codingPath)
    }
    guard let match = registered.match(for: extractor) else {
      return .unregistered(
        UnregisteredType(
          tag: extractor.tagValue.text,
          error: extractor.unregisteredType(registered.types, at: decoder.codingPath)
        )
      )
    }
    if let rival = match.rival {
      throw extractor.registeredTwice(as: match.type, and: rival, at: decoder.codingPath)
    }
    guard let value = try match.type.init(from: decoder) as? Value else {
      throw Extractor.foreignType(match.type, at: decoder.codingPath)
    }
    return .value(value)
  }

  /// - Parameter dropped: Collects elements of unregistered types. If nil, they are errors.
  static func value(in decoder: any Decoder, dropping dropped: inout [DroppedElement]?) throws -> Value {
    if Value.self == Extractor.ObjectType.self { return try object(in: decoder).get() }
    func decode<Shape: PolymorphicShape>(_: Shape.Type) throws -> Value? {
      try Shape(from: decoder, by: Extractor.self, dropping: &dropped) as? Value
    }
    guard let type = Value.self as? any PolymorphicShape.Type, let value = try decode(type) else {
      let message = Extractor.unsupportedShape(Value.self)
      throw DecodingError.typeMismatch(Value.self, .init(message, at: decoder.codingPath))
    }
    return value
  }
}

extension PolymorphicBox: Encodable {
  func encode(to encoder: any Encoder) throws {
    let value = try content.get()
    try StackGuard.check(encoding: value, at: encoder.codingPath)
    if Value.self == Extractor.ObjectType.self {
      try encodeObject(value, to: encoder)
    } else if let shape = value as? any PolymorphicShape {
      try shape.encode(to: encoder, by: Extractor.self)
    } else {
      throw refusal(of: value, Extractor.unsupportedShape(Value.self), encoder)
    }
  }

  private func refusal(of value: Value, _ message: String, _ encoder: any Encoder) -> EncodingError {
    .invalidValue(value, .init(message, at: encoder.codingPath))
  }

  private func encodeObject(_ value: Value, to encoder: any Encoder) throws {
    let type = type(of: value as Any)
    guard let object = value as? any Encodable else {
      throw refusal(of: value, Extractor.notEncodable(type), encoder)
    }
    guard let extractor = (type as? any Polymorphic.Type)?.typeExtractor as? Extractor else {
      throw refusal(of: value, Extractor.noTagOfSet(type), encoder)
    }
    guard case .object(let members) = try CodableValue(collecting: extractor) else {
      throw refusal(of: value, extractor.tagIsNotObject(of: type), encoder)
    }
    try encoder._encodeMerged(object, besides: members)
  }
}
#endif
