/// The kind of a decoder's value.
@frozen
public enum UntaggedKind: UInt8, CaseIterable, Sendable {
  /// `null`
  case null
  /// `true`
  case boolean
  /// A number that the enum's integer case can hold. Without such a case, every number is a `number`.
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
  /// None of the kinds that the enum takes.
  case other
}

/// The kinds that the cases of an enum take.
@frozen
public struct UntaggedKinds: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt16

  /// The kinds with the given bits.
  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  @inlinable
  init(_ kind: UntaggedKind) {
    rawValue = 1 << UInt16(kind.rawValue)
  }

  @inlinable
  func contains(_ kind: UntaggedKind) -> Bool { contains(UntaggedKinds(kind)) }

  /// `null`
  @inlinable public static var null: UntaggedKinds { UntaggedKinds(.null) }
  /// `true`
  @inlinable public static var boolean: UntaggedKinds { UntaggedKinds(.boolean) }
  /// A number that the enum's integer case can hold.
  @inlinable public static var integer: UntaggedKinds { UntaggedKinds(.integer) }
  /// A number.
  @inlinable public static var number: UntaggedKinds { UntaggedKinds(.number) }
  /// Text.
  @inlinable public static var string: UntaggedKinds { UntaggedKinds(.string) }
  /// Values in order.
  @inlinable public static var array: UntaggedKinds { UntaggedKinds(.array) }
  /// Values under keys.
  @inlinable public static var object: UntaggedKinds { UntaggedKinds(.object) }
  /// A date that is neither a number nor a string.
  @inlinable public static var date: UntaggedKinds { UntaggedKinds(.date) }
  /// Bytes that are not a string.
  @inlinable public static var data: UntaggedKinds { UntaggedKinds(.data) }
  /// A `URL` that is an object.
  @inlinable public static var url: UntaggedKinds { UntaggedKinds(.url) }
  /// A `Decimal` that is an object.
  @inlinable public static var decimal: UntaggedKinds { UntaggedKinds(.decimal) }
}
