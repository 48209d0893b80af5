/// A tag that is a string, an integer or a boolean, limited to the kinds of the enum's tags: `"two"`, `2`.
///
/// Generated code uses an alias for the kinds, such as ``StringOrIntegerTag``.
@frozen
public enum TagOfKinds<Kinds: TagKinds>: CodableTag {
  /// `"two"`
  case string(CodableKey)
  /// `2`
  case integer(Int)
  /// `true`
  case boolean(Bool)

  /// The tag as it is encoded.
  public var value: CodableValue {
    switch self {
    case .string(let key): .string(key.stringValue)
    case .integer(let value): .integer(Int64(value))
    case .boolean(let value): .boolean(value)
    }
  }
}

extension TagOfKinds: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A tag that is a string.
  @inlinable
  public init(stringLiteral: String) { self = .string(CodableKey(stringValue: stringLiteral)) }

  /// A tag that is an integer.
  @inlinable
  public init(integerLiteral: Int) { self = .integer(integerLiteral) }

  /// A tag that is a boolean.
  @inlinable
  public init(booleanLiteral: Bool) { self = .boolean(booleanLiteral) }
}

/// A tag that is a string or an integer.
public typealias StringOrIntegerTag = TagOfKinds<StringsAndIntegers>

/// A tag that is a string or a boolean.
public typealias StringOrBooleanTag = TagOfKinds<StringsAndBooleans>

/// A tag that is an integer or a boolean.
public typealias IntegerOrBooleanTag = TagOfKinds<IntegersAndBooleans>

/// A tag that is a string, an integer or a boolean.
public typealias MixedTag = TagOfKinds<AllTagKinds>

// MARK: Reading

extension TagOfKinds: ReadableTag {
  static var valueType: Any.Type { Kinds.hasStrings ? String.self : Int.self }

  static var kindNames: String {
    let kinds = [(Kinds.hasStrings, "a string"), (Kinds.hasIntegers, "an integer"), (Kinds.hasBooleans, "a boolean")]
    return disjunction(kinds.filter(\.0).map(\.1))
  }

  var messageTag: MessageTag {
    switch self {
    case .string(let key): key.messageTag
    case .integer(let value): value.messageTag
    case .boolean(let value): value.messageTag
    }
  }

  /// Asks for a string first, then for an integer, then for a boolean.
  ///
  /// To some decoders, `2` is a string too. There, the tag that the enum has wins.
  ///
  /// - Throws: The decoder's error for the first kind, if the value has none of them.
  static func read(from source: some TagSource, expectedTags: () -> [Self]) throws -> Self {
    var refusal: (any Error)?
    func ask<Value>(_ isAsked: Bool, _ read: @autoclosure () throws -> Value) -> Value? {
      guard isAsked else { return nil }
      do {
        return try read()
      } catch {
        refusal = refusal ?? error
        return nil
      }
    }
    if let text = ask(Kinds.hasStrings, try source.decode(String.self)) {
      let tag = Self(stringLiteral: text)
      let mayBeInteger = Kinds.hasIntegers && Int(text) != nil
      let mayBeBoolean = Kinds.hasBooleans && Bool(text) != nil
      guard mayBeInteger || mayBeBoolean else { return tag }
      let expected = expectedTags()
      if expected.contains(tag) { return tag }
      if let value = ask(mayBeInteger, try source.decode(Int.self)), expected.contains(.integer(value)) {
        return .integer(value)
      }
      if let value = ask(mayBeBoolean, try source.decode(Bool.self)), expected.contains(.boolean(value)) {
        return .boolean(value)
      }
      return tag
    }
    if let value = ask(Kinds.hasIntegers, try source.decode(Int.self)) { return .integer(value) }
    if let value = ask(Kinds.hasBooleans, try source.decode(Bool.self)) { return .boolean(value) }
    throw refusal ?? DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "there is no kind of tag"))
  }

  /// Uses a nested decoder: some containers move past an element when asked for the wrong kind.
  static func read(next array: inout any UnkeyedDecodingContainer, expectedTags: () -> [Self]) throws -> Self {
    try read(from: TagAlone(container: array.superDecoder().singleValueContainer()), expectedTags: expectedTags)
  }
}
