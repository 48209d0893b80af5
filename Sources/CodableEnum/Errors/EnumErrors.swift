// Every error of the runtime. Built on the failure path only.
extension DecodingError {
  /// `unknown case "lsit" of Action; expected one of "list", "loading"; did you mean "list"?`
  static func unknownCase<Tag: CodableTag>(
    _ tag: Tag,
    of type: Any.Type,
    _ expectedTags: [Tag],
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let expectedTags = expectedTags.sorted(by: Tag.precedes)
    var message = "unknown case \(tag.quoted) of \(name(of: type)); \(expectation(sorted: expectedTags))"
    let candidates = expectedTags.lazy.compactMap(\.spelling)
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
