extension DecodingError {
  /// `unknown type "brid" of Animal; registered are "bird", "dog"; did you mean "bird"?`, or why a type is not one
  static func unregisteredType<Extractor: TypeExtractor>(
    _ extractor: Extractor,
    _ types: [any Polymorphic.Type],
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let tags = types.compactMap { ($0.typeExtractor as? Extractor)?.tagValue }
    let registered = tags.isEmpty ? "none" : listed(tags.map(\.quoted).sorted())
    var message = "unknown type \(extractor.tagValue.quoted) of \(Extractor.objectName); registered are \(registered)"
    if case .string(let text) = extractor.tagValue,
      let nearest = nearestSpelling(to: text, in: tags.map(\.text).sorted())
    {
      message += "; did you mean \(quoted(nearest))?"
    }
    if let stray = types.first(where: { !($0.typeExtractor is Extractor) }) {
      message += "; the typeExtractor of \(name(of: stray)) is not of type \(name(of: Extractor.self))"
    }
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message))
  }

  /// `no types of Animal are registered; call decoder.set(types: […], for: AnimalType.self)`
  static func noRegisteredTypes(for extractor: any TypeExtractor.Type, at codingPath: [any CodingKey]) -> DecodingError
  {
    let call = "decoder.set(types: […], for: \(name(of: extractor)).self)"
    let message = "no types of \(extractor.objectName) are registered; call \(call)"
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message))
  }

  /// `type "dog" of Animal is registered twice, as Dog and as Puppy; give one of them another typeExtractor`
  static func equalTags<Extractor: TypeExtractor>(
    _ extractor: Extractor,
    of type: any Polymorphic.Type,
    and rival: any Polymorphic.Type,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    // Two modules may have types of one name.
    let sameName = name(of: type) == name(of: rival)
    let names = [type, rival].map { sameName ? String(reflecting: $0) : name(of: $0) }
    let message = """
      type \(extractor.tagValue.quoted) of \(Extractor.objectName) is registered twice, \
      as \(names[0]) and as \(names[1]); give one of them another typeExtractor
      """
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message))
  }

  /// `Dog is registered for AnimalType, but is not of type Animal`
  static func foreignType(
    _ type: any Polymorphic.Type,
    registeredFor extractor: any TypeExtractor.Type,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let message =
      "\(name(of: type)) is registered for \(name(of: extractor)), but is not of type \(extractor.objectName)"
    return .typeMismatch(type, Context(codingPath: codingPath, debugDescription: message))
  }

  /// `Set<Dog> cannot be decoded by AnimalType; it must be Animal, or an optional, an array or … of it`
  static func unsupportedShape(
    _ type: Any.Type,
    of extractor: any TypeExtractor.Type,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    .typeMismatch(type, Context(codingPath: codingPath, debugDescription: extractor.unsupportedShape(type)))
  }

  /// `key "x" of a dictionary is not of type Int`
  static func wrongKey(_ key: CodableKey, _ type: Any.Type, at codingPath: [any CodingKey]) -> DecodingError {
    let message = "key \(quoted(key.stringValue)) of a dictionary is not of type \(name(of: type))"
    return .typeMismatch(type, Context(codingPath: codingPath + [key], debugDescription: message))
  }
}

extension TypeExtractor {
  fileprivate static var objectName: String { name(of: ObjectType.self) }

  fileprivate static func unsupportedShape(_ type: Any.Type) -> String {
    """
    \(type) cannot be decoded by \(name(of: Self.self)); it must be \(objectName), \
    or an optional, an array or a dictionary by strings of it
    """
  }
}

extension EncodingError.Context {
  /// `Set<Dog> cannot be decoded by AnimalType; it must be Animal, or an optional, an array or … of it`
  static func unsupportedShape(
    _ type: Any.Type,
    of extractor: any TypeExtractor.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    EncodingError.Context(codingPath: codingPath, debugDescription: extractor.unsupportedShape(type))
  }

  /// `a value of Animal was read before it was set`
  static func unset(_ type: Any.Type, at codingPath: [any CodingKey]) -> EncodingError.Context {
    EncodingError.Context(codingPath: codingPath, debugDescription: unsetMessage(type))
  }

  /// `make Dog Encodable; as it is, this Animal can only be decoded`
  static func notEncodable(
    _ type: Any.Type,
    of extractor: any TypeExtractor.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = "make \(name(of: type)) Encodable; as it is, this \(extractor.objectName) can only be decoded"
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `Dog has no tag of AnimalType; make it Polymorphic with one`
  static func noTag(
    _ type: Any.Type,
    of extractor: any TypeExtractor.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = "\(name(of: type)) has no tag of \(name(of: extractor)); make it Polymorphic with one"
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `the tag of Dog, AnimalType, encodes itself as "dog", not as an object with keys of its own`
  static func tagIsNotObject(
    _ extractor: some TypeExtractor,
    of type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = """
      the tag of \(name(of: type)), \(name(of: Swift.type(of: extractor))), encodes itself as \
      \(extractor.tagValue.quoted), not as an object with keys of its own
      """
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `Dog has another value than its tag's, "dog", under the key "type"; make them equal or rename one of the two`
  static func valueHasOtherTag(
    _ type: Any.Type,
    than tag: CodableValue,
    under key: String,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = """
      \(name(of: type)) has another value than its tag's, \(tag.quoted), under the key \(quoted(key)); \
      make them equal or rename one of the two
      """
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `Dog is an array, not an object that can be merged with its tag`
  static func valueIsNotObject(
    _ kind: String,
    _ type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = "\(name(of: type)) is \(kind), not an object that can be merged with its tag"
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }
}

/// `a value of Animal was read before it was set`
func unsetMessage(_ type: Any.Type) -> String { "a value of \(name(of: type)) was read before it was set" }
