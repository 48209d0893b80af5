// Cases without values that are their tag alone, where others have it under a key: `"auto"`. Beside the tag of another case,
// there is an object, and the tag is under its key.
extension Encoder {
  /// Writes the tag of a case alone where it is a string: `"auto"`.
  public func encodeName(_ tag: String, orForKey tagKey: StaticString) throws {
    if Self.self != MergedEncoder.self { return try encodeName(tag) }
    var object = codableObject()
    try object.encode(tag, forKey: CodableKey(tagKey))
  }

  /// Writes the tag of a case alone where it is an integer: `404`.
  public func encodeIntegerName(_ tag: Int, orForKey tagKey: StaticString) throws {
    if Self.self != MergedEncoder.self { return try encodeIntegerName(tag) }
    var object = codableObject()
    try object.encodeIntegerTag(tag, forKey: tagKey)
  }

  /// Writes the tag of a case alone where it is a boolean: `true`.
  public func encodeBooleanName(_ tag: Bool, orForKey tagKey: StaticString) throws {
    if Self.self != MergedEncoder.self { return try encodeBooleanName(tag) }
    var object = codableObject()
    try object.encodeBooleanTag(tag, forKey: tagKey)
  }
}
