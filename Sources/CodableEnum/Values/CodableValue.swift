#if Values
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
    try StackGuard.check(encoding: self, at: encoder.codingPath)
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

extension CodableValue: ExpressibleByNilLiteral {
  /// `null`
  public init(nilLiteral: ()) {
    self = .null
  }
}

extension CodableValue: ExpressibleByBooleanLiteral {
  /// `boolean`
  public init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }
}

extension CodableValue: ExpressibleByIntegerLiteral {
  /// `integer`
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }
}

extension CodableValue: ExpressibleByFloatLiteral {
  /// `double`, even without a fraction
  public init(floatLiteral value: Double) {
    self = .double(value)
  }
}

extension CodableValue: ExpressibleByStringLiteral {
  /// `string`
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension CodableValue: ExpressibleByStringInterpolation {}

extension CodableValue: ExpressibleByArrayLiteral {
  /// `array`
  public init(arrayLiteral elements: CodableValue...) {
    self = .array(elements)
  }
}

extension CodableValue: ExpressibleByDictionaryLiteral {
  /// `object`; the last of equal keys wins
  public init(dictionaryLiteral members: (String, CodableValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
}

// How messages and reports show a value. Used only after a failure.

extension CodableValue {
  /// For reports: strings without quotation marks.
  var text: String { if case .string(let text) = self { text } else { quoted } }

  /// For messages: JSON with sorted keys, without escapes, cut if it is long.
  var quoted: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .string(let value): CodableEnum.quoted(value)
    case .array(let elements): cut("[\(elements.map(\.quoted).joined(separator: ", "))]")
    case .object(let members): cut("{\(members.map(Self.quoted).sorted().joined(separator: ", "))}")
    }
  }

  private static func quoted(_ member: (key: String, value: CodableValue)) -> String {
    "\(CodableEnum.quoted(member.key)): \(member.value.quoted)"
  }
}

// Numbers that a `Double` cannot hold exactly.
extension CodableValue {
  /// The value of a number, in the first case that holds it exactly, so that equal numbers are equal values.
  ///
  /// - Parameter double: The number as a `Double`.
  static func exactly(_ decimal: Decimal, nearest double: Double) -> CodableValue {
    if decimal.exponent >= 0, double.magnitude <= 0x1p64 {
      let text = decimal.description
      if let integer = Int64(text) { return .integer(integer) }
      if let integer = UInt64(text) { return .unsigned(integer) }
    }
    return double.spells(decimal) ? .double(double) : .decimal(decimal)
  }

  init(decimal: Decimal) {
    self = .exactly(decimal, nearest: decimal.nearestDouble)
  }
}

extension Double {
  /// Whether this number's shortest text equals a decimal.
  fileprivate func spells(_ decimal: Decimal) -> Bool {
    // Up to 15 digits, each decimal has its own `Double`.
    if case -15..<0 = decimal.exponent, magnitude < powersOfTen[15 + decimal.exponent] { return true }
    return Decimal(string: "\(self)") == decimal
  }
}

private let powersOfTen = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14]

extension Decimal {
  fileprivate var nearestDouble: Double { Double(description) ?? .nan }

  /// Writes a number. Encoders other than JSON's would write an object, or trap.
  func encodeNumber(to encoder: any Encoder) throws {
    guard FoundationEncoder.isJSON(encoder) else { return try nearestDouble.encode(to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
}

extension Dictionary where Key == String {
  /// The members, sorted by key. Only strings are sorted, so that the compiler makes one sort for values of all types.
  var inOrderOfKeys: [(key: String, value: Value)] {
    Array(keys).sorted().compactMap { key in self[key].map { (key, $0) } }
  }
}
#endif
