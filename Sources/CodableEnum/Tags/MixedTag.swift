/// A tag that is a string, an integer or a boolean, as far as an enum has tags of that kind: `"two"`, `2`.
///
/// Generated code names the kinds by an alias, such as ``StringOrIntegerTag``.
@frozen
public enum TagOfKinds<Kinds: TagKinds>: CodableTag {
  /// `"two"`
  case string(CodableKey)
  /// `2`
  case integer(Int)
  /// `true`
  case boolean(Bool)

  /// The tag as it is written.
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

/// The kinds that the tags of an enum have, where there are several.
public protocol TagKinds: Sendable {
  /// Whether there are tags that are strings.
  static var hasStrings: Bool { get }
  /// Whether there are tags that are integers.
  static var hasIntegers: Bool { get }
  /// Whether there are tags that are booleans.
  static var hasBooleans: Bool { get }
}

/// Strings and integers.
public enum StringsAndIntegers: TagKinds {
  /// True.
  public static var hasStrings: Bool { true }
  /// True.
  public static var hasIntegers: Bool { true }
  /// False.
  public static var hasBooleans: Bool { false }
}

/// Strings and booleans.
public enum StringsAndBooleans: TagKinds {
  /// True.
  public static var hasStrings: Bool { true }
  /// False.
  public static var hasIntegers: Bool { false }
  /// True.
  public static var hasBooleans: Bool { true }
}

/// Integers and booleans.
public enum IntegersAndBooleans: TagKinds {
  /// False.
  public static var hasStrings: Bool { false }
  /// True.
  public static var hasIntegers: Bool { true }
  /// True.
  public static var hasBooleans: Bool { true }
}

/// Strings, integers and booleans.
public enum AllTagKinds: TagKinds {
  /// True.
  public static var hasStrings: Bool { true }
  /// True.
  public static var hasIntegers: Bool { true }
  /// True.
  public static var hasBooleans: Bool { true }
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

extension TagOfKinds {
  /// Asks for a string first, then for an integer, then for a boolean.
  ///
  /// To some decoders, `2` is a string as well; there, the tag that the enum has is the one.
  ///
  /// - Throws: What the decoder throws for the first kind if there is none of them.
  static func read(
    _ string: () throws -> String,
    _ integer: () throws -> Int,
    _ boolean: () throws -> Bool,
    expectedTags: () -> [Self]
  ) throws -> Self {
    var refusal: (any Error)?
    func ask<Value>(_ isAsked: Bool, _ read: () throws -> Value) -> Value? {
      guard isAsked else { return nil }
      do {
        return try read()
      } catch {
        refusal = refusal ?? error
        return nil
      }
    }
    if let text = ask(Kinds.hasStrings, string) {
      let tag = Self(stringLiteral: text)
      let mayBeInteger = Kinds.hasIntegers && Int(text) != nil
      let mayBeBoolean = Kinds.hasBooleans && Bool(text) != nil
      guard mayBeInteger || mayBeBoolean else { return tag }
      let expected = expectedTags()
      if expected.contains(tag) { return tag }
      if let value = ask(mayBeInteger, integer), expected.contains(.integer(value)) { return .integer(value) }
      if let value = ask(mayBeBoolean, boolean), expected.contains(.boolean(value)) { return .boolean(value) }
      return tag
    }
    if let value = ask(Kinds.hasIntegers, integer) { return .integer(value) }
    if let value = ask(Kinds.hasBooleans, boolean) { return .boolean(value) }
    throw refusal ?? DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "there is no kind of tag"))
  }
}

// MARK: Messages

/// A tag whose type alone does not say what messages say of it.
protocol TagWithKinds {
  /// `a string or an integer`
  static var kindNames: String { get }

  var messageTag: MessageTag { get }
}

extension TagOfKinds: TagWithKinds {
  static var kindNames: String {
    let kinds = [(Kinds.hasStrings, "a string"), (Kinds.hasIntegers, "an integer"), (Kinds.hasBooleans, "a boolean")]
    return disjunction(kinds.filter(\.0).map(\.1))
  }

  /// What is asked for first.
  static var firstKind: Any.Type { Kinds.hasStrings ? String.self : Int.self }

  var messageTag: MessageTag {
    switch self {
    case .string(let key): .string(key.stringValue)
    case .integer(let value): .integer(value)
    case .boolean(let value): .boolean(value)
    }
  }
}
