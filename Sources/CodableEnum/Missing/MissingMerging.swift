#if !Merging
extension Decoder {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _mergedValue<Value>(besides _: StaticString, inCase _: _TagLiteral, of _: Any.Type) throws -> Value {
    missing()
  }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _sharedValue<Value>(besides _: [StaticString], inCase _: _TagLiteral, of _: Any.Type) throws -> Value {
    missing()
  }
}

extension _TaggedArray {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func rest<Value>() throws -> Value { missing() }
}

extension Encoder {
  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _encodeMerged(
    _: Any,
    tag _: _TagLiteral,
    aliases _: [_TagLiteral] = [],
    tagKey _: StaticString,
    of _: Any.Type
  ) throws { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _encodeMerged(_: Any, tag _: _CodableTag, tagKey _: StaticString, of _: Any.Type) throws { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _encodeMerged(_: Any, withoutTagIn _: String, tagKey _: StaticString, of _: Any.Type) throws { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _encodeUnknown(
    _: Any,
    tagKey _: StaticString? = nil,
    mayLackTag _: Bool = false,
    inCase _: String,
    of _: Any.Type,
    ignoresCase _: Bool = false,
    _: () -> [_TagLiteral]
  ) throws { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _encodeUnknownArray(
    _: Any,
    namesStandAlone _: Bool = false,
    mayLackTag _: Bool = false,
    inCase _: String,
    of _: Any.Type,
    ignoresCase _: Bool = false,
    _: () -> [_TagLiteral]
  ) throws { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _encodeUnknownArray(tag _: _CodableTag, rest _: Any) throws { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _sharedObject(
    merging _: Int,
    tag _: _TagLiteral,
    aliases _: [_TagLiteral] = [],
    tagKey _: StaticString,
    keys _: [StaticString] = [],
    of _: Any.Type
  ) throws -> _SharedObject { missing() }

  /// Needs the trait.
  @available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
  public func _sharedObject(
    merging _: Int,
    withoutTagIn _: String,
    tagKey _: StaticString,
    keys _: [StaticString] = [],
    of _: Any.Type
  ) throws -> _SharedObject { missing() }
}

/// Made only by what is unavailable.
public struct _SharedObject {
  /// Needs the trait.
  public func merge(_: Any) throws {}
  /// Needs the trait.
  public func _encodeValue(_: Any, forKey _: StaticString) throws {}
  /// Needs the trait.
  public func _encodeOptionalValue(_: Any?, forKey _: StaticString) throws {}
  /// Needs the trait.
  public func finish() throws {}
}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
@dynamicMemberLookup
public struct Merged<Fields, Variant>: _MissingType {
  /// Needs the trait.
  public var fields: Fields {
    get { missing() }
    set { missing() }
  }
  /// Needs the trait.
  public var variant: Variant {
    get { missing() }
    set { missing() }
  }
  /// Needs the trait.
  public init(_: Fields, _: Variant) {}
  /// Needs the trait.
  public subscript<Value>(dynamicMember _: WritableKeyPath<Fields, Value>) -> Value {
    get { missing() }
    set { missing() }
  }
}
#endif
