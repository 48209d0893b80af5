// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !Storage
@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public protocol StorageCodable: Codable {}

@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public protocol TagStorable: Codable {}

@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public typealias _StorageCodable = StorageCodable

@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public typealias _TagStorable = TagStorable

@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public protocol CustomStorage {}

@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public protocol StorageCoder: Sendable {}

@available(*, unavailable, message: "add the trait \"Storage\" to the dependency swift-codable-enum")
public struct Stored<Value: Codable>: _MissingType {
  public var value: Value {
    get { missing() }
    set { missing() }
  }
  public init(_: Value) {}
  public init?(rawValue _: String) {}
  public var rawValue: String { missing() }
}
#endif
