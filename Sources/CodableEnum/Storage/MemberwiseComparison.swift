// The standard library compares and hashes any type with a raw value by that: two values of a `StorageCodable` type would be
// encoded to see whether they are equal. The compiler synthesizes a comparison of their members instead if it cannot choose
// between two others. These are the two; what is synthesized is preferred to both wherever values are compared.

/// Has values compared by their members, not by their raw values.
public protocol MemberwiseComparison: RawRepresentable {}

/// Makes ``MemberwiseComparison`` ambiguous.
public protocol MemberwiseComparisonTwin: RawRepresentable {}

extension MemberwiseComparison where Self: Equatable, RawValue: Equatable {
  /// Never called.
  @_disfavoredOverload
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
}

extension MemberwiseComparisonTwin where Self: Equatable, RawValue: Equatable {
  /// Never called.
  @_disfavoredOverload
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
}

extension MemberwiseComparison where Self: Hashable, RawValue: Hashable {
  /// Never called.
  @_disfavoredOverload
  public var hashValue: Int { rawValue.hashValue }

  /// Never called.
  @_disfavoredOverload
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension MemberwiseComparisonTwin where Self: Hashable, RawValue: Hashable {
  /// Never called.
  @_disfavoredOverload
  public var hashValue: Int { rawValue.hashValue }

  /// Never called.
  @_disfavoredOverload
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
