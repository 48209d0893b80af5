/// Reads a value instead of the value's own conformance. Enough for an enum that is only `Decodable`; see
/// ``ValueCoder``.
public protocol ValueDecoder<Value>: Sendable {
  /// The type to read.
  associatedtype Value

  /// Reads a value.
  ///
  /// - Throws: `DecodingError` if there is no such value.
  static func decode(from decoder: any Decoder) throws -> Value
}

/// Writes a value instead of the value's own conformance. Enough for an enum that is only `Encodable`; see
/// ``ValueCoder``.
public protocol ValueEncoder<Value>: Sendable {
  /// The type to write.
  associatedtype Value

  /// Writes a value.
  ///
  /// - Throws: `EncodingError` if the value cannot be written.
  static func encode(_ value: Value, to encoder: any Encoder) throws
}

/// Writes and reads a value instead of the value's own conformance: `@CodableCase(coders: ["at": ISO8601DateCoder.self])`.
///
/// The value need not be `Codable`: tuples and values of protocols may have a coder. An optional
/// value's coder gets what is not nil.
public protocol ValueCoder<Value>: ValueDecoder, ValueEncoder {}

/// A value written by a coder.
///
/// Generated code encodes it in place of the value.
public struct _Coded<Coder: ValueEncoder>: Encodable {
  /// The value itself.
  public let value: Coder.Value

  /// A value to write.
  public init(_ value: Coder.Value) {
    self.value = value
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    try Coder.encode(value, to: encoder)
  }
}

/// A value read by a coder.
///
/// Generated code decodes it in place of the value.
public struct _Decoded<Coder: ValueDecoder>: Decodable {
  /// The value itself.
  public let value: Coder.Value

  /// Reads the value.
  public init(from decoder: any Decoder) throws {
    value = try Coder.decode(from: decoder)
  }
}

// Generated code decodes values with a coder by these. As without a coder, an optional may be null or missing.
extension Decoder {
  /// A value that a coder has read.
  @inlinable
  public func _coded<Coder: ValueDecoder>(_ value: _Decoded<Coder>, by _: Coder.Type) -> Coder.Value { value.value }

  /// A value that a coder has read; nil for nil.
  @inlinable
  public func _codedOptional<Coder: ValueDecoder>(_ value: _Decoded<Coder>?, by _: Coder.Type) -> Coder.Value? {
    value?.value
  }
}
