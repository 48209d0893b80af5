#if !Values
#if Merging || OpenSets
#error("the traits Merging and OpenSets need Values: pass -D Values, too")
#endif

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum CodableValue: _MissingType {
  /// Needs the trait.
  case null
  /// Needs the trait.
  case boolean(Bool)
  /// Needs the trait.
  case integer(Int64)
  /// Needs the trait.
  case unsigned(UInt64)
  /// Needs the trait.
  case double(Double)
  /// Needs the trait.
  case string(String)
  /// Needs the trait.
  case array([CodableValue])
  /// Needs the trait.
  case object([String: CodableValue])
}

extension Decoder {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func _codableValue() throws -> CodableValue { missing() }
}

extension _CodableTag {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public var value: CodableValue { missing() }
}

extension _PayloadObject {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func otherValues() throws -> CodableValue { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func content(forKey _: StaticString) throws -> CodableValue { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func content() throws -> CodableValue { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func wholeValue() throws -> CodableValue { missing() }
}

extension _CaseKeyedObject {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func content() throws -> CodableValue { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func wholeValue() throws -> CodableValue { missing() }
}

extension _TaggedArray {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func otherValues() throws -> CodableValue { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func wholeValue() throws -> CodableValue { missing() }
}

extension Encoder {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func _encodeUnknownCase(_: _CodableKey, _: CodableValue, namesStandAlone _: Bool = false) throws { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func _encodeUnknownArray(tag _: _CodableTag, _: CodableValue, namesStandAlone _: Bool = false) throws {
    missing()
  }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
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

extension KeyedEncodingContainer where Key == _CodableKey {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public mutating func _encodeOtherValues(_: CodableValue, besides _: StaticString) throws { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public mutating func _encodeContent(_: CodableValue, forKey _: StaticString, writesNull _: Bool = false) throws {
    missing()
  }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public mutating func _encodeContent(
    _: CodableValue,
    underTag _: _CodableKey,
    besides _: StaticString? = nil,
    writesNull _: Bool = false
  ) throws { missing() }
}

// Coders. Dates are Foundation's, so the coders of dates are of no type of values.

/// Needs the trait.
public protocol _MissingDateCoder {}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum ISO8601DateCoder: _MissingDateCoder {}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum SecondsSince1970Coder: _MissingDateCoder {}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum MillisecondsSince1970Coder: _MissingDateCoder {}

extension Decoder {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func _coded<Value>(_: Bool, by _: any _MissingDateCoder.Type) -> Value { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func _codedOptional<Value>(_: Bool?, by _: any _MissingDateCoder.Type) -> Value? { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func _codedValue<Value>(by _: any _MissingDateCoder.Type) throws -> Value { missing() }
}

extension _UntaggedValue {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func payload<Value>(from _: any Decoder, by _: any _MissingDateCoder.Type) throws -> Value { missing() }
}

extension Encoder {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func _coded(_: Any, by _: any _MissingDateCoder.Type) -> Bool { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
  public func _codedOptional(_: Any?, by _: any _MissingDateCoder.Type) -> Bool? { missing() }
}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum LosslessCoder<Value: LosslessStringConvertible & Codable>: ValueCoder {
  /// Needs the trait.
  public static func decode(from _: any Decoder) throws -> Value { missing() }
  /// Needs the trait.
  public static func encode(_: Value, to _: any Encoder) throws { missing() }
}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
public enum LossyListCoder<Element: Codable>: ValueCoder {
  /// Needs the trait.
  public static func decode(from _: any Decoder) throws -> [Element] { missing() }
  /// Needs the trait.
  public static func encode(_: [Element], to _: any Encoder) throws { missing() }
}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
@propertyWrapper
public struct LossyArray<Element>: _MissingType {
  /// Needs the trait.
  public var wrappedValue: [Element] {
    get { missing() }
    set { missing() }
  }
  /// Needs the trait.
  public init(wrappedValue _: [Element]) {}
}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Values\" to the dependency swift-codable-enum")
@propertyWrapper
public struct LossyDictionary<Key: Hashable, Value>: _MissingType {
  /// Needs the trait.
  public var wrappedValue: [Key: Value] {
    get { missing() }
    set { missing() }
  }
  /// Needs the trait.
  public init(wrappedValue _: [Key: Value]) {}
}
#endif
