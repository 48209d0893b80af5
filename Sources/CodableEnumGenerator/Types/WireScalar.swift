/// The types of the standard library and of Foundation that are one value of JSON, by their names in Swift; dates with a
/// value coder of ours have the coder's.
package enum WireScalar: String, CaseIterable, Sendable {
  case bool = "Bool"
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case int128 = "Int128"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case uint128 = "UInt128"
  case float16 = "Float16"
  case float = "Float"
  case double = "Double"
  case cgFloat = "CGFloat"
  case decimal = "Decimal"
  case string = "String"
  case character = "Character"
  case uuid = "UUID"
  case url = "URL"
  /// As the coder's strategy says.
  case date = "Date"
  case data = "Data"
  case iso8601Date = "ISO8601DateCoder"
  case secondsSince1970 = "SecondsSince1970Coder"
  case millisecondsSince1970 = "MillisecondsSince1970Coder"

  /// The JSON of a scalar.
  private enum Form {
    case boolean
    case integer(isSigned: Bool, bits: Int)
    /// With so many bits that are kept exactly; none where digits are decimal.
    case number(significand: Int)
    case string
    /// A date or data, which a strategy of the coder decides.
    case strategic(Set<JSONKind>)
    /// A value coder's form of a date.
    case coder(JSONKind)
  }

  private var form: Form {
    switch self {
    case .bool: .boolean
    case .int8: .integer(isSigned: true, bits: 8)
    case .int16: .integer(isSigned: true, bits: 16)
    case .int32: .integer(isSigned: true, bits: 32)
    case .int, .int64: .integer(isSigned: true, bits: 64)
    case .int128: .integer(isSigned: true, bits: 128)
    case .uint8: .integer(isSigned: false, bits: 8)
    case .uint16: .integer(isSigned: false, bits: 16)
    case .uint32: .integer(isSigned: false, bits: 32)
    case .uint, .uint64: .integer(isSigned: false, bits: 64)
    case .uint128: .integer(isSigned: false, bits: 128)
    case .float16: .number(significand: 11)
    case .float: .number(significand: 24)
    case .double, .cgFloat: .number(significand: 53)
    case .decimal: .number(significand: 0)
    case .string, .character, .uuid, .url: .string
    case .date: .strategic([.number, .string])
    case .data: .strategic([.string])
    case .iso8601Date: .coder(.string)
    case .secondsSince1970, .millisecondsSince1970: .coder(.number)
    }
  }

  /// The kinds of JSON that it is written as.
  package var kinds: Set<JSONKind> {
    switch form {
    case .boolean: [.boolean]
    case .integer: [.integer]
    case .number: [.number]
    case .string: [.string]
    case .strategic(let kinds): kinds
    case .coder(let kind): [kind]
    }
  }

  package var isInteger: Bool { integerWidth != nil }

  /// Of an integer, whether it has a sign, and its width.
  package var integerWidth: (isSigned: Bool, bits: Int)? {
    if case .integer(let isSigned, let bits) = form { (isSigned, bits) } else { nil }
  }

  /// Whether it is an integer that can have a value.
  func holds(_ value: Int) -> Bool {
    guard let width = integerWidth, width.isSigned || value >= 0 else { return false }
    let bits = Int.bitWidth - (value < 0 ? ~value : value).leadingZeroBitCount
    return bits <= width.bits - (width.isSigned ? 1 : 0)
  }

  /// The bits that a floating-point number keeps exactly; 0 for other types.
  package var significand: Int { if case .number(let bits) = form { bits } else { 0 } }

  /// Whether it is the name of a value coder, not of a type.
  var isCoder: Bool { if case .coder = form { true } else { false } }

  /// Whether a strategy of the coder decides what it is.
  var isStrategic: Bool { if case .strategic = form { true } else { false } }

  /// Whether each of its values is read as the same value of another type.
  package func fits(in other: WireScalar) -> Bool {
    if self == other { return true }
    switch other.form {
    case .integer(let isSigned, let bits):
      guard let own = integerWidth else { return false }
      if own.isSigned { return isSigned && own.bits <= bits }
      return own.bits < bits || !isSigned && own.bits == bits
    case .number(0): return integerWidth.map { $0.bits <= 64 } ?? false
    case .number(let bits):
      if let own = integerWidth { return own.bits <= bits }
      return significand > 0 && significand <= bits
    case .string:
      // Of texts, only `String` takes any.
      return other == .string && [.uuid, .url, .character, .iso8601Date].contains(self)
    case .boolean, .strategic, .coder: return false
    }
  }
}
