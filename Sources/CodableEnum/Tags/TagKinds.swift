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
