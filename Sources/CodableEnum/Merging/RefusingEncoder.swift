#if Merging || Untagged
/// Lets a value make the requests that it may make, and refuses the others.
protocol RefusingEncoder: AnyObject, Encoder {
  var base: any Encoder { get }

  /// What the value must not have.
  ///
  /// Kept until the end, since most container requests cannot throw, and an empty array writes nothing.
  var refused: RefusedEncoder? { get set }

  /// - Parameter kind: What the value is instead, for messages: `an array`.
  func refuse(_ kind: String) -> RefusedEncoder

  /// Encodes a single value, such as an optional's.
  func encodeSingle<Value: Encodable>(_ value: Value) throws

  /// Encodes a single value of a primitive type.
  func encodePrimitive<Value: Encodable>(_ value: Value) throws

  /// Encodes null.
  func encodeNil() throws
}

extension RefusingEncoder {
  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleValue(encoder: self) }

  func refuse(_ context: EncodingError.Context) -> RefusedEncoder {
    let refused = RefusedEncoder(context: context, userInfo: userInfo)
    self.refused = self.refused ?? refused
    return refused
  }

  /// - Throws: Why the value cannot be encoded, even if it caught the error or threw its own.
  func throwRefusal(of value: some Encodable) throws {
    if let refused { throw EncodingError.invalidValue(value, refused.context) }
  }

  func encodePrimitive<Value: Encodable>(_ value: Value) throws { try refuse("a single value").encode(value) }

  func encodeNil() throws { try refuse("null").encodeNil() }
}

/// The single value of a ``RefusingEncoder``: one for all of them, since it has a function for each primitive type.
private struct SingleValue: SingleValueEncodingContainer {
  let encoder: any RefusingEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws { try encoder.encodeNil() }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.encodeSingle(value) }

  /// Meets the requirements for all primitive types, which are all `LosslessStringConvertible`.
  func encode<Value: Encodable & LosslessStringConvertible>(_ value: Value) throws {
    try encoder.encodePrimitive(value)
  }

  // The standard library has its own implementations of these two, which would win over the one above.

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws { try encoder.encodePrimitive(value) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws { try encoder.encodePrimitive(value) }
}

/// A stand-in for an encoder or container that a value must not have: encoding anything in it throws.
final class RefusedEncoder: MemberwiseEncoder, UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let context: EncodingError.Context
  let userInfo: [CodingUserInfoKey: Any]

  init(context: EncodingError.Context, userInfo: [CodingUserInfoKey: Any]) {
    (self.context, self.userInfo) = (context, userInfo)
  }

  var codingPath: [any CodingKey] { context.codingPath }
  var count: Int { 0 }

  func encodeNil() throws { throw EncodingError.invalidValue(Any?.none as Any, context) }

  func encode<Value: Encodable>(_ value: Value) throws { throw EncodingError.invalidValue(value, context) }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MemberEncoders(encoder: self))
  }

  func nestedContainer<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    container(keyedBy: Key.self)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { self }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func member(_: String) -> any Encoder { self }

  func superEncoder() -> any Encoder { self }
}
#endif
