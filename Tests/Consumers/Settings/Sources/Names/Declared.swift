// Types of the module that have the names of those that generated code is about. Whatever they are, it must not matter.

public enum Decoder { case none }
public struct Encoder {}
public protocol Codable {}
public protocol Encodable {}
public protocol Decodable {}
public protocol RawRepresentable {}
public protocol StorageCodable {}
public struct CodableKey {}
public struct CodableValue {}
public struct TaggedObject {}
public struct CaseKeyedObject {}
public struct PayloadObject {}
public struct ObjectCase {}
public struct UntaggedValue {}
public struct BareTag {}
public struct Coded {}
public struct NotCaught {}
public struct MixedTag {}
public enum EncodingError { case none }
public enum DecodingError { case none }
public struct CodingKey {}
public struct Int {}
public struct Bool {}
public struct Array {}

public func decoder() {}
public func encoder() {}
public func value() {}
public func object() {}
