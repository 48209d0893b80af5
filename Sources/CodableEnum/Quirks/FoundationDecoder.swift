#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The decoders that Foundation makes and keeps to itself, told by their types. Unlike others, they never take one kind of
/// value for another.
struct FoundationDecoder {
  /// Whether it is one of JSON or of property lists.
  static func isAny(_ decoder: any Decoder) -> Bool { has(typeID(of: decoder)) }

  static func isJSON(_ decoder: any Decoder) -> Bool { typeID(of: decoder) == types.json }

  static func has(_ type: ObjectIdentifier) -> Bool {
    type == types.json || type == types.binaryList || type == types.xmlList
  }

  /// The type that an existential was made of, which is there to read; `type(of:)` would ask a class for its own.
  static func typeID<Base: Decoder>(of _: Base) -> ObjectIdentifier { ObjectIdentifier(Base.self) }

  private static let types = FoundationDecoder()

  /// Nil if they cannot be told.
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

/// Finds out the type of a decoder.
private struct DecoderTypeProbe: Decodable {
  let decoderType: ObjectIdentifier

  init(from decoder: any Decoder) {
    decoderType = FoundationDecoder.typeID(of: decoder)
  }
}
