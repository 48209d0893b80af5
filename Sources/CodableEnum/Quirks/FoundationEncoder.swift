#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
