#if Untagged || Values
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Finds out the kind of a decoder's value by asking for the kinds that an enum takes.
///
/// A refusal is slow: the decoder builds an error with its coding path. So the kind found earlier in this enum is asked
/// for first, wherever that changes only the speed, not the result: see `KindHints`. Other decoders are asked in a
/// fixed order: to a YAML or XML decoder, `1` is a string too.
struct KindReader {
  let kinds: _ValueKinds
  let integers: IntegerTypes

  /// - Parameter type: The enum.
  /// - Throws: `DecodingError` if too little stack is left to open an array or an object.
  @inline(__always)
  func read<Base: Decoder>(_ decoder: Base, in type: Any.Type) throws -> OpenValue {
    let guess = KindHints.guess(for: type, in: Base.self)
    // The most frequent kinds first, without a box around the decoder.
    switch guess {
    case .string where kinds.contains(.string):
      do { return .string(try decoder.singleValueContainer().decode(String.self)) } catch {}
    case .boolean where kinds.contains(.boolean):
      do { return .boolean(try decoder.singleValueContainer().decode(Bool.self)) } catch {}
    case .integer where kinds.contains(.integer) && integers.isInt:
      do { return .integer(Int64(try decoder.singleValueContainer().decode(Int.self))) } catch {}
    // Any other kind, or one that no case has.
    default:
      return try read(decoder, guess: guess, in: type)
    }
    return try KindReader(kinds: kinds.subtracting(_ValueKinds(guess)), integers: integers)
      .read(decoder, guess: .other, in: type)
  }

  /// - Parameter guess: The kind to ask for first; `other` for none.
  private func read(_ decoder: any Decoder, guess: _ValueKind, in type: Any.Type) throws -> OpenValue {
    let container: any SingleValueDecodingContainer
    do { container = try decoder.singleValueContainer() } catch {
      // Some decoders have no single value container for an array or an object.
      return try (object(decoder) ?? array(decoder)).flatMap { kinds.contains($0.kind) ? $0 : nil } ?? .other
    }
    if kinds.contains(guess), let content = try read(guess, decoder, container) {
      if content.kind != guess { KindHints.correct(content.kind, for: type, in: decoder) }
      return content
    }
    let content = try read(decoder, container, besides: guess) ?? .other
    if content.kind == .other, !kinds.isDisjoint(with: [.object, .array]), let error = decoder.ownRefusal {
      throw error
    }
    KindHints.correct(content.kind, for: type, in: decoder)
    return content
  }

  /// Asks for null first, which is cheap. Numbers come before booleans, since some decoders turn them into booleans.
  /// Then strings, and whatever some decoders also give as strings. Dates come last, since some decoders make them of
  /// numbers and strings.
  private func read(
    _ decoder: any Decoder,
    _ container: any SingleValueDecodingContainer,
    besides asked: _ValueKind
  ) throws -> OpenValue? {
    if asked != .null, container.decodeNil() { return kinds.contains(.null) ? .null : .other }
    if !kinds.isDisjoint(with: [.integer, .number]), asked != .integer, asked != .number,
      let number = number(decoder, container)
    {
      return number
    }
    if kinds.contains(.boolean), asked != .boolean, let boolean = boolean(container) { return boolean }
    if kinds.contains(.string), asked != .string, let string = string(container) { return .string(string) }
    if !kinds.isDisjoint(with: [.object, .url, .decimal]), asked != .object, let object = try object(decoder) {
      return object
    }
    if kinds.contains(.array), asked != .array, let array = try array(decoder) { return array }
    if kinds.contains(.date), container.has(Date.self) { return .date }
    if kinds.contains(.data), container.has(Data.self) { return .data }
    return nil
  }

  private func read(
    _ hint: _ValueKind,
    _ decoder: any Decoder,
    _ container: any SingleValueDecodingContainer
  ) throws -> OpenValue? {
    switch hint {
    case .null: container.decodeNil() ? .null : nil
    case .boolean: boolean(container)
    case .integer: integer(container) ?? number(decoder, container)
    case .number: number(decoder, container)
    case .string: string(container).map { .string($0) }
    case .object: try object(decoder)
    case .array: try array(decoder)
    case .date, .data, .url, .decimal, .other: nil
    }
  }
}

