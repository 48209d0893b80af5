/// The kind of a decoder's value.
@frozen
public enum _ValueKind: UInt8, CaseIterable, Sendable {
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
public struct _ValueKinds: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt16

  /// The kinds with the given bits.
  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  @inlinable
  init(_ kind: _ValueKind) {
    rawValue = 1 &<< UInt16(kind.rawValue)
  }

  @inlinable
  func contains(_ kind: _ValueKind) -> Bool { contains(_ValueKinds(kind)) }

  /// `null`
  @inlinable public static var null: _ValueKinds { _ValueKinds(.null) }
  /// `true`
  @inlinable public static var boolean: _ValueKinds { _ValueKinds(.boolean) }
  /// A number that the enum's integer case can hold.
  @inlinable public static var integer: _ValueKinds { _ValueKinds(.integer) }
  /// A number.
  @inlinable public static var number: _ValueKinds { _ValueKinds(.number) }
  /// Text.
  @inlinable public static var string: _ValueKinds { _ValueKinds(.string) }
  /// Values in order.
  @inlinable public static var array: _ValueKinds { _ValueKinds(.array) }
  /// Values under keys.
  @inlinable public static var object: _ValueKinds { _ValueKinds(.object) }
  /// A date that is neither a number nor a string.
  @inlinable public static var date: _ValueKinds { _ValueKinds(.date) }
  /// Bytes that are not a string.
  @inlinable public static var data: _ValueKinds { _ValueKinds(.data) }
  /// A `URL` that is an object.
  @inlinable public static var url: _ValueKinds { _ValueKinds(.url) }
  /// A `Decimal` that is an object.
  @inlinable public static var decimal: _ValueKinds { _ValueKinds(.decimal) }
}
