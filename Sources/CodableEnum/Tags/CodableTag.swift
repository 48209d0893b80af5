/// The tag of a case on the wire: `"list"`, `404`, `true`.
@frozen
public enum _CodableTag: Equatable, Sendable {
  /// `"list"`
  case string(_CodableKey)
  /// `404`
  case integer(Int)
  /// `true`
  case boolean(Bool)
}

extension _CodableTag: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A tag that is an integer.
  @inlinable
  public init(integerLiteral: Int) { self = .integer(integerLiteral) }

  /// A tag that is a boolean.
  @inlinable
  public init(booleanLiteral: Bool) { self = .boolean(booleanLiteral) }
}

/// A tag of any kind that is a literal in generated code: `"list"`, `404`, `true`.
@frozen
public enum _TagLiteral: Sendable {
  /// `"list"`
  case string(StaticString)
  /// `404`
  case integer(Int)
  /// `true`
  case boolean(Bool)
}

extension _TagLiteral: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A tag that is a string.
  @inlinable
  public init(stringLiteral: StaticString) { self = .string(stringLiteral) }

  /// A tag that is an integer.
  @inlinable
  public init(integerLiteral: Int) { self = .integer(integerLiteral) }

  /// A tag that is a boolean.
  @inlinable
  public init(booleanLiteral: Bool) { self = .boolean(booleanLiteral) }
}

extension _CodableTag {
  /// The tag of a literal.
  init(_ literal: _TagLiteral) {
    switch literal {
    case .string(let text): self = .string(_CodableKey(text))
    case .integer(let value): self = .integer(value)
    case .boolean(let value): self = .boolean(value)
    }
  }
}

// Tags that are kept, and raw values.
extension _CodableTag {
  /// A tag that is a string.
  public init(_ text: String) { self = .string(_CodableKey(stringValue: text)) }

  /// A tag that is an integer.
  public init(_ integer: Int) { self = .integer(integer) }

  /// A tag that is a boolean.
  public init(_ boolean: Bool) { self = .boolean(boolean) }

  /// The case whose value has the tag as its raw value; nil if there is no such value.
  ///
  /// - Parameter make: Makes the case.
  public func value<Value: RawRepresentable, Whole>(of make: (Value) -> Whole) -> Whole? {
    let rawValue: Any? =
      switch self {
      case .string(let key): key.stringValue
      case .integer(let integer): (Value.RawValue.self as? any FixedWidthInteger.Type)?.init(exactly: integer)
      case .boolean(let boolean): boolean
      }
    return (rawValue as? Value.RawValue).flatMap(Value.init).map(make)
  }
}

// The tag, where all tags of an enum are of one kind.
extension _CodableTag {
  /// The tag as a key; empty if it is no string.
  public var key: _CodableKey { if case .string(let key) = self { key } else { "" } }

  /// The bucket of a tag that is a string; see ``_CodableKey/bucket(of:)``.
  public func bucket(of count: Int) -> Int { key.bucket(of: count) }

  /// The text of a tag that is a string.
  public var text: String { key.stringValue }

  /// The tag as an integer; 0 if it is none.
  public var integer: Int { if case .integer(let integer) = self { integer } else { 0 } }

  /// The tag as a boolean; false if it is none.
  public var boolean: Bool { if case .boolean(let boolean) = self { boolean } else { false } }

  /// Whether the tag equals a literal: a pattern in a `switch` over tags.
  @inline(never)
  public static func ~= (literal: _TagLiteral, tag: _CodableTag) -> Bool {
    switch (literal, tag) {
    case (.string(let left), .string(let right)): right.hasBytes(of: left)
    case (.integer(let left), .integer(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.string, _), (.integer, _), (.boolean, _): false
    }
  }
}

// MARK: Encoding

extension _CodableTag {
  /// The tag, for errors.
  var content: Any {
    switch self {
    case .string(let key): key.stringValue
    case .integer(let value): value
    case .boolean(let value): value
    }
  }

  // Coders write types that they know by name faster than any `Encodable`.

  func encode<Key>(into object: inout KeyedEncodingContainer<Key>, forKey key: Key) throws {
    switch self {
    case .string(let tag): try object.encode(tag.stringValue, forKey: key)
    case .integer(let value): try object.encode(value, forKey: key)
    case .boolean(let value): try object.encode(value, forKey: key)
    }
  }

  func encode(next array: inout any UnkeyedEncodingContainer) throws {
    switch self {
    case .string(let key): try array.encode(key.stringValue)
    case .integer(let value): try array.encode(value)
    case .boolean(let value): try array.encode(value)
    }
  }

  func encodeAlone(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let key): try container.encode(key.stringValue)
    case .integer(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    }
  }
}

// MARK: Messages

extension _CodableTag: Comparable {
  /// Strings sort first, then integers, then booleans.
  public static func < (lhs: _CodableTag, rhs: _CodableTag) -> Bool {
    switch (lhs, rhs) {
    case (.string(let left), .string(let right)): left.stringValue < right.stringValue
    case (.integer(let left), .integer(let right)): left < right
    case (.boolean(let left), .boolean(let right)): !left && right
    case (.string, _), (.integer, .boolean): true
    case (.integer, _), (.boolean, _): false
    }
  }
}

extension _CodableTag {
  /// Quotes strings only.
  var quoted: String {
    switch self {
    case .string(let key): CodableEnum.quoted(key.stringValue)
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    }
  }

  func hasKind(of other: _CodableTag) -> Bool {
    switch (self, other) {
    case (.string, .string), (.integer, .integer), (.boolean, .boolean): true
    case (.string, _), (.integer, _), (.boolean, _): false
    }
  }

  /// The text to find the nearest spelling of, if there is one.
  var spelling: String? { if case .string(let key) = self { key.stringValue } else { nil } }
}

/// `expected one of "list", "loading"`: sorted, 20 at most.
func expectation(_ tags: [_CodableTag]) -> String {
  guard !tags.isEmpty else { return "it has no cases" }
  return "expected one of \(listed(tags.sorted().lazy.map(\.quoted)))"
}