// The kinds. Nil if the decoder refuses, some with errors of their own.
extension KindReader {
  private func boolean(_ container: any SingleValueDecodingContainer) -> OpenValue? {
    do { return .boolean(try container.decode(Bool.self)) } catch { return nil }
  }

  private func string(_ container: any SingleValueDecodingContainer) -> String? {
    do { return try container.decode(String.self) } catch { return nil }
  }

  private func number(
    _ decoder: any Decoder,
    _ container: any SingleValueDecodingContainer
  ) -> OpenValue? {
    let value: Double
    do {
      // Every number decodes as a `Double`, exactly or not, so no error is built to distinguish 1.5 from 1.
      value = try container.decode(Double.self)
    } catch {
      // Some decoders refuse an integer as a `Double`, and older property list decoders one too large for it. A JSON
      // decoder refuses only numbers too small for a `Double`, like `1e-400`, which it would decode as the integer 0.
      if FoundationDecoder.isJSON(decoder), error is DecodingError || !kinds.contains(.integer) { return nil }
      return integer(container) ?? wideInteger(container)
    }
    // Some decoders turn a string into a non-finite number. It stays a string if a case takes strings.
    if !value.isFinite, kinds.contains(.string), string(container) != nil { return nil }
    if kinds.contains(.integer), value == value.rounded() {
      if let integer = integer(container) ?? wideInteger(container) { return integer }
    }
    return kinds.contains(.number) ? .number(value) : nil
  }

  private func integer(_ container: any SingleValueDecodingContainer) -> OpenValue? {
    let value: Int64
    do { value = try container.decode(Int64.self) } catch { return nil }
    if kinds.contains(.integer), integers.isInt ? Int(exactly: value) != nil : integers.hold(value) {
      return .integer(value)
    }
    return kinds.contains(.number) ? .number(Double(value)) : nil
  }

  private func wideInteger(_ container: any SingleValueDecodingContainer) -> OpenValue? {
    kinds.contains(.integer) ? integers.wideType(in: container).map { .wideInteger($0) } : nil
  }

  private func array(_ decoder: any Decoder) throws -> OpenValue? {
    try StackGuard.check(decoder)
    do { return .array(OpenArray(try decoder.unkeyedContainer())) } catch { return nil }
  }

  private func object(_ decoder: any Decoder) throws -> OpenValue? {
    try StackGuard.check(decoder)
    let object: KeyedDecodingContainer<_CodableKey>
    do { object = try decoder.container(keyedBy: _CodableKey.self) } catch { return nil }
    if !kinds.isDisjoint(with: [.url, .decimal]), !FoundationDecoder.isJSON(decoder) {
      if kinds.contains(.url), object.isURL { return .url }
      if kinds.contains(.decimal), object.isDecimal { return .decimal }
    }
    return kinds.contains(.object) ? .object(OpenObject(object, in: decoder)) : nil
  }
}

/// The integer types of an enum's cases, in the order in which they are tried. Most enums have one.
struct IntegerTypes {
  typealias IntegerType = any (FixedWidthInteger & Decodable).Type

  private let first: IntegerType
  private let others: [IntegerType]

  init(_ first: IntegerType, _ others: [IntegerType] = []) {
    self.first = first
    self.others = others
  }

  var isInt: Bool { first == Int.self && others.isEmpty }

  func hold(_ value: Int64) -> Bool { isHeld(value, by: first) || others.contains { isHeld(value, by: $0) } }

  /// The first type that can hold the number if `Int64` cannot.
  func wideType(in container: any SingleValueDecodingContainer) -> IntegerType? {
    isWide(first) && container.has(first) ? first : others.first { isWide($0) && container.has($0) }
  }
}

private func isHeld<Integer: FixedWidthInteger>(_ value: Int64, by _: Integer.Type) -> Bool {
  Integer(exactly: value) != nil
}

/// Whether the type has numbers above `Int64.max`.
private func isWide<Integer: FixedWidthInteger>(_: Integer.Type) -> Bool {
  Integer.bitWidth > 64 || (Integer.bitWidth == 64 && !Integer.isSigned)
}
#endif
