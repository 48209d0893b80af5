#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Any value that JSON can hold: `{"name": "Bingo", "age": 4, "tags": [null, true, 1.5]}`.
///
/// A whole number is an integer however it is spelled: `1.0` is read as `.integer(1)`. Every coder keeps 64-bit
/// integers exact. Other numbers are exact, up to 38 digits, if the coder reads and writes `Decimal` as a number. JSON
/// coders do both. A property list decoder reads a `Double`, and encoders other than JSON's write one. Below 2^53, a
/// number that a `Double` cannot distinguish from an integer is that integer: `1.00000000000000000001` is read as
/// `.integer(1)`.
public enum CodableValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`, never a number.
  case boolean(Bool)
  /// A whole number from `Int64.min` to `Int64.max`.
  case integer(Int64)
  /// A whole number above `Int64.max`. Smaller ones are `integer`, so that equal numbers are equal values.
  case unsigned(UInt64)
  /// Any other number that a `Double` spells the same way: `1.5`, `1e300`, negative zero.
  case double(Double)
  /// A number with more digits: a large integer or a long fraction.
  case decimal(Decimal)
  /// Text.
  case string(String)
  /// Values in order.
  case array([CodableValue])
  /// Unordered values under keys.
  case object([String: CodableValue])

  /// The value under a key; nil if there is none, or if this is no object.
  public subscript(key: String) -> CodableValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The value at an index; nil if it is out of bounds, or if this is no array.
  public subscript(index: Int) -> CodableValue? {
    if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { nil }
  }
}

extension CodableValue: Codable {
  /// Reads any value, from any decoder. The decoder's key strategy applies.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if arrays and objects are nested more than 128 levels deep,
  ///   `.typeMismatch` for values that JSON cannot hold, such as a property list's date.
  public init(from decoder: any Decoder) throws {
    self = try ValueReader.read(from: decoder)
  }

  /// Writes the value as it was read.
  ///
  /// - Throws: The encoder's error, such as a JSON encoder's `EncodingError.invalidValue` for infinity.
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
