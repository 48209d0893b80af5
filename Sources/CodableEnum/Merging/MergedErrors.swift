// Errors of merging a value with the tag of its case. Built only when something fails.
extension EncodingError.Context {
  /// `the value of case "dog" of Pet has the key of the tag, "type"; rename one of the two`
  static func mergedValueHasTagKey(
    _ tagKey: String,
    _ tag: CodableValue,
    of type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = "\(merged(tag, of: type)) has the key of the tag, \(quoted(tagKey)); rename one of the two"
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `the value of case "dog" of Pet has another value than the tag under its key, "type"; make them equal or …`
  static func mergedValueHasOtherTag(
    _ tagKey: String,
    _ tag: CodableValue,
    of type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = """
      \(merged(tag, of: type)) has another value than the tag under its key, \(quoted(tagKey)); \
      make them equal or rename one of the two
      """
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `a value of case "plain" of Shape, which has no tag, has something under the tag's key, "type"; …`
  static func mergedValueHasTag(
    _ tagKey: String,
    _ owner: String,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = """
      a value of \(owner), which has no tag, has something under the tag's key, \(quoted(tagKey)); \
      make it nil or rename one of the two
      """
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `two values of case "page" of Feed have the key "total"; rename one of the two`
  static func mergedValuesShareKey(
    _ key: String,
    _ owner: String,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = "two values of \(owner) have the key \(quoted(key)); rename one of the two"
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `a value of case "page" of Feed takes all keys, those of the values beside it too; …`
  static func mergedValueTakesAllKeys(_ owner: String, at codingPath: [any CodingKey]) -> EncodingError.Context {
    let message = """
      a value of \(owner) takes all keys, those of the values beside it too; \
      name its keys, or give it a key with @CodableCase(keys: …)
      """
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `the value of case "count" of Pet is a single value, not an object that can be merged with the tag; …`
  static func mergedValueIsNotObject(
    _ kind: String,
    _ tag: CodableValue,
    of type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> EncodingError.Context {
    let message = """
      \(merged(tag, of: type)) is \(kind), not an object that can be merged with the tag; \
      give it a key with @CodableCase(keys: …)
      """
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `the value of case "dog" of Pet`, with quotation marks only for string tags.
  private static func merged(_ tag: CodableValue, of type: Any.Type) -> String {
    "the value of case \(MessageTag(tag).quoted) of \(name(of: type))"
  }
}
