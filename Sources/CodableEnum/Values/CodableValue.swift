#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Any value that JSON can hold: `{"name": "Bingo", "age": 4, "tags": [null, true, 1.5]}`.
///
/// A whole number is an integer however it was spelled (`1.0` is read as `.integer(1)`). Numbers are exact: integers of 64
/// bits with every coder, others of up to 38 digits where the coder reads and writes `Decimal` as a number. JSON's does
/// both; a decoder of property lists reads a `Double`, and an encoder that is not JSON's writes one. Below 2^53, what a
/// `Double` does not tell from an integer is that integer: `1.00000000000000000001` is read as `.integer(1)`.
public enum CodableValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`, never a number.
  case boolean(Bool)
  /// A whole number from `Int64.min` to `Int64.max`.
  case integer(Int64)
  /// A whole number above `Int64.max`; smaller ones are `integer`, so that equal numbers are equal values.
  case unsigned(UInt64)
  /// Any other number that a `Double` spells as it was written: `1.5`, `1e300`, negative zero.
  case double(Double)
  /// A number with more digits than that: beyond 64 bits, or with a long fraction.
  case decimal(Decimal)
  /// Text.
  case string(String)
  /// Values in order.
  case array([CodableValue])
  /// Values under keys, without an order.
  case object([String: CodableValue])

  /// The value under a key; nil if there is none, or if this is not an object.
  public subscript(key: String) -> CodableValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The value at an index; nil if it is out of bounds, or if this is not an array.
  public subscript(index: Int) -> CodableValue? {
    if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { nil }
  }
}

extension CodableValue: Codable {
  /// Reads whatever there is, from any decoder; its key strategy applies.
  ///
  /// - Throws: `DecodingError`: `dataCorrupted` if arrays and objects are nested more than 128 levels deep;
  ///   `typeMismatch` for what JSON cannot hold, such as a date of a property list.
  public init(from decoder: any Decoder) throws {
    self = try ValueReader.read(from: decoder)
  }

  /// Writes the value as it was read.
  ///
  /// - Throws: What the encoder throws, such as `EncodingError.invalidValue` of a JSON encoder for infinity.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .unsigned(let value): try value.encode(to: encoder)
    case .double(let value): try value.encode(to: encoder)
    case .decimal(let value): try value.encodeNumber(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .array(let elements): try elements.encode(to: encoder)
    case .object(let members): try members.encode(to: encoder)
    }
  }
}
