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
      throw DecodingError.noRegisteredTypes(for: Extractor.self, at: decoder.codingPath)
    }
    guard let match = registered.match(for: extractor) else {
      return .unregistered(
        UnregisteredType(
          tag: extractor.tagValue.text,
          error: .unregisteredType(extractor, registered.types, at: decoder.codingPath)
        )
      )
    }
    if let rival = match.rival {
      throw DecodingError.registeredTwice(extractor, of: match.type, and: rival, at: decoder.codingPath)
    }
    guard let value = try match.type.init(from: decoder) as? Value else {
      throw DecodingError.foreignType(match.type, registeredFor: Extractor.self, at: decoder.codingPath)
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
      throw DecodingError.unsupportedShape(Value.self, of: Extractor.self, at: decoder.codingPath)
    }
    return value
  }
}

extension PolymorphicBox: Encodable {
  func encode(to encoder: any Encoder) throws {
    let value = try content.get()
    if Value.self == Extractor.ObjectType.self {
      try encodeObject(value, to: encoder)
    } else if let shape = value as? any PolymorphicShape {
      try shape.encode(to: encoder, by: Extractor.self)
    } else {
      throw EncodingError.invalidValue(value, .unsupportedShape(Value.self, of: Extractor.self, at: encoder.codingPath))
    }
  }

  private func encodeObject(_ value: Value, to encoder: any Encoder) throws {
    let type = type(of: value as Any)
    guard let object = value as? any Encodable else {
      throw EncodingError.invalidValue(value, .notEncodable(type, of: Extractor.self, at: encoder.codingPath))
    }
    guard let extractor = (type as? any Polymorphic.Type)?.typeExtractor as? Extractor else {
      throw EncodingError.invalidValue(value, .noTagOfSet(type, of: Extractor.self, at: encoder.codingPath))
    }
    guard case .object(let members) = try CodableValue(encoding: extractor) else {
      throw EncodingError.invalidValue(value, .tagIsNotObject(extractor, of: type, at: encoder.codingPath))
    }
    try encoder.encodeMerged(object, besides: members)
  }
}
