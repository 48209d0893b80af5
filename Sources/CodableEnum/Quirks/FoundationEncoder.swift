#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The encoders that Foundation makes and keeps to itself, told by their types. They can do more than every encoder can.
enum FoundationEncoder {
  /// Of a JSON encoder: it writes a `Decimal` as a number.
  static func isJSON(_ encoder: any Encoder) -> Bool {
    if ObjectIdentifier(type(of: encoder)) == json { return true }
    return (encoder as? any EncoderInFront).map { isJSON($0.base) } ?? false
  }

  /// Of JSON and of property lists: all keyed containers of one encoder are the same object.
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

/// An encoder that looks at what a value requests, and passes single values on to another.
protocol EncoderInFront: Encoder {
  var base: any Encoder { get }
}

/// Finds out the type of an encoder.
private final class EncoderTypeProbe: Encodable {
  private(set) var encoderType: ObjectIdentifier?

  func encode(to encoder: any Encoder) throws {
    encoderType = ObjectIdentifier(type(of: encoder))
    try true.encode(to: encoder)
  }
}
