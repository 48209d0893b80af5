import Spelling

// Every error of the runtime. Built on the failure path only.
extension DecodingError {
  /// `unknown case "lsit" of Action; expected one of "list", "loading"; did you mean "list"?`
  static func unknownCase<Tag: CodableTag>(
    _ tag: Tag,
    of type: Any.Type,
    _ expectedTags: [Tag],
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    var message = "unknown case \(tag.quoted) of \(name(of: type)); \(expectation(expectedTags))"
    let candidates = expectedTags.sorted(by: Tag.precedes).compactMap(\.spelling)
    if let spelling = tag.spelling, let nearest = nearestSpelling(to: spelling, in: candidates) {
      message += "; did you mean \(quoted(nearest))?"
    }
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message))
  }

  /// `no case of Action; expected one of …`, or `2 cases of Action, "editing" and "list"; expected exactly one`
  static func notOneCase(
    _ known: [CodableKey],
    of type: Any.Type,
    _ expectedTags: [CodableKey],
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let tags = known.map(\.quoted).sorted()
    let message =
      tags.isEmpty
      ? "no case of \(name(of: type)); \(expectation(expectedTags))"
      : """
      \(tags.count) cases of \(name(of: type)), \(tags.dropLast().joined(separator: ", ")) and \(tags[tags.count - 1]); \
      expected exactly one
      """
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message))
  }

  /// `nested too deep for the stack of this thread`
  static func nestedTooDeepForStack(at codingPath: [any CodingKey]) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: codingPath, debugDescription: "nested too deep for the stack of this thread")
    )
  }

  /// `keys "id" and "identifier" stand for one value; expected one of them`
  static func severalKeys(_ keys: [CodableKey], at codingPath: [any CodingKey]) -> DecodingError {
    let quoted = keys.map(\.quoted)
    let listed = "\(quoted.dropLast().joined(separator: ", ")) and \(quoted[quoted.count - 1])"
    return .dataCorrupted(
      Context(codingPath: codingPath, debugDescription: "keys \(listed) stand for one value; expected one of them")
    )
  }

  /// `unknown key "x" in case "list" of Action; expected one of "id", "items"`
  static func unknownKey<Tag: CodableTag>(
    _ key: CodableKey,
    in tag: Tag,
    of type: Any.Type,
    _ known: [CodableKey],
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let expected = known.isEmpty ? "it has no keys" : expectation(known)
    let message = "unknown key \(key.quoted) in case \(tag.quoted) of \(name(of: type)); \(expected)"
    return .dataCorrupted(Context(codingPath: codingPath + [key], debugDescription: message))
  }

  /// `case "list" of Action has 2 values, found its name alone`
  static func nameAlone(
    _ tag: CodableKey,
    of type: Any.Type,
    count: Int,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    wrongValueCount("its name alone", expected: count, tag, of: type, at: codingPath)
  }

  /// `case "list" of Action has 2 values, found 1`
  static func wrongValueCount(
    _ found: String,
    expected: Int,
    _ tag: any CodableTag,
    of type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let message = "case \(tag.quoted) of \(name(of: type)) has \(valueCount(expected)), found \(found)"
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message))
  }

  /// `nested more than 128 levels deep`
  static func nestedTooDeep(limit: Int, at codingPath: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: codingPath, debugDescription: "nested more than \(limit) levels deep"))
  }

  /// `expected null, a boolean, a number, a string, an array or an object`
  static func notCodableValue(at codingPath: [any CodingKey]) -> DecodingError {
    let message = "expected null, a boolean, a number, a string, an array or an object"
    return .typeMismatch(CodableValue.self, Context(codingPath: codingPath, debugDescription: message))
  }
}

