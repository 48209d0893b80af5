#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// How generated code writes what might be read as another case: an object of a type that the generator cannot see, and a
// number beside a case that takes strings.

// MARK: Objects

extension Encoder {
  /// Writes a value alone that is read as an object; of an optional one, what is not nil.
  ///
  /// - Parameters:
  ///   - value: The value of a case, of a type that the generator cannot see.
  ///   - caseName: The case, for messages.
  ///   - type: The enum, for messages.
  /// - Throws: `EncodingError.invalidValue` if the value is not written as an object; or why it cannot be encoded.
  public func encodeBareObject<Value: Encodable>(
    _ value: Value,
    inCase caseName: StaticString,
    of type: Any.Type
  ) throws {
    try BareEncoder(self, .object, inCase: caseName, of: type).encodeWhole(value)
  }

  /// Refuses a value that is never an object. The compiler prefers this where it knows the type, and warns.
  ///
  /// - Throws: `EncodingError.invalidValue`.
  @available(*, deprecated, message: "this value is not an object; say what it is with @CodableCase(matches: …)")
  public func encodeBareObject<Value: Encodable & NotAnObject>(
    _ value: Value,
    inCase caseName: StaticString,
    of type: Any.Type
  ) throws {
    try BareEncoder(self, .object, inCase: caseName, of: type).encodeWhole(value)
  }

  /// Refuses a value that is its raw value. The compiler prefers this where it knows the type, and warns.
  ///
  /// - Throws: `EncodingError.invalidValue`.
  @available(*, deprecated, message: "this value is its raw value; say what it is with @CodableCase(matches: …)")
  public func encodeBareObject<Value: Encodable & RawRepresentable>(
    _ value: Value,
    inCase caseName: StaticString,
    of type: Any.Type
  ) throws {
    try BareEncoder(self, .object, inCase: caseName, of: type).encodeWhole(value)
  }

  /// Writes a value alone that has a raw value, but does not encode that.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is not written as an object; or why it cannot be encoded.
  public func encodeBareObject<Value: StorageCodable>(
    _ value: Value,
    inCase caseName: StaticString,
    of type: Any.Type
  ) throws {
    try BareEncoder(self, .object, inCase: caseName, of: type).encodeWhole(value)
  }

  /// Writes a value alone that has a raw value, but does not encode that.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is not written as an object; or why it cannot be encoded.
  public func encodeBareObject<Value>(
    _ value: Stored<Value>,
    inCase caseName: StaticString,
    of type: Any.Type
  ) throws {
    try BareEncoder(self, .object, inCase: caseName, of: type).encodeWhole(value)
  }
}

// MARK: Numbers

extension Encoder {
  /// Writes a number alone, beside a case that takes strings.
  ///
  /// - Throws: `EncodingError.invalidValue` if the number is not finite, in JSON, which spells it as a string, if at all.
  public func encodeBareFinite(_ value: Double, inCase caseName: StaticString, of type: Any.Type) throws {
    if value.isFinite { return try encodeBare(value) }
    try encodeBareFinite(Double?.some(value), inCase: caseName, of: type)
  }

  /// Writes a number alone, beside a case that takes strings.
  ///
  /// - Throws: `EncodingError.invalidValue` if it is not a number, which JSON cannot spell.
  public func encodeBareFinite(_ value: Decimal, inCase caseName: StaticString, of type: Any.Type) throws {
    if !value.isNaN { return try encodeBare(value) }
    try encodeBareFinite(Decimal?.some(value), inCase: caseName, of: type)
  }

  /// Writes a value alone that may be such a number, beside a case that takes strings.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is a number that is not finite, in JSON; or why it cannot be encoded.
  public func encodeBareFinite<Value: Encodable>(
    _ value: Value,
    inCase caseName: StaticString,
    of type: Any.Type
  ) throws {
    guard FoundationEncoder.isJSON(self) else { return try encodeBare(value) }
    try BareEncoder(self, .finite, inCase: caseName, of: type).encodeWhole(value)
  }
}
