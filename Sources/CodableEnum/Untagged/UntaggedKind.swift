/// What there can be in a decoder.
@frozen
public enum UntaggedKind: UInt8, CaseIterable, Sendable {
  /// `null`
  case null
  /// `true`
  case boolean
  /// A number that the enum's integer case can hold; every number is a `number` where the enum has none.
  case integer
  /// A number.
  case number
  /// Text.
  case string
  /// Values in order.
  case array
  /// Values under keys.
  case object
  /// A date that is neither a number nor a string, as in property lists.
  case date
  /// Bytes that are not a string, as in property lists.
  case data
  /// A `URL` that is an object, as in property lists.
  case url
  /// A `Decimal` that is an object, as in property lists.
  case decimal
  /// None of those that the enum takes.
  case other
}

/// The kinds that the cases of an enum take.
@frozen
public struct UntaggedKinds: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt16

  /// The kinds of some bits.
  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ kind: UntaggedKind) {
    rawValue = 1 << UInt16(kind.rawValue)
  }

  func contains(_ kind: UntaggedKind) -> Bool { contains(UntaggedKinds(kind)) }

  /// `null`
  @inlinable public static var null: UntaggedKinds { UntaggedKinds(rawValue: 1 << 0) }
  /// `true`
  @inlinable public static var boolean: UntaggedKinds { UntaggedKinds(rawValue: 1 << 1) }
  /// A number that the enum's integer case can hold.
  @inlinable public static var integer: UntaggedKinds { UntaggedKinds(rawValue: 1 << 2) }
  /// A number.
  @inlinable public static var number: UntaggedKinds { UntaggedKinds(rawValue: 1 << 3) }
  /// Text.
  @inlinable public static var string: UntaggedKinds { UntaggedKinds(rawValue: 1 << 4) }
  /// Values in order.
  @inlinable public static var array: UntaggedKinds { UntaggedKinds(rawValue: 1 << 5) }
  /// Values under keys.
  @inlinable public static var object: UntaggedKinds { UntaggedKinds(rawValue: 1 << 6) }
  /// A date that is neither a number nor a string.
  @inlinable public static var date: UntaggedKinds { UntaggedKinds(rawValue: 1 << 7) }
  /// Bytes that are not a string.
  @inlinable public static var data: UntaggedKinds { UntaggedKinds(rawValue: 1 << 8) }
  /// A `URL` that is an object.
  @inlinable public static var url: UntaggedKinds { UntaggedKinds(rawValue: 1 << 9) }
  /// A `Decimal` that is an object.
  @inlinable public static var decimal: UntaggedKinds { UntaggedKinds(rawValue: 1 << 10) }
}
