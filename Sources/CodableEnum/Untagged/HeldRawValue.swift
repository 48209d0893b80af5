/// A raw value that may belong to the value of a case: `case known(Model)`.
///
/// Generated code for `.rawValue` uses it where the enum is `RawRepresentable`.
@frozen
public struct HeldRawValue<RawValue> {
  /// The raw value.
  public let rawValue: RawValue

  /// A raw value that is no tag of the enum.
  @inlinable
  public init(_ rawValue: RawValue) { self.rawValue = rawValue }

  /// The case whose value has the raw value; nil if there is no such value.
  ///
  /// - Parameter make: Makes the case.
  @inlinable
  public func value<Value: RawRepresentable, Whole>(of make: (Value) -> Whole) -> Whole?
  where Value.RawValue == RawValue { Value(rawValue: rawValue).map(make) }
}

extension BareTag<CodableKey> {
  /// The case whose value has the tag as its raw value; nil if there is no such value.
  ///
  /// - Parameter make: Makes the case.
  public func value<Value: RawRepresentable<String>, Whole>(of make: (Value) -> Whole) -> Whole? {
    Value(rawValue: tag.stringValue).map(make)
  }
}

extension BareTag<Int> {
  /// The case whose value has the tag as its raw value; nil if there is no such value.
  ///
  /// - Parameter make: Makes the case.
  public func value<Value: RawRepresentable<Int>, Whole>(of make: (Value) -> Whole) -> Whole? {
    Value(rawValue: tag).map(make)
  }
}

extension BareTag<Bool> {
  /// The case whose value has the tag as its raw value; nil if there is no such value.
  ///
  /// - Parameter make: Makes the case.
  public func value<Value: RawRepresentable<Bool>, Whole>(of make: (Value) -> Whole) -> Whole? {
    Value(rawValue: tag).map(make)
  }
}
