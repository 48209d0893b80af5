#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
