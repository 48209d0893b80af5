#if Values || Untagged
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Recognizes Foundation's private decoders by their types. Unlike other decoders, they never take one kind of value
/// for another.
struct FoundationDecoder {
  /// Whether it decodes JSON or property lists.
  static func isAny(_ decoder: any Decoder) -> Bool { has(typeID(of: decoder)) }

  static func isJSON(_ decoder: any Decoder) -> Bool { typeID(of: decoder) == types.json }

  static func has(_ type: ObjectIdentifier) -> Bool {
    type == types.json || type == types.binaryList || type == types.xmlList
  }

  /// The type that the existential was made of. `type(of:)` would ask a class for its own.
  static func typeID<Base: Decoder>(of _: Base) -> ObjectIdentifier { ObjectIdentifier(Base.self) }

  private static let types = FoundationDecoder()

  /// These are nil if the type cannot be found out.
  private let json = decoderType { try JSONDecoder().decode(DecoderTypeProbe.self, from: Data("[]".utf8)) }
  private let binaryList = decoderType {
    try PropertyListDecoder().decode(DecoderTypeProbe.self, from: emptyList { $0.outputFormat = .binary })
  }
  private let xmlList = decoderType {
    try PropertyListDecoder().decode(DecoderTypeProbe.self, from: emptyList { $0.outputFormat = .xml })
  }
}

private func decoderType(_ decode: () throws -> DecoderTypeProbe) -> ObjectIdentifier? {
  do { return try decode().decoderType } catch { return nil }
}

private func emptyList(_ configure: (PropertyListEncoder) -> Void) throws -> Data {
  let encoder = PropertyListEncoder()
  configure(encoder)
  return try encoder.encode([Int]())
}

private struct DecoderTypeProbe: Decodable {
  let decoderType: ObjectIdentifier

  init(from decoder: any Decoder) {
    decoderType = FoundationDecoder.typeID(of: decoder)
  }
}

/// Recognizes Foundation's private encoders by their types. They can do more than others.
enum FoundationEncoder {
  /// Whether it encodes JSON. Such an encoder writes a `Decimal` as a number.
  static func isJSON(_ encoder: any Encoder) -> Bool {
    if ObjectIdentifier(type(of: encoder)) == json { return true }
    return (encoder as? any EncoderInFront).map { isJSON($0.base) } ?? false
  }

  /// Whether it encodes JSON or property lists. All keyed containers of one such encoder are the same object.
  static func sharesObjects(_ encoder: any Encoder) -> Bool {
    let type = ObjectIdentifier(type(of: encoder))
    return type == json || type == propertyList
  }

  private static let json = encoderType { _ = try JSONEncoder().encode($0) }
  private static let propertyList = encoderType { _ = try PropertyListEncoder().encode($0) }

  private static func encoderType(_ encode: ([EncoderTypeProbe]) throws -> Void) -> ObjectIdentifier? {
    let probe = EncoderTypeProbe()
    do { try encode([probe]) } catch { return nil }
    return probe.encoderType
  }
}

/// An encoder that inspects what a value requests, and forwards single values to another encoder.
protocol EncoderInFront: Encoder {
  var base: any Encoder { get }
}

private final class EncoderTypeProbe: Encodable {
  private(set) var encoderType: ObjectIdentifier?

  func encode(to encoder: any Encoder) throws {
    encoderType = ObjectIdentifier(type(of: encoder))
    try true.encode(to: encoder)
  }
}

// Values that Foundation writes as objects unless the coder handles them. Property list coders don't.

func mayBeObjectOfFoundation(_ type: Any.Type) -> Bool { type == URL.self || type == Decimal.self }

extension KeyedDecodingContainer<_CodableKey> {
  var isURL: Bool {
    let keys = distinctKeys
    return keysOfURL.isSuperset(of: keys) && keys.contains("relative")
  }

  var isDecimal: Bool { distinctKeys == keysOfDecimal }
}

private let keysOfURL: Set<_CodableKey> = ["base", "relative"]
private let keysOfDecimal: Set<_CodableKey> = ["exponent", "length", "isNegative", "isCompact", "mantissa"]
#endif
