// Cases that are arrays starting with the tag: `["EVENT", "sub", {…}]`.
extension Encoder {
  /// Writes the tag of a case and its values as one array; nil as null.
  @inlinable
  public func encodeArray<Tag: Encodable, each Value: Encodable>(tag: Tag, _ value: repeat each Value) throws {
    var array = unkeyedContainer()
    try encodeNext(tag, in: &array)
    repeat try encodeNext(each value, in: &array)
  }

  /// Writes the tag of a case alone: `"ready"`.
  public func encodeBareTag(_ tag: some Encodable) throws {
    var container = singleValueContainer()
    try container.encode(tag)
  }

  /// Writes an unknown case: `["zzz", …]`.
  ///
  /// - Parameters:
  ///   - tag: The tag that was read.
  ///   - rest: The elements after the tag.
  ///   - namesStandAlone: Whether null stands for the tag alone: `"zzz"`.
  /// - Throws: `EncodingError` if the rest is no array.
  public func encodeUnknownArray<Tag: Encodable>(
    tag: Tag,
    _ rest: CodableValue,
    namesStandAlone: Bool = false
  ) throws {
    if namesStandAlone, rest == .null { return try encodeBareTag(tag) }
    guard case .array(let elements) = rest else {
      throw EncodingError.invalidValue(rest, .capturedValueIsNotArray(at: codingPath))
    }
    var array = unkeyedContainer()
    try encodeNext(tag, in: &array)
    for element in elements { try array.encode(element) }
  }
}
