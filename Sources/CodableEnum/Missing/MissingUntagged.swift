#if !Untagged
extension Decoder {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Untagged\" to the dependency swift-codable-enum")
  public func _untaggedValue(
    of _: Any.Type,
    kinds _: _ValueKinds,
    literals _: _ValueKinds = [],
    integers _: Any = Int.self,
    objects _: () -> [_ObjectCase] = { [] }
  ) throws -> _UntaggedValue { missing() }
}

extension Encoder {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Untagged\" to the dependency swift-codable-enum")
  public func _encodeBareObject(_: Any, inCase _: String, of _: Any.Type) throws { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Untagged\" to the dependency swift-codable-enum")
  public func _encodeBareFinite(_: Any, inCase _: String, of _: Any.Type) throws { missing() }
}

// These are made only by what is unavailable.

/// Needs the trait.
public struct _UntaggedValue {
  /// Needs the trait.
  public var kind: _ValueKind { missing() }
  /// Needs the trait.
  public var string: _CodableKey? { missing() }
  /// Needs the trait.
  public func isHeld(by _: Any.Type) -> Bool { missing() }
  /// Needs the trait.
  public func value<Value: RawRepresentable, Whole>(of _: (Value) -> Whole) -> Whole? { missing() }
  /// Needs the trait.
  public func isLiteral(_: _TagLiteral, ignoresCase _: Bool = false) -> Bool { missing() }
  /// Needs the trait.
  public func payload<Value: Decodable>(from _: any Decoder) throws -> Value { missing() }
  /// Needs the trait.
  public func payload<Coder: ValueDecoder>(from _: any Decoder, by _: Coder.Type) throws -> Coder.Value { missing() }
  /// Needs the trait.
  public func elements<Element: Decodable>() throws -> [Element] { missing() }
  /// Needs the trait.
  public func values(of _: String, count _: Int, required _: Int? = nil) throws -> _PayloadValues { missing() }
  /// Needs the trait.
  public func objectCase() throws -> String? { missing() }
  /// Needs the trait.
  public func payloadObject(of _: String) throws -> _PayloadObject { missing() }
  /// Needs the trait.
  public func payloadOfObject<Value: Decodable>(of _: String = "") throws -> Value { missing() }
  /// Needs the trait.
  public func noMatchError(
    in _: any Decoder,
    hasRawValues _: Bool = false,
    besides _: () -> [_TagLiteral] = { [] }
  ) -> any Error { missing() }
}

/// Needs the trait.
public struct _ObjectCase {
  /// Needs the trait.
  public init(_: String, requires _: Key..., over _: String...) {}
  /// Needs the trait.
  public init(_: String, matches _: Key...) {}
  /// Needs the trait.
  public init(matchingAll _: String) {}

  /// Needs the trait.
  public struct Key: ExpressibleByStringLiteral {
    /// Needs the trait.
    public init(stringLiteral _: String) {}
    /// Needs the trait.
    public static func either(_: _CodableKey, _: _CodableKey...) -> Key { "" }
    /// Needs the trait.
    public static func nullable(_: _CodableKey, _: _CodableKey...) -> Key { "" }
  }
}
#endif
