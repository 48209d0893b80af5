#if Values
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a value of any kind, which is found as an untagged enum's is.
final class ValueReader {
  private static let depthLimit = 128
  private let kinds = KindReader(
    kinds: [.null, .boolean, .integer, .number, .string, .array, .object],
    integers: IntegerTypes(Int64.self, [UInt64.self])
  )

  private var depth = 0

  static func read(from decoder: any Decoder) throws -> CodableValue {
    let reader = ValueReader()
    return try Member.reader.withValue(Member.Reader(reader)) { try reader.value(in: decoder) }
  }

  static func read(
    membersOf object: KeyedDecodingContainer<_CodableKey>,
    besides key: _CodableKey?
  ) throws -> [String: CodableValue] {
    let reader = ValueReader()
    return try Member.reader.withValue(Member.Reader(reader)) { try reader.members(of: object, besides: key) }
  }

  static func read(elementsOf array: any UnkeyedDecodingContainer) throws -> [CodableValue] {
    let reader = ValueReader()
    return try Member.reader.withValue(Member.Reader(reader)) { try reader.elements(of: array) }
  }
}

private struct Member: Decodable {
  /// Reads the members: `decode` has no parameter to pass the reader on. The reader knows the depth. `codingPath` would
  /// tell it too, but more slowly at greater depth.
  ///
  /// Written by hand: the attribute is a macro, and takes a fifth of the time to compile this file.
  static let reader = TaskLocal<Reader?>(wrappedValue: nil)

  let value: CodableValue

  init(from decoder: any Decoder) throws {
    value = try (Self.reader.get()?.reader ?? ValueReader()).value(in: decoder)
  }

  /// Unchecked, because a reader never leaves the call that created it.
  struct Reader: @unchecked Sendable {
    let reader: ValueReader

    init(_ reader: ValueReader) {
      self.reader = reader
    }
  }
}

extension ValueReader {
  fileprivate func value(in decoder: any Decoder) throws -> CodableValue {
    switch try kinds.read(decoder, in: CodableValue.self) {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .integer(let value) where value.isPlain && FoundationDecoder.isAny(decoder): .integer(value)
    case .integer, .wideInteger, .number: try number(in: decoder)
    case .string(let text): try elements(in: decoder, for: text) ?? .string(text)
    case .array(let array): try nested(in: decoder) { .array(try elements(of: array.container)) }
    case .object(let object): try nested(in: decoder) { .object(try members(of: object.container)) }
    case .date, .data, .url, .decimal, .other: throw noValue(in: decoder)
    }
  }

  private func noValue(in decoder: any Decoder) -> any Error {
    do {
      _ = try decoder.singleValueContainer().decode(String.self)
    } catch DecodingError.typeMismatch {
    } catch {
      return error  // A string, but one that cannot be read.
    }
    return DecodingError.notCodableValue(at: decoder.codingPath)
  }

  private func nested(in decoder: any Decoder, _ read: () throws -> CodableValue) throws -> CodableValue {
    if depth == Self.depthLimit { throw DecodingError.nestedTooDeep(limit: depth, at: decoder.codingPath) }
    depth += 1
    defer { depth -= 1 }
    return try read()
  }
}

// MARK: Numbers

extension Int64 {
  /// Whether a decoder gives the number only where it was written. From 2^53 on, it may have truncated a longer one, and
  /// 0 may have been -0.
  fileprivate var isPlain: Bool { self != 0 && magnitude < 1 << 53 }
}

extension ValueReader {
  private func number(in decoder: any Decoder) throws -> CodableValue {
    let container = try decoder.singleValueContainer()
    let number = number(in: container, decoder)
    // A database column gives a number for any text: 0, or the number at the beginning of the text.
    if !FoundationDecoder.isAny(decoder), let text = string(in: container), !text.spells(number?.number) {
      return .string(text)
    }
    guard let number else { throw noValue(in: decoder) }
    return number
  }

  private func number(in container: any SingleValueDecodingContainer, _ decoder: any Decoder) -> CodableValue? {
    let double: Double
    // Some decoders refuse an integer as a `Double`, and older property list decoders one too large for it.
    do { double = try container.decode(Double.self) } catch { return integer(in: container) }
    if !double.isFinite || double == 0 && double.sign == .minus { return .double(double) }
    let isWhole = double == double.rounded()
    // From 2^53 on, every `Double` is whole, whatever was written.
    if !isWhole || double.magnitude >= 0x1p53, let decimal = decimal(in: container, decoder) {
      return .exactly(decimal, nearest: double)
    }
    guard isWhole, -0x1p63...0x1p64 ~= double else { return .double(double) }
    return integer(in: container) ?? .double(double)
  }

  private func integer(in container: any SingleValueDecodingContainer) -> CodableValue? {
    // For numbers that are no 64-bit integers, decoders throw errors of any type.
    do { return .integer(try container.decode(Int64.self)) } catch {}
    do { return .unsigned(try container.decode(UInt64.self)) } catch {}
    return nil
  }

  /// Others than JSON decoders may make it from a `Double`, with digits that were not in the input.
  private func decimal(in container: any SingleValueDecodingContainer, _ decoder: any Decoder) -> Decimal? {
    guard FoundationDecoder.isJSON(decoder) else { return nil }
    do { return try container.decode(Decimal.self) } catch { return nil }
  }

  private func string(in container: any SingleValueDecodingContainer) -> String? {
    do { return try container.decode(String.self) } catch { return nil }
  }
}

// MARK: Objects and arrays

extension ValueReader {
  /// The object in place of an empty text, which an XML decoder gives for an element with child elements.
  private func elements(in decoder: any Decoder, for text: String) throws -> CodableValue? {
    guard text.isEmpty, !FoundationDecoder.isAny(decoder) else { return nil }
    let container: KeyedDecodingContainer<_CodableKey>
    // Some throw their own error: for a database column, they would decode JSON next.
    do { container = try decoder.container(keyedBy: _CodableKey.self) } catch { return nil }
    // No conditional value: its nil would be null.
    if !container.hasElements { return nil }
    return try nested(in: decoder) { .object(try members(of: container)) }
  }

  private func members(
    of container: KeyedDecodingContainer<_CodableKey>,
    besides skipped: _CodableKey? = nil
  ) throws -> [String: CodableValue] {
    let keys = container.allKeys
    var members = [String: CodableValue](minimumCapacity: keys.count)
    var repeated: Set<_CodableKey> = []
    for key in keys where key != skipped {
      if members[key.stringValue] != nil {
        // An XML decoder lists the key of an array once per element.
        if repeated.insert(key).inserted {
          members[key.stringValue] = .array(try container.decode([Member].self, forKey: key).map(\.value))
        }
        continue
      }
      members[key.stringValue] = try container.decode(Member.self, forKey: key).value
    }
    return members
  }

  private func elements(of array: any UnkeyedDecodingContainer) throws -> [CodableValue] {
    var container = array
    var elements: [CodableValue] = []
    while !container.isAtEnd { elements.append(try container.decode(Member.self).value) }
    return elements
  }
}

extension CodableValue {
  /// Nil unless it is an `Int64` or a `Double`.
  fileprivate var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    case .null, .boolean, .unsigned, .decimal, .string, .array, .object: nil
    }
  }
}
#endif
