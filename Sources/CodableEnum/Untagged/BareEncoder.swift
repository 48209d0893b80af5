#if Untagged
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Lets the value of an untagged case encode itself, and refuses JSON that would be read as another case.
///
/// Values of known types are passed to the coder whole: it writes dates, URLs, dictionaries and the like in its own
/// way.
final class BareEncoder: EncoderInFront, RefusingEncoder {
  /// The required kind of the value.
  enum Rule {
    case object
    /// Anything but a non-finite number, which JSON can only spell as a string.
    case finite
  }

  let base: any Encoder
  private let rule: Rule
  private let owner: ReportedCase
  /// Whether the value has made a request that was not refused.
  private var isBegun = false
  var refused: RefusedEncoder?

  init(_ base: any Encoder, _ rule: Rule, inCase caseName: String, of type: Any.Type) {
    self.base = base
    self.rule = rule
    owner = ReportedEnum(type).isCase(_CodableTag(caseName))
  }

  func encodeWhole(_ value: some Encodable) throws {
    try StackGuard.check(encoding: value, at: codingPath)
    var failure: (any Error)?
    do { try encodeSingle(value) } catch { failure = error }
    try throwRefusal(of: value)
    if let failure { throw failure }
    // A value that requests nothing is written as an empty object.
    if !isBegun { _ = base.container(keyedBy: _CodableKey.self) }
  }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    isBegun = true
    return base.container(keyedBy: Key.self)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if rule == .object { return refuse("an array") }
    isBegun = true
    return base.unkeyedContainer()
  }

  func refuse(_ kind: String) -> RefusedEncoder {
    switch rule {
    case .object: refuse(.bareValueIsNotObject(kind, in: owner, at: base.codingPath))
    case .finite: refuse(.bareNumberIsNotFinite(kind, in: owner, at: base.codingPath))
    }
  }

  /// Checks a single value, such as an optional's, in turn.
  func encodeSingle<Value: Encodable>(_ value: Value) throws {
    switch rule {
    case .object:
      if let dictionary = Value.self as? any AnyDictionary.Type {
        return dictionary.isObject ? try pass(value) : try refuse("an array").encode(value)
      }
      if Value.self is any _NotAnObject.Type || isEncodedAsRawValue(Value.self) {
        return try refuse(kind(of: value)).encode(value)
      }
    case .finite:
      if let number = infiniteNumber(value) { return try refuse(number).encode(value) }
      if Value.self is any _NotAnObject.Type || Value.self is any AnyDictionary.Type { return try pass(value) }
    }
    try value.encode(to: self)
  }

  func encodeNil() throws {
    if rule == .object { return try refuse("null").encodeNil() }
    isBegun = true
    var container = base.singleValueContainer()
    try container.encodeNil()
  }

  func encodePrimitive<Value: Encodable>(_ value: Value) throws {
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

/// The text of a non-finite number, or of an optional one; nil for any other value.
private func infiniteNumber(_ value: Any) -> String? {
  if let number = value as? any FloatingPoint { return number.isFinite ? nil : "\(number)" }
  return (value as? Decimal).flatMap { $0.isNaN ? "\($0)" : nil }
}

/// Types with a raw value encode it. The exceptions are types that are stored as the text of their own coding.
private func isEncodedAsRawValue(_ type: Any.Type) -> Bool {
  type is any RawRepresentable.Type && !(type is any _MemberwiseComparison.Type)
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
#endif
