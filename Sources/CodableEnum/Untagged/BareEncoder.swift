#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lets the value of an untagged case encode itself, and refuses what would be read as another case.
///
/// What the value is known by its type to be is not asked for: coders write dates, URLs, dictionaries and the like in ways of
/// their own.
final class BareEncoder: EncoderInFront {
  /// The required kind of the value.
  enum Rule {
    case object
    /// Anything but a number that is not finite, which JSON spells as a string if at all.
    case finite
  }

  let base: any Encoder
  private let rule: Rule
  private let owner: (caseName: StaticString, type: Any.Type)
  /// Whether the value has requested anything that it may have.
  private var isBegun = false
  /// Why the value cannot be encoded; kept, as most requests for a container cannot throw.
  private var refusal: EncodingError.Context?

  init(_ base: any Encoder, _ rule: Rule, inCase caseName: StaticString, of type: Any.Type) {
    self.base = base
    self.rule = rule
    owner = (caseName, type)
  }

  /// Encodes the value of the case.
  func encodeWhole(_ value: some Encodable) throws {
    var failure: (any Error)?
    do { try encode(value) } catch { failure = error }
    // The refusal is the cause, even if the value caught it or threw an error of its own.
    if let refusal { throw EncodingError.invalidValue(value, refusal) }
    if let failure { throw failure }
    // A value that requests nothing is written as an object without keys.
    if !isBegun { _ = base.container(keyedBy: CodableKey.self) }
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    isBegun = true
    return base.container(keyedBy: Key.self)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if rule == .object { return refuse("an array") }
    isBegun = true
    return base.unkeyedContainer()
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  private func refuse(_ kind: String) -> RefusedEncoder {
    let context: EncodingError.Context =
      switch rule {
      case .object: .bareValueIsNotObject(kind, inCase: owner.caseName, of: owner.type, at: base.codingPath)
      case .finite: .bareNumberIsNotFinite(kind, inCase: owner.caseName, of: owner.type, at: base.codingPath)
      }
    refusal = refusal ?? context
    return RefusedEncoder(context: context, userInfo: userInfo)
  }
}

/// A single value is checked in its turn, as that of an optional.
extension BareEncoder: SingleValueEncodingContainer {
  func encode<Value: Encodable>(_ value: Value) throws {
    switch rule {
    case .object:
      if let dictionary = Value.self as? any AnyDictionary.Type {
        return dictionary.isObject ? try pass(value) : try refuse("an array").encode(value)
      }
      if Value.self is any NotAnObject.Type || isEncodedAsRawValue(Value.self) {
        return try refuse(kind(of: value)).encode(value)
      }
    case .finite:
      if let number = infiniteNumber(value) { return try refuse(number).encode(value) }
      if Value.self is any NotAnObject.Type || Value.self is any AnyDictionary.Type { return try pass(value) }
    }
    try value.encode(to: self)
  }

  func encodeNil() throws {
    if rule == .object { return try refuse("null").encodeNil() }
    isBegun = true
    var container = base.singleValueContainer()
    try container.encodeNil()
  }

  /// Meets the requirements for all primitive types.
  func encode<Value: Encodable & LosslessStringConvertible>(_ value: Value) throws { try encodePrimitive(value) }

  // These two have an implementation in the standard library, which would be preferred to the one above.

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws { try encodePrimitive(value) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws { try encodePrimitive(value) }

  private func encodePrimitive(_ value: some Encodable) throws {
    switch rule {
    case .object: try refuse(kind(of: value)).encode(value)
    case .finite: if let number = infiniteNumber(value) { try refuse(number).encode(value) } else { try pass(value) }
    }
  }

  private func pass(_ value: some Encodable) throws {
    isBegun = true
    var container = base.singleValueContainer()
    try container.encode(value)
  }
}

/// The text of a number that is not finite, or of an optional one; nil for any other value.
private func infiniteNumber(_ value: Any) -> String? {
  if let number = value as? any FloatingPoint { return number.isFinite ? nil : "\(number)" }
  return (value as? Decimal).flatMap { $0.isNaN ? "\($0)" : nil }
}

/// Types with a raw value encode that, unless they are stored as text: the text of what they encode themselves as.
private func isEncodedAsRawValue(_ type: Any.Type) -> Bool {
  type is any RawRepresentable.Type && !(type is any StorageCodable.Type || type is any AnyStored.Type)
}

/// The kind of a value that is not an object, for messages.
private func kind(of value: Any) -> String {
  switch value {
  case let value as any AnyOptional where value.isNil: "null"
  case is Bool: "a boolean"
  case is any BinaryInteger: "an integer"
  case is any BinaryFloatingPoint, is Decimal: "a number"
  case is String, is URL, is UUID: "a string"
  case is Date: "a date"
  case is Data: "data"
  case let value as any RawRepresentable: kind(of: value.rawValue)
  default: "an array"
  }
}

private protocol AnyOptional {
  var isNil: Bool { get }
}

extension Optional: AnyOptional {
  fileprivate var isNil: Bool { self == nil }
}
