// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !OpenSets
@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
public protocol Polymorphic: Decodable, Sendable {
  associatedtype Extractor
  static var typeExtractor: Extractor { get }
}

@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
public protocol TypeExtractor: Codable, Equatable, Sendable {
  associatedtype ObjectType
}

@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
public protocol PolymorphicDecoder {}

@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
extension PolymorphicDecoder {
  public func set(types _: [Any.Type], for _: Any.Type) {}
}

@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
@propertyWrapper
public struct Polymorph<Extractor, Value>: _MissingType {
  public var wrappedValue: Value {
    get { missing() }
    set { missing() }
  }
  public init() {}
  public init(wrappedValue _: Value) {}
}

@available(*, unavailable, message: "add the trait \"OpenSets\" to the dependency swift-codable-enum")
@propertyWrapper
public struct LossyPolymorph<Extractor, Value>: _MissingType {
  public var wrappedValue: Value {
    get { missing() }
    set { missing() }
  }
  public init() {}
  public init(wrappedValue _: Value) {}
}
#endif
