#if Values
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CodableValue {
  /// The JSON that a value encodes itself as.
  ///
  /// - Throws: The value's own error.
  init(collecting value: some Encodable) throws {
    let writer = ValueWriter()
    try value.encode(to: writer)
    self = writer.value
  }
}

/// Collects what is encoded as a `CodableValue`.
final class ValueWriter: MemberwiseEncoder {
  private enum Content {
    case scalar(CodableValue)
    case array([ValueWriter])
    case object([String: ValueWriter])
  }

  private var content: Content?
  /// The type of the keys of an object, if any.
  private(set) var keyType: (any CodingKey.Type)?

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  var value: CodableValue {
    switch content {
    case nil: [:]
    case .scalar(let value): value
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.mapValues(\.value))
    }
  }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    keyType = Key.self
    return KeyedEncodingContainer(MemberEncoders(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if content == nil { content = .array([]) }
    return self
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func member(_ key: String) -> any Encoder {
    let writer = ValueWriter()
    if case .object(var members) = content {
      members[key] = writer
      content = .object(members)
    } else {
      content = .object([key: writer])
    }
    return writer
  }
}

extension ValueWriter: SingleValueEncodingContainer, UnkeyedEncodingContainer {
  var count: Int {
    if case .array(let elements) = content { elements.count } else { 0 }
  }

  /// The writer of the next element, or of the single value.
  private func next() -> ValueWriter {
    guard case .array(let elements) = content else { return self }
    let writer = ValueWriter()
    content = .array(elements + [writer])
    return writer
  }

  func encodeNil() throws { next().content = .scalar(.null) }

  func encode<Value: Encodable>(_ value: Value) throws {
    let writer = next()
    switch value {
    case let value as String: writer.content = .scalar(.string(value))
    case let value as Bool: writer.content = .scalar(.boolean(value))
    case let value as Double: writer.content = .scalar(CodableValue(number: value))
    case let value as Float: writer.content = .scalar(CodableValue(number: Double(value)))
    case let value as Decimal: writer.content = .scalar(CodableValue(decimal: value))
    case let value as CodableValue: writer.content = .scalar(value)
    case let value as any BinaryInteger: writer.content = .scalar(CodableValue(integer: value))
    default: try value.encode(to: writer)
    }
  }

  func nestedContainer<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    next().container(keyedBy: Key.self)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

  func superEncoder() -> any Encoder { next() }
}

// Equal numbers are equal values, however they are written.
extension CodableValue {
  fileprivate init(integer value: some BinaryInteger) {
    if let value = Int64(exactly: value) {
      self = .integer(value)
    } else if let value = UInt64(exactly: value) {
      self = .unsigned(value)
    } else {
      self = .double(Double(value))
    }
  }

  fileprivate init(number value: Double) {
    if let integer = Int64(exactly: value) { self = .integer(integer) } else { self = .double(value) }
  }
}
#endif