/// `Action has no "type"; expected one of "list", "loading"`, or why there is no tag under the key.
@usableFromInline
func noTag<Tag: CodableTag>(
  in container: KeyedDecodingContainer<CodableKey>,
  tagKey: CodableKey,
  of type: Any.Type,
  _ expectedTags: [Tag],
  _ error: any Error
) -> any Error {
  let key = quoted(tagKey.stringValue)
  func context(_ message: String, at path: [any CodingKey]) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: path,
      debugDescription: "\(message); \(expectation(expectedTags))",
      underlyingError: error
    )
  }
  switch error {
  case DecodingError.keyNotFound:
    return DecodingError.keyNotFound(tagKey, context("\(name(of: type)) has no \(key)", at: container.codingPath))
  case DecodingError.valueNotFound:
    return DecodingError.valueNotFound(
      Tag.Wire.self,
      context("the \(key) of \(name(of: type)) is null", at: container.codingPath + [tagKey])
    )
  case DecodingError.typeMismatch:
    return DecodingError.typeMismatch(
      Tag.Wire.self,
      context("the \(key) of \(name(of: type)) is not \(Tag.kind)", at: container.codingPath + [tagKey])
    )
  default:
    return error
  }
}

extension EncodingError {
  /// The error for a case with `@CodableCase(skip: true)`: `case "draft" of Action is skipped and cannot be encoded`.
  public static func skippedCase(_ caseName: String, of value: Any, _ encoder: any Encoder) -> EncodingError {
    let message = "case \(quoted(caseName)) of \(name(of: Swift.type(of: value))) is skipped and cannot be encoded"
    return .invalidValue(value, Context(codingPath: encoder.codingPath, debugDescription: message))
  }
}

