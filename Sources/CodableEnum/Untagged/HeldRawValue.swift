/// A raw value that may be that of a case's own value: `case known(Model)`.
///
/// Generated code for `.rawValue` makes it where the enum is `RawRepresentable`.
@frozen
public struct HeldRawValue<RawValue> {
  /// The raw value itself.
  public let rawValue: RawValue

  /// A raw value that is no tag of the enum.
  @inlinable
  public init(_ rawValue: RawValue) { self.rawValue = rawValue }

  /// The case whose value has the raw value; nil if there is no such value.
  ///
  /// - Parameter make: The case.
  @inlinable
  public func value<Value: RawRepresentable, Whole>(of make: (Value) -> Whole) -> Whole?
  where Value.RawValue == RawValue { Value(rawValue: rawValue).map(make) }
}

extension BareTag<CodableKey> {
  /// The case whose value has the tag as its raw value; nil if there is no such value.
  ///
  /// - Parameter make: The case.
  public func value<Value: RawRepresentable<String>, Whole>(of make: (Value) -> Whole) -> Whole? {
    Value(rawValue: tag.stringValue).map(make)
  }
}

extension BareTag<Int> {
  /// The case whose value has the tag as its raw value; nil if there is no such value.
  ///
  /// - Parameter make: The case.
  public func value<Value: RawRepresentable<Int>, Whole>(of make: (Value) -> Whole) -> Whole? {
    Value(rawValue: tag).map(make)
  }
}

extension BareTag<Bool> {
  /// The case whose value has the tag as its raw value; nil if there is no such value.
  ///
  /// - Parameter make: The case.
  public func value<Value: RawRepresentable<Bool>, Whole>(of make: (Value) -> Whole) -> Whole? {
    Value(rawValue: tag).map(make)
  }
}
