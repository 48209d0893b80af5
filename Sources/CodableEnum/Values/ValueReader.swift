#if Values
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Finds out the kind of a decoder's value by asking for one kind after another.
///
/// A refusal is slow: the decoder builds an error with its coding path. So the reader asks first for the kind that it
/// found before.
final class ValueReader {
  private static let depthLimit = 128

  private var depth = 0
  private var memory = ValueMemory()

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
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return .null }
    guard memory.isStrict == true else { return try valueInFixedOrder(in: decoder, container) }
    let expected = memory.expected
    if let expected, let value = try value(of: expected, in: decoder, container) { return value }
    for kind in memory.surprises where kind != expected {
      guard let value = try value(of: kind, in: decoder, container) else { continue }
      memory.recordSurprise(kind)
      return value
    }
    throw noValue(in: decoder, container)
  }

  private func valueInFixedOrder(
    in decoder: any Decoder,
    _ container: any SingleValueDecodingContainer
  ) throws -> CodableValue {
    switch memory.expected {
    case .string: if let text = try string(in: container), !text.mayBeUnquoted { return .string(text) }
    case .object where memory.closesScalars == true: if let value = try object(in: decoder) { return value }
    case .array where memory.closesScalars == true: if let value = try array(in: decoder) { return value }
    case .object, .array, .number, .boolean, nil: break
    }
    for kind in AskedKind.allCases {
      guard let value = try value(of: kind, in: decoder, container) else { continue }
      if memory.isStrict == nil, let kind = AskedKind(value) { try learn(from: kind, in: decoder, container) }
      // A database column gives a number for any text: 0, or the number at the beginning of the text.
      if kind == .number, memory.isStrict == false, let text = try string(in: container), !text.spells(value.number) {
        return .string(text)
      }
      return value
    }
    throw noValue(in: decoder, container)
  }

  /// Asks for other kinds, to find out whether the decoder distinguishes them.
  private func learn(
    from kind: AskedKind,
    in decoder: any Decoder,
    _ container: any SingleValueDecodingContainer
  ) throws {
    if kind == .object || kind == .array { return }
    let closesScalars =
      memory.closesScalars
      ?? (opened { try decoder.container(keyedBy: _CodableKey.self) } == nil
        && opened { try decoder.unkeyedContainer() } == nil)
    memory.closesScalars = closesScalars
    if kind == .string { return }
    memory.isStrict =
      try closesScalars && string(in: container) == nil && (kind == .boolean || boolean(in: container) == nil)
  }

  private func noValue(in decoder: any Decoder, _ container: any SingleValueDecodingContainer) -> any Error {
    do {
      _ = try container.decode(String.self)
    } catch DecodingError.typeMismatch {
    } catch {
      return error  // A string, but one that cannot be read.
    }
    return DecodingError.notCodableValue(at: decoder.codingPath)
  }

  /// Nil if the decoder refuses.
  private func value(
    of kind: AskedKind,
    in decoder: any Decoder,
    _ container: any SingleValueDecodingContainer
  ) throws -> CodableValue? {
    switch kind {
    case .number: try number(in: container, decoder)
    case .boolean: try boolean(in: container).map { .boolean($0) }
    case .string: try string(in: container).map { try elements(in: decoder, for: $0) ?? .string($0) }
    case .object: try object(in: decoder)
    case .array: try array(in: decoder)
    }
  }

  /// Nil if the value is of another kind. Other errors than `DecodingError` mean that a value of this kind cannot be
  /// read, such as a number that JSON doesn't allow.
  private func matching<Value>(_ read: () throws -> Value) throws -> Value? {
    do {
      return try read()
    } catch is DecodingError {
      return nil
    }
  }

  /// Nil if the decoder refuses to open a scalar, maybe with its own error: for a database column, some would decode
  /// JSON next.
  private func opened<Container>(_ open: () throws -> Container) -> Container? {
    do { return try open() } catch { return nil }
  }
}

// MARK: Scalars

extension ValueReader {
  private func number(
    in container: any SingleValueDecodingContainer,
    _ decoder: any Decoder
  ) throws -> CodableValue? {
    if memory.needsInteger == true, let integer = integer(in: container) { return integer }
    // Every number decodes as a `Double`, exactly or not, so no error is built to distinguish 1.5 from 1.
    let double: Double
    do {
      double = try container.decode(Double.self)
    } catch DecodingError.dataCorrupted {
      // No `Double` holds the number: an integer in a property list of an older system.
      return integer(in: container)
    } catch is DecodingError {
      guard memory.needsInteger == nil, let integer = integer(in: container) else { return nil }
      memory.needsInteger = true
      return integer
    }
    if !double.isFinite { return try string(in: container).map { .string($0) } ?? .double(double) }
    if double == 0, double.sign == .minus { return .double(double) }
    let isWhole = double == double.rounded()
    // From 2^53 on, every `Double` is whole, whatever was written, and decoders truncate a longer number to an integer.
    if !isWhole || double.magnitude >= 0x1p53, let decimal = decimal(in: container, decoder) {
      return .exactly(decimal, nearest: double)
    }
    guard isWhole, -0x1p63...0x1p64 ~= double, let integer = integer(in: container) else { return .double(double) }
    if memory.needsInteger == nil { memory.needsInteger = false }
    return integer
  }

