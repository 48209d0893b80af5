#if !Storage
/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public protocol StorageCodable: Codable {}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public protocol TagStorable: Codable {}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public typealias _StorageCodable = StorageCodable

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public typealias _TagStorable = TagStorable

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public protocol CustomStorage {}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public protocol StorageCoder: Sendable {}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public struct Stored<Value: Codable>: _MissingType {
  /// Needs the trait.
  public var value: Value {
    get { missing() }
    set { missing() }
  }
  /// Needs the trait.
  public init(_: Value) {}
  /// Needs the trait.
  public init?(rawValue _: String) {}
  /// Needs the trait.
  public var rawValue: String { missing() }
}
#endif
