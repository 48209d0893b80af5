#if Merging
// Errors of merging a value with the tag of its case. Built only when something fails. The owner is `case "dog" of Pet`.
extension EncodingError.Context {
  /// `the value of case "dog" of Pet has the key of the tag, "type"; rename one of the two`
  static func mergedValueHasTagKey(_ tagKey: String, _ owner: String, at path: CodingPath) -> Self {
    .init("the value of \(owner) has the key of the tag, \(quoted(tagKey)); rename one of the two", at: path)
  }

  /// `the value of case "dog" of Pet has another value than the tag under its key, "type"; make them equal or …`
  static func mergedValueHasOtherTag(_ tagKey: String, _ owner: String, at path: CodingPath) -> Self {
    let found = "another value than the tag under its key, \(quoted(tagKey))"
    return .init("the value of \(owner) has \(found); make them equal or rename one of the two", at: path)
  }

  /// `a value of case "found" of Reply, which has no tag, has something under the tag's key, "code"; …`
  static func mergedValueHasTag(_ tagKey: String, _ owner: String, at path: CodingPath) -> Self {
    let found = "which has no tag, has something under the tag's key, \(quoted(tagKey))"
    return .init("a value of \(owner), \(found); make it nil or rename one of the two", at: path)
  }

  /// `two values of case "page" of Page have the key "n"; rename one of the two`
  static func mergedValuesShareKey(_ key: String, _ owner: String, at path: CodingPath) -> Self {
    .init("two values of \(owner) have the key \(quoted(key)); rename one of the two", at: path)
  }

  /// `a value of case "page" of Feed takes all keys, those of the values beside it too; …`
  static func mergedValueTakesAllKeys(_ owner: String, at path: CodingPath) -> Self {
    let cure = "name its keys, or give it a key with @CodableCase(keys: …)"
    return .init("a value of \(owner) takes all keys, those of the values beside it too; \(cure)", at: path)
  }

  /// `the value of case "dog" of Pet is an array, not an object that can be merged with the tag; …`
  static func mergedValueIsNotObject(_ kind: String, _ owner: String, at path: CodingPath) -> Self {
    let found = "the value of \(owner) is \(kind), not an object that can be merged with the tag"
    return .init("\(found); give it a key with @CodableCase(keys: …)", at: path)
  }

  /// `the value of case "unrecognized" of Resource must be an object that has an unknown tag, under the key "kind"`
  ///
  /// - Parameter isObject: Whether it must be an object, not an array.
  static func valueHasNoUnknownTag(_ tagKey: String?, _ owner: String, isObject: Bool, at path: CodingPath) -> Self {
    let place = tagKey.map { "under the key \(quoted($0))" } ?? "as its key"
    let form = isObject ? "an object that has an unknown tag, \(place)" : "an array that begins with an unknown tag"
    return .init("the value of \(owner) must be \(form)", at: path)
  }

  // MARK: Merged

  /// `UpdateFields and Evolving both have the key "at"; rename one of the two`
  static func fieldsShareKey(_ key: String, _ owner: String, at path: CodingPath) -> Self {
    .init("\(owner) both have the key \(quoted(key)); rename one of the two", at: path)
  }

  /// `Int is a single value, not an object that can be merged with another`
  static func partIsNotObject(_ kind: String, _ type: Any.Type, at path: CodingPath) -> Self {
    .init("\(name(of: type)) is \(kind), not an object that can be merged with another", at: path)
  }

  // MARK: Open sets

  /// `Actor has another value than its tag's, "actor", under the key "type"; make them equal or rename one of the two`
  static func valueHasOtherTag(_ owner: String, _ tag: CodableValue, _ key: String, at path: CodingPath) -> Self {
    let found = "another value than its tag's, \(tag.quoted), under the key \(quoted(key))"
    return .init("\(owner) has \(found); make them equal or rename one of the two", at: path)
  }

  /// `Actor is an array, not an object that can be merged with its tag`
  static func valueIsNotObject(_ kind: String, _ owner: String, at path: CodingPath) -> Self {
    .init("\(owner) is \(kind), not an object that can be merged with its tag", at: path)
  }
}
#endif
