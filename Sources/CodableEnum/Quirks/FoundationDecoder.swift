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
