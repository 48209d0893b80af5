#if Untagged || Values
/// A decoder's value, as far as asking for its kind has read it.
///
/// Containers are boxed: copying them would take runtime calls, even for scalars.
enum OpenValue {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// An integer that an `Int64` cannot hold, but this type can.
  case wideInteger(IntegerTypes.IntegerType)
  case number(Double)
  case string(String)
  case array(OpenArray)
  case object(OpenObject)
  case date
  case data
  case url
  case decimal
  case other

  var kind: _ValueKind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer, .wideInteger: .integer
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    case .date: .date
    case .data: .data
    case .url: .url
    case .decimal: .decimal
    case .other: .other
    }
  }
}

final class OpenArray {
  let container: any UnkeyedDecodingContainer

  init(_ container: any UnkeyedDecodingContainer) {
    self.container = container
  }
}

/// An open object as a decoder, so that a value that is the whole object doesn't open it again. For a JSON decoder,
/// opening takes as long as reading the values.
final class OpenObject: Decoder {
  let container: KeyedDecodingContainer<_CodableKey>
  private let base: any Decoder
  /// Whether the decoder's errors have other key types than the value asked with.
  private(set) var hasOtherKeys = false

  init(_ container: KeyedDecodingContainer<_CodableKey>, in base: any Decoder) {
    self.container = container
    self.base = base
  }

  var codingPath: [any CodingKey] { base.codingPath }

  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedDecodingContainer<Key> {
    if let container = container as? KeyedDecodingContainer<Key> { return container }
    hasOtherKeys = true
    return KeyedDecodingContainer(OtherKeys(base: container))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { try base.singleValueContainer() }
}
#endif
