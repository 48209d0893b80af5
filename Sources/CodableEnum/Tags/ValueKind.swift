/// The kind of a decoder's value.
@frozen
public enum ValueKind: UInt8, CaseIterable, Sendable {
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
public struct ValueKinds: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt16

  /// The kinds with the given bits.
  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  @inlinable
  init(_ kind: ValueKind) {
    rawValue = 1 << UInt16(kind.rawValue)
  }

  @inlinable
  func contains(_ kind: ValueKind) -> Bool { contains(ValueKinds(kind)) }

  /// `null`
  @inlinable public static var null: ValueKinds { ValueKinds(.null) }
  /// `true`
  @inlinable public static var boolean: ValueKinds { ValueKinds(.boolean) }
  /// A number that the enum's integer case can hold.
  @inlinable public static var integer: ValueKinds { ValueKinds(.integer) }
  /// A number.
  @inlinable public static var number: ValueKinds { ValueKinds(.number) }
  /// Text.
  @inlinable public static var string: ValueKinds { ValueKinds(.string) }
  /// Values in order.
  @inlinable public static var array: ValueKinds { ValueKinds(.array) }
  /// Values under keys.
  @inlinable public static var object: ValueKinds { ValueKinds(.object) }
  /// A date that is neither a number nor a string.
  @inlinable public static var date: ValueKinds { ValueKinds(.date) }
  /// Bytes that are not a string.
  @inlinable public static var data: ValueKinds { ValueKinds(.data) }
  /// A `URL` that is an object.
  @inlinable public static var url: ValueKinds { ValueKinds(.url) }
  /// A `Decimal` that is an object.
  @inlinable public static var decimal: ValueKinds { ValueKinds(.decimal) }
}
