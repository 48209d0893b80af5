// Enums that write cases without values as the tag alone: `"auto"`. Merged with the tag of another case, a value must
// be an object, so its tag is under its key.
extension Encoder {
  /// Writes the tag of a case alone, a string: `"auto"`.
  public func encodeName(_ tag: String, orForKey tagKey: StaticString) throws {
    if Self.self != MergedEncoder.self { return try encodeName(tag) }
    var object = codableObject()
    try object.encode(tag, forKey: CodableKey(tagKey))
  }

  /// Writes the tag of a case alone, an integer: `404`.
  public func encodeIntegerName(_ tag: Int, orForKey tagKey: StaticString) throws {
    if Self.self != MergedEncoder.self { return try encodeIntegerName(tag) }
    var object = codableObject()
    try object.encodeIntegerTag(tag, forKey: tagKey)
  }

  /// Writes the tag of a case alone, a boolean: `true`.
  public func encodeBooleanName(_ tag: Bool, orForKey tagKey: StaticString) throws {
    if Self.self != MergedEncoder.self { return try encodeBooleanName(tag) }
    var object = codableObject()
    try object.encodeBooleanTag(tag, forKey: tagKey)
  }
}
