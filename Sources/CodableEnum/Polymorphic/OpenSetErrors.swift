#if Merging
// Errors of open sets, which the extractor of their tags stands for. Built only when something fails.
extension TypeExtractor {
  private static var objectName: String { name(of: ObjectType.self) }
  private static var ownName: String { name(of: Self.self) }

  /// `unknown type "Dog" of Animal; registered are "cat", "dog"; did you mean "dog"?`, or why a type is not one
  func unregisteredType(_ types: [any Polymorphic.Type], at path: CodingPath) -> DecodingError {
    let tags = types.compactMap { ($0.typeExtractor as? Self)?.tagValue }
    let registered = tags.isEmpty ? "none" : listed(tags.map(\.quoted).sorted())
    var message = "unknown type \(tagValue.quoted) of \(Self.objectName); registered are \(registered)"
    if case .string(let text) = tagValue { message += hint(nearestSpelling(to: text, in: tags.map(\.text).sorted())) }
    if let stray = types.first(where: { !($0.typeExtractor is Self) }) {
      message += "; the typeExtractor of \(name(of: stray)) is not of type \(Self.ownName)"
    }
    return .corrupted(message, at: path)
  }

  /// `no types of Animal are registered; call decoder.set(types: […], for: AnimalType.self)`
  static func noRegisteredTypes(at path: CodingPath) -> DecodingError {
    let call = "decoder.set(types: […], for: \(ownName).self)"
    return .corrupted("no types of \(objectName) are registered; call \(call)", at: path)
  }

  /// `type "dog" of Animal is registered twice, as Dog and as Puppy; give one of them another typeExtractor`
  func registeredTwice(
    as type: any Polymorphic.Type,
    and rival: any Polymorphic.Type,
    at path: CodingPath
  ) -> DecodingError {
    // Two modules may have types of one name.
    let sameName = name(of: type) == name(of: rival)
    let names = [type, rival].map { sameName ? String(reflecting: $0) : name(of: $0) }
    let found = "type \(tagValue.quoted) of \(Self.objectName) is registered twice, as \(names[0]) and as \(names[1])"
    return .corrupted("\(found); give one of them another typeExtractor", at: path)
  }

  /// `Stone is registered for AnimalType, but is not of type Animal`
  static func foreignType(_ type: any Polymorphic.Type, at path: CodingPath) -> DecodingError {
    let message = "\(name(of: type)) is registered for \(ownName), but is not of type \(objectName)"
    return .typeMismatch(type, .init(message, at: path))
  }

  /// `Int cannot be decoded by AnimalType; it must be Animal, or an optional, an array or … of it`
  static func unsupportedShape(_ type: Any.Type) -> String {
    let cure = "it must be \(objectName), or an optional, an array or a dictionary by strings of it"
    return "\(type) cannot be decoded by \(ownName); \(cure)"
  }

  /// `make Puppy Encodable; as it is, this Animal can only be decoded`
  static func notEncodable(_ type: Any.Type) -> String {
    "make \(name(of: type)) Encodable; as it is, this \(objectName) can only be decoded"
  }

  /// `Dog has no tag of Versioned; make it Polymorphic with one`
  static func noTagOfSet(_ type: Any.Type) -> String {
    "\(name(of: type)) has no tag of \(ownName); make it Polymorphic with one"
  }

  /// `the tag of Item, Bare, encodes itself as "bare", not as an object with keys of its own`
  func tagIsNotObject(of type: Any.Type) -> String {
    let found = "encodes itself as \(tagValue.quoted), not as an object with keys of its own"
    return "the tag of \(name(of: type)), \(Self.ownName), \(found)"
  }
}

/// `a value of Animal was read before it was set`: an error, or what stops the program.
func unset(_ type: Any.Type) -> String { "a value of \(name(of: type)) was read before it was set" }

// How messages and reports show a tag of an open set. Used only after a failure.

extension TypeExtractor {
  /// The tag for messages: `"dog"` for `{"type": "dog"}`. A tag with several keys is shown whole.
  var tagValue: CodableValue {
    do {
      let value = try CodableValue(collecting: self)
      if case .object(let members) = value, members.count == 1, let member = members.first { return member.value }
      return value
    } catch {
      return .string("\(self)")
    }
  }
}
#endif
