// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !Values
#if Merging
#error("the trait Merging needs Values: pass -D Values, too")
#endif

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum CodableValue: _MissingType {
  case null
  case boolean(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  case array([CodableValue])
  case object([String: CodableValue])
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension Decoder {
  public func _codableValue() throws -> CodableValue { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension _CodableTag {
  public var value: CodableValue { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension _PayloadObject {
  public func otherValues() throws -> CodableValue { missing() }
  public func content(forKey _: StaticString) throws -> CodableValue { missing() }
  public func content() throws -> CodableValue { missing() }
  public func wholeValue() throws -> CodableValue { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension _CaseKeyedObject {
  public func content() throws -> CodableValue { missing() }
  public func wholeValue() throws -> CodableValue { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension _TaggedArray {
  public func otherValues() throws -> CodableValue { missing() }
  public func wholeValue() throws -> CodableValue { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension Encoder {
  public func _encodeUnknownCase(_: _CodableKey, _: CodableValue, namesStandAlone _: Bool = false) throws { missing() }

  public func _encodeUnknownArray(tag _: _CodableTag, _: CodableValue, namesStandAlone _: Bool = false) throws {
    missing()
  }

  public func _refuseKnownTag(
    in _: CodableValue,
    tagKey _: StaticString? = nil,
    withValues _: Int = 0,
    inCase _: String,
    of _: Any.Type,
    ignoresCase _: Bool = false,
    _: () -> [_TagLiteral]
  ) throws { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension KeyedEncodingContainer where Key == _CodableKey {
  public mutating func _encodeOtherValues(_: CodableValue, besides _: StaticString) throws { missing() }

  public mutating func _encodeContent(_: CodableValue, forKey _: StaticString, writesNull _: Bool = false) throws {
    missing()
  }

  public mutating func _encodeContent(
    _: CodableValue,
    underTag _: _CodableKey,
    besides _: StaticString? = nil,
    writesNull _: Bool = false
  ) throws { missing() }
}

// Coders. Dates are Foundation's, so the coders of dates are of no type of values.

public protocol _MissingDateCoder {}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum ISO8601DateCoder: _MissingDateCoder {}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum SecondsSince1970Coder: _MissingDateCoder {}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum MillisecondsSince1970Coder: _MissingDateCoder {}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension Decoder {
  public func _coded<Value>(_: Bool, by _: any _MissingDateCoder.Type) -> Value { missing() }
  public func _codedOptional<Value>(_: Bool?, by _: any _MissingDateCoder.Type) -> Value? { missing() }
  public func _codedValue<Value>(by _: any _MissingDateCoder.Type) throws -> Value { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension _UntaggedValue {
  public func payload<Value>(from _: any Decoder, by _: any _MissingDateCoder.Type) throws -> Value { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension Encoder {
  public func _coded(_: Any, by _: any _MissingDateCoder.Type) -> Bool { missing() }
  public func _codedOptional(_: Any?, by _: any _MissingDateCoder.Type) -> Bool? { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum LosslessCoder<Value: LosslessStringConvertible & Codable>: ValueCoder {
  public static func decode(from _: any Decoder) throws -> Value { missing() }
  public static func encode(_: Value, to _: any Encoder) throws { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum JSONTextCoder<Value>: ValueCoder {
  public static func decode(from _: any Decoder) throws -> Value { missing() }
  public static func encode(_: Value, to _: any Encoder) throws { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum LossyListCoder<Element: Codable>: ValueCoder {
  public static func decode(from _: any Decoder) throws -> [Element] { missing() }
  public static func encode(_: [Element], to _: any Encoder) throws { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
@propertyWrapper
public struct LossyArray<Element>: _MissingType {
  public var wrappedValue: [Element] {
    get { missing() }
    set { missing() }
  }
  public init(wrappedValue _: [Element]) {}
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
@propertyWrapper
public struct LossyDictionary<Key: Hashable, Value>: _MissingType {
  public var wrappedValue: [Key: Value] {
    get { missing() }
    set { missing() }
  }
  public init(wrappedValue _: [Key: Value]) {}
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
@propertyWrapper
public struct LossyOptional<Wrapped>: _MissingType {
  public var wrappedValue: Wrapped? {
    get { missing() }
    set { missing() }
  }
  public init(wrappedValue _: Wrapped?) {}
}

// Defaults for what is there.

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum _DefaultCauses: _MissingType {
  case null, invalid
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension _DefaultCauses: ExpressibleByArrayLiteral {
  public init(arrayLiteral _: _DefaultCauses...) { missing() }
}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
extension Decoder {
  public func _valueOrDefault<Value>(
    forKey _: StaticString,
    in _: _PayloadObject,
    or _: Value,
    for _: _DefaultCauses,
    _: (StaticString) throws -> Value
  ) throws -> Value { missing() }

  public func _valueOrDefault<Value>(
    in _: _CaseKeyedObject,
    or _: Value,
    for _: _DefaultCauses,
    _: () throws -> Value
  ) throws -> Value { missing() }

  public func _nextOrDefault<Value>(
    of _: inout _PayloadValues,
    or _: Value,
    for _: _DefaultCauses,
    _: (inout _PayloadValues) throws -> Value
  ) throws -> Value { missing() }
}

// Values as text.

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public protocol StorageCodable: Codable {}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public protocol TagStorable: Codable {}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public typealias _StorageCodable = StorageCodable

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public typealias _TagStorable = TagStorable

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public protocol CustomStorage {}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public protocol StorageCoder: Sendable {}

@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public struct Stored<Value: Codable>: _MissingType {
  public var value: Value {
    get { missing() }
    set { missing() }
  }
  public init(_: Value) {}
  public init?(rawValue _: String) {}
  public var rawValue: String { missing() }
}
#endif