extension EncodingError.Context {
  /// `the value of case "dog" of Pet has the key of the tag, "type"; rename one of the two`
  static func mergedValueHasTagKey(
    _ tagKey: String,
    _ tag: Any,
    of type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = "\(merged(tag, of: type)) has the key of the tag, \(quoted(tagKey)); rename one of the two"
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `the value of case "count" of Pet is a single value, not an object that can be merged with the tag; …`
  static func mergedValueIsNoObject(
    _ kind: String,
    _ tag: Any,
    of type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = """
      \(merged(tag, of: type)) is \(kind), not an object that can be merged with the tag; \
      give it a key with @CodableCase(keys: …)
      """
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `the value of case "dog" of Pet`; integers and booleans stand unquoted.
  private static func merged(_ tag: Any, of type: Any.Type) -> String {
    "the value of case \((tag as? String).map(quoted) ?? "\(tag)") of \(name(of: type))"
  }
}

extension [CodableKey] {
  /// Of several keys that name no case, the one that most looks like it should; the order of an object's keys is
  /// chance, so it does not count.
  func likeliestMisspelling(of tags: [CodableKey]) -> CodableKey? {
    let candidates = tags.map(\.stringValue)
    return sorted(by: CodableKey.precedes).first { nearestSpelling(to: $0.stringValue, in: candidates) != nil }
  }
}

// MARK: Open sets

extension DecodingError {
  /// `unknown type "brid" of Animal; registered are "bird", "dog"; did you mean "bird"?`, or why a type is none
  static func unregisteredType<Extractor: TypeExtractor>(
    _ extractor: Extractor,
    _ types: [any Polymorphic.Type],
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let tags = types.compactMap { ($0.typeExtractor as? Extractor)?.tagValue }.sorted { $0.quoted < $1.quoted }
    let registered = tags.isEmpty ? "none" : listed(tags.map(\.quoted))
    var message = "unknown type \(extractor.tagValue.quoted) of \(Extractor.objectName); registered are \(registered)"
    if case .string(let text) = extractor.tagValue, let nearest = nearestSpelling(to: text, in: tags.map(\.text)) {
      message += "; did you mean \(quoted(nearest))?"
    }
    if let stray = types.first(where: { !($0.typeExtractor is Extractor) }) {
      message += "; the typeExtractor of \(name(of: stray)) is no \(name(of: Extractor.self))"
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

  /// `Dog is registered for AnimalType, but is no Animal`
  static func foreignType(
    _ type: any Polymorphic.Type,
    registeredFor extractor: any TypeExtractor.Type,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let message = "\(name(of: type)) is registered for \(name(of: extractor)), but is no \(extractor.objectName)"
    return .typeMismatch(type, Context(codingPath: codingPath, debugDescription: message))
  }

  /// `Set<Dog> cannot be told by AnimalType; it must be Animal, or an optional, an array or … of it`
  static func unsupportedShape(
    _ type: Any.Type,
    of extractor: any TypeExtractor.Type,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    .typeMismatch(type, Context(codingPath: codingPath, debugDescription: extractor.unsupportedShape(type)))
  }

  /// `key "x" of a dictionary is no Int`
  static func wrongKey(_ key: CodableKey, _ type: Any.Type, at codingPath: [any CodingKey]) -> DecodingError {
    let message = "key \(key.quoted) of a dictionary is no \(name(of: type))"
    return .typeMismatch(type, Context(codingPath: codingPath + [key], debugDescription: message))
  }
}

extension TypeExtractor {
  fileprivate static var objectName: String { name(of: ObjectType.self) }

  fileprivate static func unsupportedShape(_ type: Any.Type) -> String {
    """
    \(type) cannot be told by \(name(of: Self.self)); it must be \(objectName), \
    or an optional, an array or a dictionary by strings of it
    """
  }
}

extension EncodingError.Context {
  /// `Set<Dog> cannot be told by AnimalType; it must be Animal, or an optional, an array or … of it`
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

  /// `the tag of Dog, AnimalType, encodes itself as "dog", not as an object whose keys can stand beside others`
  static func tagIsNoObject(
    _ extractor: some TypeExtractor,
    of type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = """
      the tag of \(name(of: type)), \(name(of: Swift.type(of: extractor))), encodes itself as \
      \(extractor.tagValue.quoted), not as an object whose keys can stand beside others
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
  static func valueIsNoObject(
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

// MARK: Storage

extension DecodingError {
  /// `the coding of User is not written out: write …`
  static func codingNotWritten(_ type: Any.Type, at codingPath: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: codingPath, debugDescription: codingNotWrittenMessage(type)))
  }
}

extension EncodingError.Context {
  /// `the coding of User is not written out: write …`
  static func codingNotWritten(_ type: Any.Type, at codingPath: [any CodingKey]) -> EncodingError.Context {
    EncodingError.Context(codingPath: codingPath, debugDescription: codingNotWrittenMessage(type))
  }

  /// `encode(to:) of User encodes its rawValue, which encodes User again; encode its members`
  static func endlessRawValue(_ type: Any.Type) -> EncodingError.Context {
    let type = name(of: type)
    let message = "encode(to:) of \(type) encodes its rawValue, which encodes \(type) again; encode its members"
    return EncodingError.Context(codingPath: [], debugDescription: message)
  }
}

private func codingNotWrittenMessage(_ type: Any.Type) -> String {
  let name = name(of: type)
  return """
    the coding of \(name) is not written out: write init(from:) and encode(to:), annotate an enum with \
    @CodableEnum(storage: .json), or make it Codable alone, and store a Stored<\(name)> or an enum's raw value
    """
}

// MARK: Texts

/// `1 value`, `2 values`
func valueCount(_ count: Int) -> String {
  count == 1 ? "1 value" : "\(count) values"
}

private func quoted(_ text: String) -> String { "\"\(text)\"" }

/// The name of a type without generic arguments.
private func name(of type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}

/// `expected one of "list", "loading"`: sorted, 20 at most.
private func expectation<Tag: CodableTag>(_ tags: [Tag]) -> String {
  guard !tags.isEmpty else { return "it has no cases" }
  return "expected one of \(listed(tags.sorted(by: Tag.precedes).map(\.quoted)))"
}

/// `"list", "loading"`: 20 at most.
private func listed(_ texts: [String]) -> String {
  let limit = 20
  let rest = texts.count - limit
  return texts.prefix(limit).joined(separator: ", ") + (rest > 0 ? ", … and \(rest) more" : "")
}
