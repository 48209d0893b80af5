/// The kinds of an enum's tags, if there are several.
public protocol TagKinds: Sendable {
  /// Whether some tags are strings.
  static var hasStrings: Bool { get }
  /// Whether some tags are integers.
  static var hasIntegers: Bool { get }
  /// Whether some tags are booleans.
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
