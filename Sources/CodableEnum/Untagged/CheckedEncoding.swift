#if Untagged
// Generated code writes values with these that could be read as another case: objects of types that the generator
// cannot see, and numbers beside a case that takes strings.

// MARK: Objects

extension Encoder {
  /// Writes a value alone that is read as an object. Of an optional, the wrapped value must be an object.
  ///
  /// - Parameters:
  ///   - value: The value of a case, of a type that the generator cannot see.
  ///   - caseName: The case, for messages.
  ///   - type: The enum, for messages.
  /// - Throws: `EncodingError.invalidValue` if the value is not written as an object; or the value's own error.
  public func _encodeBareObject<Value: Encodable>(
    _ value: Value,
    inCase caseName: String,
    of type: Any.Type
  ) throws {
    try BareEncoder(self, .object, inCase: caseName, of: type).encodeWhole(value)
  }

  /// Refuses a value that is never an object. If the compiler knows the type, it selects this function and warns.
  ///
  /// - Throws: `EncodingError.invalidValue`.
  @available(*, deprecated, message: "this value is not an object; say what it is with @CodableCase(matches: …)")
  public func _encodeBareObject<Value: Encodable & _NotAnObject>(
    _ value: Value,
    inCase caseName: String,
    of type: Any.Type
  ) throws {
    try BareEncoder(self, .object, inCase: caseName, of: type).encodeWhole(value)
  }

  /// Refuses a value that is written as its raw value. If the compiler knows the type, it selects this function and
  /// warns.
  ///
  /// - Throws: `EncodingError.invalidValue`.
  @available(*, deprecated, message: "this value is its raw value; say what it is with @CodableCase(matches: …)")
  public func _encodeBareObject<Value: Encodable & RawRepresentable>(
    _ value: Value,
    inCase caseName: String,
    of type: Any.Type
  ) throws {
    try BareEncoder(self, .object, inCase: caseName, of: type).encodeWhole(value)
  }

  /// Writes a value alone that has a raw value, but doesn't encode it.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is not written as an object; or the value's own error.
  public func _encodeBareObject<Value: Encodable & _MemberwiseComparison>(
    _ value: Value,
    inCase caseName: String,
    of type: Any.Type
  ) throws {
    try BareEncoder(self, .object, inCase: caseName, of: type).encodeWhole(value)
  }
}

// MARK: Numbers

extension Encoder {
  /// Writes a number alone, beside a case that takes strings.
  ///
  /// - Throws: `EncodingError.invalidValue` if the number is not finite, in JSON, which can only spell it as a string.
  public func _encodeBareFinite(_ value: Double, inCase caseName: String, of type: Any.Type) throws {
    if value.isFinite { return try _encodeBare(value) }
    try _encodeBareFinite(Double?.some(value), inCase: caseName, of: type)
  }

  /// Writes a value alone that may be such a number, beside a case that takes strings.
  ///
  /// - Throws: `EncodingError.invalidValue` for a non-finite number in JSON; or the value's own error.
  public func _encodeBareFinite<Value: Encodable>(
    _ value: Value,
    inCase caseName: String,
    of type: Any.Type
  ) throws {
    guard FoundationEncoder.isJSON(self) else { return try _encodeBare(value) }
    try BareEncoder(self, .finite, inCase: caseName, of: type).encodeWhole(value)
  }
}
#endif
