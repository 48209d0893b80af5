import CodableEnumGenerator

/// The Swift types that hold certain numbers exactly.
struct NumberTypes: OptionSet {
  let rawValue: UInt8

  static let int = NumberTypes(rawValue: 1)
  static let unsigned = NumberTypes(rawValue: 2)
  static let double = NumberTypes(rawValue: 4)
  static let decimal = NumberTypes(rawValue: 8)
  static let all: NumberTypes = [.int, .unsigned, .double, .decimal]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// - Parameter number: The number as JSON spells it.
  init(holding number: String) {
    self = []
    // Negative zero is no integer.
    if number != "-0", let integer = Int(number) {
      formUnion([.int, .decimal])
      if integer >= 0 { insert(.unsigned) }
      if integer.magnitude <= 1 << 53 || DecimalNumber("\(Double(integer))") == DecimalNumber(number) {
        insert(.double)
      }
      return
    }
    if let digits = Self.significantDigits(of: number) {
      if digits <= 38 { insert(.decimal) }
      // Any Double gives back 15 digits, and none has more than 17.
      if digits <= 15 || digits <= 17 && Self.isDouble(number) { insert(.double) }
      return
    }
    if UInt64(number) != nil { insert([.unsigned]) }
    guard let exact = DecimalNumber(number) else { return }
    if Self.isDouble(number) { insert(.double) }
    if exact.fitsDecimal { insert(.decimal) }
  }

  /// How many digits there are from the first to the last that isn't zero; nil for a number without a period, with an
  /// exponent, or of very many digits.
  private static func significantDigits(of number: String) -> Int? {
    var (count, zeros, hasPeriod) = (0, 0, false)
    for byte in number.utf8 {
      if byte == UInt8(ascii: "0") {
        zeros += count > 0 ? 1 : 0
      } else if byte.isDigit {
        count += zeros + 1
        zeros = 0
      } else if byte == .period {
        hasPeriod = true
      } else if byte != .minus {
        return nil
      }
    }
    return hasPeriod && number.utf8.count < 128 ? count : nil
  }

  private static func isDouble(_ number: String) -> Bool {
    guard let double = Double(number), double.isFinite else { return false }
    let text = "\(double)"
    return text == number || DecimalNumber(text) == DecimalNumber(number)
  }

  /// The simplest type that holds all numbers; nil if there is none.
  var name: String? {
    if contains(.int) { return "Int" }
    if contains(.unsigned) { return "UInt64" }
    if contains(.double) { return "Double" }
    return contains(.decimal) ? "Decimal" : nil
  }
}

/// A number's digits, whatever its spelling: `1.50` equals `0.015e2`.
struct DecimalNumber: Hashable {
  private var isNegative: Bool
  /// Without leading or trailing zeros.
  private var digits: [UInt8]
  /// The power of ten of the last digit.
  private var exponent: Int

  /// - Parameter text: The number as JSON or Swift spells it.
  init?(_ text: String) {
    var bytes = text.utf8[...]
    isNegative = bytes.first == .minus
    if isNegative { bytes.removeFirst() }
    let mantissa = bytes.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    exponent = 0
    if mantissa.count < bytes.count {
      // No type holds a number with a longer exponent.
      let power = bytes.dropFirst(mantissa.count + 1)
      guard power.count < 10, let value = Int(String(decoding: power, as: UTF8.self)) else { return nil }
      exponent = value
    }
    digits = mantissa.filter(\.isDigit)
    if let period = mantissa.firstIndex(of: .period) {
      exponent -= mantissa.distance(from: period, to: mantissa.endIndex) - 1
    }
    digits = Array(digits.drop { $0 == UInt8(ascii: "0") })
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// Nil unless it is an integer of up to 40 digits.
  var wholeDigits: String? {
    if digits.isEmpty { return "0" }
    guard exponent >= 0, digits.count + exponent <= 40 else { return nil }
    return String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: exponent)
  }

  /// Whether Foundation's `Decimal` holds it.
  var fitsDecimal: Bool { digits.count <= 38 && (-127...127).contains(exponent) }

  /// Whether a `Decimal` has room for its digits, which are an integer of 128 bits.
  var fitsMantissa: Bool {
    digits.count < 39
      || digits.count == 39 && !digits.lexicographicallyPrecedes("340282366920938463463374607431768211455".utf8, by: >)
  }
}
