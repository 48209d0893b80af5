import CodableEnumGenerator

/// A number as JSON spells it, as Foundation's coders read it and write it again; another spelling of the same number
/// is no change.
struct NumberText {
  private let text: String

  init(_ text: String) { self.text = text }

  func answer(as type: WireScalar) -> SpellingAnswer {
    switch type {
    case .float16: asFloat(maximum: 65_520, digits: 11, least: -24)
    case .float: Float(text).map { asBinary(Double($0), isZero: $0 == 0, "\($0)") } ?? .refused
    case .double, .cgFloat: asDouble
    case .decimal: asDecimal
    case .date, .secondsSince1970, .millisecondsSince1970: asDouble
    case .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128:
      type.integerWidth.map { asInteger(isSigned: $0.isSigned, bits: $0.bits) } ?? .refused
    case .bool, .string, .character, .uuid, .url, .data, .iso8601Date: .refused
    }
  }

  // MARK: Binary

  private var asDouble: SpellingAnswer { Double(text).map { asBinary($0, isZero: $0 == 0, "\($0)") } ?? .refused }

  /// - Parameter isZero: What is too small for the type is an error like what is too large.
  private func asBinary(_ value: Double, isZero: Bool, _ written: String) -> SpellingAnswer {
    guard value.isFinite, !isZero || hasOnlyZeros else { return .refused }
    return isSame(as: written) ? .same : .changed
  }

  /// The coder reads a `Float` and rounds it, which not every machine has a type for.
  private func asFloat(maximum: Float, digits: Int, least: Int) -> SpellingAnswer {
    guard let float = Float(text), float.isFinite, float != 0 || hasOnlyZeros, abs(float) < maximum else {
      return .refused
    }
    if float == 0 { return .same }
    let unit = Float(sign: .plus, exponent: max(Int(float.exponent) - digits + 1, least), significand: 1)
    return isSame(as: "\((float / unit).rounded(.toNearestOrEven) * unit)") ? .same : .changed
  }

  private var hasOnlyZeros: Bool {
    text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.allSatisfy { !$0.isDigit || $0 == UInt8(ascii: "0") }
  }

  private func isSame(as written: String) -> Bool {
    text == written || DecimalNumber(text).map { $0 == DecimalNumber(written) } ?? false
  }

  // MARK: Decimal

  private var asDecimal: SpellingAnswer {
    guard let number = DecimalNumber(text), (-128...127).contains(writtenExponent) else { return .refused }
    return number.fitsMantissa ? .same : .changed
  }

  /// The power of ten of the last digit, zeros included.
  private var writtenExponent: Int {
    let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let fraction = mantissa.drop { $0 != .period }.dropFirst().count
    let exponent = text.utf8.dropFirst(mantissa.count + 1)
    return (exponent.isEmpty ? 0 : Int(String(decoding: exponent, as: UTF8.self)) ?? 1_000) - fraction
  }

  // MARK: Integers

  private func asInteger(isSigned: Bool, bits: Int) -> SpellingAnswer {
    let isNegative = text.hasPrefix("-")
    let digits = String(isNegative ? text.dropFirst() : text[...])
    if digits.utf8.allSatisfy(\.isDigit) {
      return Self.fits(digits, isNegative, isSigned, bits) ? .same : .refused
    }
    // With a period or an exponent, the coder goes by way of a `Double`, from 2 to the 53rd on of a `Decimal`.
    guard let double = Double(text), double.isFinite, double == double.rounded() else { return .refused }
    let whole = DecimalNumber(text)?.wholeDigits
    guard double.magnitude > 0x1p53 else {
      let integer = Int64(double)
      guard Self.fits("\(integer.magnitude)", integer < 0, isSigned, bits) else { return .refused }
      return whole == "\(integer.magnitude)" ? .same : .changed
    }
    // It takes no fraction beyond 63 bits, and no more than 64 bits.
    guard Self.holds(double, isSigned, bits), whole.map({ UInt64($0) != nil }) ?? (double.magnitude < 0x1p63) else {
      return .refused
    }
    return whole == nil ? .changed : .same
  }

  /// - Parameter double: A number that 32 bits don't hold.
  private static func holds(_ double: Double, _ isSigned: Bool, _ bits: Int) -> Bool {
    if bits < 64 || double < 0 && !isSigned { return false }
    return bits > 64 || (isSigned ? double.magnitude < 0x1p63 : double < 0x1p64)
  }

  private static func fits(_ digits: String, _ isNegative: Bool, _ isSigned: Bool, _ bits: Int) -> Bool {
    if isNegative, !isSigned { return digits == "0" }
    guard let magnitude = UInt64(digits) else {
      // Of 128 bits; the least of a signed type is one more than the most.
      if bits <= 64 { return false }
      let most = isSigned ? "170141183460469231731687303715884105727" : "340282366920938463463374607431768211455"
      return digits.utf8.count < most.utf8.count || digits.utf8.count == most.utf8.count && digits <= most
        || isNegative && digits == "170141183460469231731687303715884105728"
    }
    if isNegative { return bits > 64 || magnitude <= 1 << (bits - 1) }
    let room = isSigned ? bits - 1 : bits
    return room >= 64 || magnitude < 1 << room
  }
}
