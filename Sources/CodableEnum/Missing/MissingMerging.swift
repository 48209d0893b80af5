// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !Merging
@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
extension Decoder {
  public func _mergedValue<Value>(besides _: StaticString, inCase _: _TagLiteral, of _: Any.Type) throws -> Value {
    missing()
  }

  public func _sharedValue<Value>(besides _: [StaticString], inCase _: _TagLiteral, of _: Any.Type) throws -> Value {
    missing()
  }
}

@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
extension _TaggedArray {
  public func rest<Value>() throws -> Value { missing() }
}

@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
extension Encoder {
  public func _encodeMerged(
    _: Any,
    tag _: _TagLiteral,
    aliases _: [_TagLiteral] = [],
    tagKey _: StaticString,
    of _: Any.Type
  ) throws { missing() }

  public func _encodeMerged(_: Any, tag _: _CodableTag, tagKey _: StaticString, of _: Any.Type) throws { missing() }
  public func _encodeMerged(_: Any, withoutTagIn _: String, tagKey _: StaticString, of _: Any.Type) throws { missing() }

  public func _encodeUnknown(
    _: Any,
    tagKey _: StaticString? = nil,
    mayLackTag _: Bool = false,
    inCase _: String,
    of _: Any.Type,
    ignoresCase _: Bool = false,
    _: () -> [_TagLiteral]
  ) throws { missing() }

  public func _encodeUnknownArray(
    _: Any,
    namesStandAlone _: Bool = false,
    mayLackTag _: Bool = false,
    inCase _: String,
    of _: Any.Type,
    ignoresCase _: Bool = false,
    _: () -> [_TagLiteral]
  ) throws { missing() }

  public func _encodeUnknownArray(tag _: _CodableTag, rest _: Any) throws { missing() }

  public func _sharedObject(
    merging _: Int,
    tag _: _TagLiteral,
    aliases _: [_TagLiteral] = [],
    tagKey _: StaticString,
    keys _: [StaticString] = [],
    of _: Any.Type
  ) throws -> _SharedObject { missing() }

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
  public func merge(_: Any) throws {}
  public func _encodeValue(_: Any, forKey _: StaticString) throws {}
  public func _encodeOptionalValue(_: Any?, forKey _: StaticString) throws {}
  public func finish() throws {}
}

@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
@dynamicMemberLookup
public struct Merged<Fields, Variant>: _MissingType {
  public var fields: Fields {
    get { missing() }
    set { missing() }
  }
  public var variant: Variant {
    get { missing() }
    set { missing() }
  }
  public init(_: Fields, _: Variant) {}
  public subscript<Value>(dynamicMember _: WritableKeyPath<Fields, Value>) -> Value {
    get { missing() }
    set { missing() }
  }
}

// Open sets.

@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
public protocol Polymorphic: Decodable, Sendable {
  associatedtype Extractor
  static var typeExtractor: Extractor { get }
}

@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
public protocol TypeExtractor: Codable, Equatable, Sendable {
  associatedtype ObjectType
}

@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
public protocol PolymorphicDecoder {}

@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
extension PolymorphicDecoder {
  public func set(types _: [Any.Type], for _: Any.Type) {}
}

@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
@propertyWrapper
public struct Polymorph<Extractor, Value>: _MissingType {
  public var wrappedValue: Value {
    get { missing() }
    set { missing() }
  }
  public init() {}
  public init(wrappedValue _: Value) {}
}

@available(*, unavailable, message: "add the trait \"Merging\" to the dependency swift-codable-enum")
@propertyWrapper
public struct LossyPolymorph<Extractor, Value>: _MissingType {
  public var wrappedValue: Value {
    get { missing() }
    set { missing() }
  }
  public init() {}
  public init(wrappedValue _: Value) {}
}
#endif
