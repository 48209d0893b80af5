// Errors of open sets. Built only when something fails.
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
    return .corrupted(message, at: codingPath)
  }

  /// `no types of Animal are registered; call decoder.set(types: […], for: AnimalType.self)`
  static func noRegisteredTypes(for extractor: any TypeExtractor.Type, at codingPath: [any CodingKey]) -> DecodingError
  {
    let call = "decoder.set(types: […], for: \(name(of: extractor)).self)"
    let message = "no types of \(extractor.objectName) are registered; call \(call)"
    return .corrupted(message, at: codingPath)
  }

  /// `type "dog" of Animal is registered twice, as Dog and as Puppy; give one of them another typeExtractor`
  static func registeredTwice<Extractor: TypeExtractor>(
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
    return .corrupted(message, at: codingPath)
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
    .init(extractor.unsupportedShape(type), at: codingPath)
  }

  /// `a value of Animal was read before it was set`
  static func unset(_ type: Any.Type, at codingPath: [any CodingKey]) -> EncodingError.Context {
    .init(unsetMessage(type), at: codingPath)
  }

  /// `make Dog Encodable; as it is, this Animal can only be decoded`
  static func notEncodable(
    _ type: Any.Type,
    of extractor: any TypeExtractor.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = "make \(name(of: type)) Encodable; as it is, this \(extractor.objectName) can only be decoded"
    return .init(message, at: codingPath)
  }

  /// `Dog has no tag of AnimalType; make it Polymorphic with one`
  static func noTagOfSet(
    _ type: Any.Type,
    of extractor: any TypeExtractor.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = "\(name(of: type)) has no tag of \(name(of: extractor)); make it Polymorphic with one"
    return .init(message, at: codingPath)
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
    return .init(message, at: codingPath)
  }
}

/// The text of an error, or of what stops the program.
func unsetMessage(_ type: Any.Type) -> String { "a value of \(name(of: type)) was read before it was set" }

// How messages and reports show a tag of an open set. Used only after a failure.

extension TypeExtractor {
  /// The tag for messages: `"dog"` for `{"type": "dog"}`. A tag with several keys is shown whole.
  var tagValue: CodableValue {
    do {
      let value = try CodableValue(encoding: self)
      if case .object(let members) = value, members.count == 1, let member = members.first { return member.value }
      return value
    } catch {
      return .string("\(self)")
    }
  }
}