  private func integer(in container: any SingleValueDecodingContainer) -> CodableValue? {
    // For numbers that are no 64-bit integers, decoders throw errors of any type.
    do { return .integer(try container.decode(Int64.self)) } catch {}
    do { return .unsigned(try container.decode(UInt64.self)) } catch {}
    return nil
  }

  private func decimal(in container: any SingleValueDecodingContainer, _ decoder: any Decoder) -> Decimal? {
    // Others may make it from a `Double`, with digits that were not in the input.
    if memory.hasDecimals == nil, !FoundationDecoder.isJSON(decoder) { memory.hasDecimals = false }
    if memory.hasDecimals == false { return nil }
    do {
      let decimal = try container.decode(Decimal.self)
      memory.hasDecimals = true
      return decimal
    } catch {
      // If there has been a `Decimal` before, just this number doesn't fit.
      if memory.hasDecimals == nil { memory.hasDecimals = false }
      return nil
    }
  }

  private func boolean(in container: any SingleValueDecodingContainer) throws -> Bool? {
    try matching { try container.decode(Bool.self) }
  }

  private func string(in container: any SingleValueDecodingContainer) throws -> String? {
    try matching { try container.decode(String.self) }
  }
}

// MARK: Objects and arrays

extension ValueReader {
  private func object(in decoder: any Decoder) throws -> CodableValue? {
    guard let container = try matching({ try decoder.container(keyedBy: _CodableKey.self) }) else { return nil }
    try open(decoder)
    defer { depth -= 1 }
    return .object(try members(of: container))
  }

  /// The object in place of an empty text, which an XML decoder gives for an element with child elements.
  private func elements(in decoder: any Decoder, for text: String) throws -> CodableValue? {
    guard text.isEmpty, memory.closesScalars != true,
      let container = opened({ try decoder.container(keyedBy: _CodableKey.self) }),
      container.hasElements
    else { return nil }
    return try object(in: decoder)
  }

  private func members(
    of container: KeyedDecodingContainer<_CodableKey>,
    besides skipped: _CodableKey? = nil
  ) throws -> [String: CodableValue] {
    let keys = container.allKeys
    var members = [String: CodableValue](minimumCapacity: keys.count)
    var last: AskedKind?
    var repeated: Set<_CodableKey> = []
    for key in keys where key != skipped {
      if members[key.stringValue] != nil {
        // An XML decoder lists the key of an array once per element.
        if repeated.insert(key).inserted {
          members[key.stringValue] = .array(try container.decode([Member].self, forKey: key).map(\.value))
        }
        continue
      }
      memory.enterMember(key.stringValue, after: last)
      let value = try container.decode(Member.self, forKey: key).value
      members[key.stringValue] = value
      guard let kind = AskedKind(value) else { continue }
      memory.recordMember(key.stringValue, kind)
      last = kind
    }
    return members
  }

  private func array(in decoder: any Decoder) throws -> CodableValue? {
    guard let container = try matching({ try decoder.unkeyedContainer() }) else { return nil }
    try open(decoder)
    defer { depth -= 1 }
    return .array(try elements(of: container))
  }

  private func elements(of array: any UnkeyedDecodingContainer) throws -> [CodableValue] {
    var container = array
    var row = memory.openRow()
    var elements: [CodableValue] = []
    while !container.isAtEnd {
      memory.enterElement(elements.count, of: row)
      let value = try container.decode(Member.self).value
      if let kind = AskedKind(value) { row.record(kind, at: elements.count) }
      elements.append(value)
    }
    memory.close(row)
    return elements
  }

  private func open(_ decoder: any Decoder) throws {
    if depth == Self.depthLimit { throw DecodingError.nestedTooDeep(limit: depth, at: decoder.codingPath) }
    try StackGuard.check(decoder)
    depth += 1
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

/// The kinds a decoder can be asked for, in the order of precedence; the kinds of number are one.
enum AskedKind: Int, CaseIterable {
  case number, boolean, string, object, array

  /// Nil for null, which is cheap to ask for.
  init?(_ value: CodableValue) {
    switch value {
    case .null: return nil
    case .integer, .unsigned, .double, .decimal: self = .number
    case .boolean: self = .boolean
    case .string: self = .string
    case .object: self = .object
    case .array: self = .array
    }
  }
}
#endif
