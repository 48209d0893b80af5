#if Values
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A date as text: `"2026-11-20T12:00:00Z"`. Reads fractions of seconds, to the millisecond on older Apple systems, but
/// doesn't write them.
public enum ISO8601DateCoder: ValueCoder {
  /// Reads a date with its time zone.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no string, `.dataCorrupted` if it is no date.
  public static func decode(from decoder: any Decoder) throws -> Date {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      return try date(of: text, hasFraction: text.utf8.contains(UInt8(ascii: ".")))
    } catch {
      throw DecodingError.notADate(text, at: decoder.codingPath, error)
    }
  }

  /// Writes a date in UTC, in whole seconds.
  public static func encode(_ value: Date, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text(of: value))
  }

  private static func date(of text: String, hasFraction: Bool) throws -> Date {
    #if !canImport(FoundationEssentials)
    guard #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) else {
      let formatter = ISO8601DateFormatter()
      if hasFraction { formatter.formatOptions.insert(.withFractionalSeconds) }
      guard let date = formatter.date(from: text) else { throw CocoaError(.formatting) }
      return date
    }
    #endif
    return try Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction).parse(text)
  }

  private static func text(of date: Date) -> String {
    #if !canImport(FoundationEssentials)
    guard #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) else {
      // The formatter rounds to the nearest second; the style cuts off, as this does.
      let second = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
      return ISO8601DateFormatter().string(from: second)
    }
    #endif
    return Date.ISO8601FormatStyle().format(date)
  }
}

/// A date as seconds since 1970, with a fraction if it has one: `1795176000`.
public enum SecondsSince1970Coder: ValueCoder {
  /// Reads a number.
  ///
  /// - Throws: `DecodingError` if there is no number.
  public static func decode(from decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: try decoder.singleValueContainer().decodeNumber())
  }

  /// Writes a number.
  public static func encode(_ value: Date, to encoder: any Encoder) throws {
    try encodeNumber(value.timeIntervalSince1970, to: encoder)
  }
}

/// A date as milliseconds since 1970, with a fraction if it has one: `1795176000000`.
public enum MillisecondsSince1970Coder: ValueCoder {
  /// Reads a number.
  ///
  /// - Throws: `DecodingError` if there is no number.
  public static func decode(from decoder: any Decoder) throws -> Date {
    date(try decoder.singleValueContainer().decodeNumber())
  }

  /// Writes a number.
  public static func encode(_ value: Date, to encoder: any Encoder) throws {
    let milliseconds = value.timeIntervalSince1970 * 1000
    // A date is not exact to the millisecond. This writes a date that was read as a whole number as that number.
    let rounded = milliseconds.rounded()
    try encodeNumber(date(rounded) == value ? rounded : milliseconds, to: encoder)
  }

  private static func date(_ milliseconds: Double) -> Date { Date(timeIntervalSince1970: milliseconds / 1000) }
}

/// Writes a whole number as an integer, since some formats distinguish the two.
private func encodeNumber(_ number: Double, to encoder: any Encoder) throws {
  var container = encoder.singleValueContainer()
  if let integer = Int64(exactly: number) {
    try container.encode(integer)
  } else {
    try container.encode(number)
  }
}

/// A value, or its text, since some APIs write numbers as strings: `12` or `"12"`. Written as the value.
///
/// `LosslessCoder<String>` also reads numbers and booleans, as text.
public enum LosslessCoder<Value: LosslessStringConvertible & Codable>: ValueCoder {
  /// Reads a value, or its text.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is another text, otherwise the error of reading the value.
  public static func decode(from decoder: any Decoder) throws -> Value {
    do {
      return try decoder.singleValueContainer().decode(Value.self)
    } catch {
      guard let text = text(in: decoder) else { throw error }
      guard let value = Value(text) else {
        throw DecodingError.notATextOf(Value.self, text, at: decoder.codingPath, error)
      }
      return value
    }
  }

  /// Writes the value.
  public static func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// The text in place of a value, if there is one.
  private static func text(in decoder: any Decoder) -> String? {
    do {
      guard Value.self == String.self else { return try decoder.singleValueContainer().decode(String.self) }
      return try CodableValue(from: decoder).scalarText
    } catch {
      return nil
    }
  }
}

extension CodableValue {
  /// The text of a boolean or a number.
  fileprivate var scalarText: String? {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .null, .string, .array, .object: nil
    }
  }
}
#endif
