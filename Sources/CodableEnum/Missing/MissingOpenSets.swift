#if !OpenSets
/// Needs the trait.
@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
public protocol Polymorphic: Decodable, Sendable {
  /// Needs the trait.
  associatedtype Extractor
  /// Needs the trait.
  static var typeExtractor: Extractor { get }
}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
public protocol TypeExtractor: Codable, Equatable, Sendable {
  /// Needs the trait.
  associatedtype ObjectType
}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
public protocol PolymorphicDecoder {}

@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
extension PolymorphicDecoder {
  /// Needs the trait.
  public func set(types _: [Any.Type], for _: Any.Type) {}
}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
@propertyWrapper
public struct Polymorph<Extractor, Value>: _MissingType {
  /// Needs the trait.
  public var wrappedValue: Value {
    get { missing() }
    set { missing() }
  }
  /// Needs the trait.
  public init() {}
  /// Needs the trait.
  public init(wrappedValue _: Value) {}
}

/// Needs the trait.
@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
@propertyWrapper
public struct LossyPolymorph<Extractor, Value>: _MissingType {
  /// Needs the trait.
  public var wrappedValue: Value {
    get { missing() }
    set { missing() }
  }
  /// Needs the trait.
  public init() {}
  /// Needs the trait.
  public init(wrappedValue _: Value) {}
}
#endif
