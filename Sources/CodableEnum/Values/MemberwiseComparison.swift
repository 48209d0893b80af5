#if Untagged || Values
// The standard library compares and hashes any type with a raw value by it, so comparing two `StorageCodable` values
// would encode both. The compiler synthesizes a memberwise comparison instead if it cannot choose between two others.
// These are the two. All comparisons then prefer the synthesized one.

/// Makes a type compare its members, not its raw value. It also codes its members.
public protocol _MemberwiseComparison: RawRepresentable {}

/// Makes ``_MemberwiseComparison`` ambiguous.
public protocol _MemberwiseComparisonTwin: RawRepresentable {}

extension _MemberwiseComparison where Self: Equatable, RawValue: Equatable {
  /// Never called.
  @_disfavoredOverload
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
}

extension _MemberwiseComparisonTwin where Self: Equatable, RawValue: Equatable {
  /// Never called.
  @_disfavoredOverload
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
}

extension _MemberwiseComparison where Self: Hashable, RawValue: Hashable {
  /// Never called.
  @_disfavoredOverload
  public var hashValue: Int { rawValue.hashValue }

  /// Never called.
  @_disfavoredOverload
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension _MemberwiseComparisonTwin where Self: Hashable, RawValue: Hashable {
  /// Never called.
  @_disfavoredOverload
  public var hashValue: Int { rawValue.hashValue }

  /// Never called.
  @_disfavoredOverload
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
#endif
