// Generated code writes the cases of untagged enums with these. Common types have their own functions: see
// `CommonEncodedTypes.swift`.
extension Encoder {
  /// Writes a case as null.
  public func encodeNull() throws {
    var container = singleValueContainer()
    try container.encodeNil()
  }

  /// Writes a value alone; nil as null.
  public func encodeBare<Value: Encodable>(_ value: Value) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }

  /// Writes values of any types as an array; nil as null.
  @inlinable
  public func encodeBareValues<each Value: Encodable>(_ value: repeat each Value) throws {
    var container = unkeyedContainer()
    repeat try encodeNext(each value, in: &container)
  }
}
