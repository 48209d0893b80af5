// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !Untagged
@available(*, unavailable, message: "add the trait \"Untagged\" to the dependency swift-codable-enum")
extension Decoder {
  public func _untaggedValue(
    of _: Any.Type,
    kinds _: _ValueKinds,
    literals _: _ValueKinds = [],
    integers _: Any = Int.self,
    objects _: () -> [_ObjectCase] = { [] }
  ) throws -> _UntaggedValue { missing() }
}

@available(*, unavailable, message: "add the trait \"Untagged\" to the dependency swift-codable-enum")
extension Encoder {
  public func _encodeBareObject(_: Any, inCase _: String, of _: Any.Type) throws { missing() }
  public func _encodeBareFinite(_: Any, inCase _: String, of _: Any.Type) throws { missing() }
}

// These are made only by what is unavailable.

public struct _UntaggedValue {
  public var kind: _ValueKind { missing() }
  public var string: _CodableKey? { missing() }
  public func isHeld(by _: Any.Type) -> Bool { missing() }
  public func value<Value: RawRepresentable, Whole>(of _: (Value) -> Whole) -> Whole? { missing() }
  public func isLiteral(_: _TagLiteral, ignoresCase _: Bool = false) -> Bool { missing() }
  public func payload<Value: Decodable>(from _: any Decoder) throws -> Value { missing() }
  public func payload<Coder: ValueDecoder>(from _: any Decoder, by _: Coder.Type) throws -> Coder.Value { missing() }
  public func elements<Element: Decodable>() throws -> [Element] { missing() }
  public func values(of _: String, count _: Int, required _: Int? = nil) throws -> _PayloadValues { missing() }
  public func objectCase() throws -> String? { missing() }
  public func payloadObject(of _: String) throws -> _PayloadObject { missing() }
  public func payloadOfObject<Value: Decodable>(of _: String = "") throws -> Value { missing() }

  public func noMatchError(
    in _: any Decoder,
    hasRawValues _: Bool = false,
    besides _: () -> [_TagLiteral] = { [] }
  ) -> any Error { missing() }
}

public struct _ObjectCase {
  public init(_: String, requires _: Key..., over _: String...) {}
  public init(_: String, matches _: Key...) {}
  public init(matchingAll _: String) {}

  public struct Key: ExpressibleByStringLiteral {
    public init(stringLiteral _: String) {}
    public static func either(_: _CodableKey, _: _CodableKey...) -> Key { "" }
    public static func nullable(_: _CodableKey, _: _CodableKey...) -> Key { "" }
  }
}
#endif
