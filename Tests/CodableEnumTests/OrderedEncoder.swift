import Testing

/// Unlike Foundation's coders, it keeps the order of keys, and enforces the protocol's rules.
final class OrderedEncoder: Encoder {
  /// How often a coding path was requested, here or below.
  final class PathReads { var count = 0 }

  private enum Content {
    case scalar(String)
    case array([OrderedEncoder])
    case object([(key: String, value: OrderedEncoder)])
  }

  let pathReads: PathReads
  let userInfo: [CodingUserInfoKey: Any]
  private let path: [any CodingKey]
  private var content: Content?
  /// How many keyed containers were requested.
  private(set) var containerCount = 0

  init(userInfo: [CodingUserInfoKey: Any] = [:], path: [any CodingKey] = [], pathReads: PathReads = PathReads()) {
    self.userInfo = userInfo
    self.path = path
    self.pathReads = pathReads
  }

  var codingPath: [any CodingKey] {
    pathReads.count += 1
    return path
  }

  /// The encoded JSON without any escapes.
  var text: String {
    switch content {
    case nil: "nothing"
    case .scalar(let text): text
    case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members): "{\(members.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    containerCount += 1
    if content == nil { content = .object([]) }
    guard case .object = content else { fatalError("an object where something else was begun") }
    return KeyedEncodingContainer(OrderedObject(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if content == nil { content = .array([]) }
    guard case .array = content else { fatalError("an array where something else was begun") }
    return self
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { OrderedValue(encoder: self) }

  fileprivate func write(_ text: String) {
    if content != nil { fatalError("a single value where something else was begun") }
    content = .scalar(text)
  }

  fileprivate func member(_ key: any CodingKey) -> OrderedEncoder {
    guard case .object(var members) = content else { fatalError("a key outside an object") }
    if members.contains(where: { $0.key == key.stringValue }) { Issue.record("doubled key \(key.stringValue)") }
    let value = OrderedEncoder(userInfo: userInfo, path: path + [key], pathReads: pathReads)
    members.append((key.stringValue, value))
    content = .object(members)
    return value
  }
}

extension OrderedEncoder: UnkeyedEncodingContainer {
  var count: Int {
    guard case .array(let values) = content else { return 0 }
    return values.count
  }

  func encodeNil() throws { element().write("null") }

  func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: element()) }

  func nestedContainer<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    element().container(keyedBy: Key.self)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }

  func superEncoder() -> any Encoder { element() }

  private func element() -> OrderedEncoder {
    guard case .array(let values) = content else { fatalError("an element outside an array") }
    let value = OrderedEncoder(userInfo: userInfo, path: path, pathReads: pathReads)
    content = .array(values + [value])
    return value
  }
}

private struct OrderedValue: SingleValueEncodingContainer {
  let encoder: OrderedEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws { encoder.write("null") }

  func encode(_ value: String) throws { encoder.write("\"\(value)\"") }

  func encode<Value: Encodable & LosslessStringConvertible>(_ value: Value) throws { encoder.write("\(value)") }

  func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: encoder) }
}

private struct OrderedObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: OrderedEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) throws { encoder.member(key).write("null") }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try value.encode(to: encoder.member(key)) }

  /// Coders may write a null where others write nothing.
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try value.encode(to: encoder.member(key))
  }

  func encodeConditional<Value: AnyObject & Encodable>(_: Value, forKey key: Key) throws {
    encoder.member(key).write("conditional")
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy _: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.member(key).container(keyedBy: NestedKey.self)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.member("super" as OrderedKey) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key) }
}

private struct OrderedKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringLiteral: String) { stringValue = stringLiteral }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue _: Int) { nil }
}
