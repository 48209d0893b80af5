/// A decoder like one of XML: an array is elements of one name, any element is a text, and a text is an element without a
/// name.
struct ElementDecoder: Decoder {
  enum Element {
    case text(String)
    case elements([(name: String, element: Element)])
  }

  /// All elements of a name.
  let elements: [Element]

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private var first: [(name: String, element: Element)] {
    switch elements.first {
    case .elements(let members): members
    case .text(let text): [("", .text(text))]
    case nil: []
    }
  }

  fileprivate var text: String {
    if case .text(let text) = elements.first { text } else { "" }
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Members(members: first))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { Elements(elements: elements) }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension ElementDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    if case .text("") = elements.first { true } else { false }
  }

  func decode(_ type: String.Type) -> String { text }
  func decode(_ type: Bool.Type) throws -> Bool { try scalar { Bool($0) } }
  func decode(_ type: Double.Type) throws -> Double { try scalar { Double($0) } }
  func decode(_ type: Int.Type) throws -> Int { try scalar { Int($0) } }
  func decode(_ type: Int64.Type) throws -> Int64 { try scalar { Int64($0) } }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar { UInt64($0) } }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  private func scalar<Value>(_ read: (String) -> Value?) throws -> Value {
    let context = DecodingError.Context(codingPath: [], debugDescription: "no \(Value.self) in '\(text)'")
    if text.isEmpty { throw DecodingError.valueNotFound(Value.self, context) }
    guard let value = read(text) else { throw DecodingError.typeMismatch(Value.self, context) }
    return value
  }
}

private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [(name: String, element: ElementDecoder.Element)]

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool { members.contains { $0.name == key.stringValue } }
  func decodeNil(forKey key: Key) -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try superDecoder(forKey: key).singleValueContainer().decode(type)
  }

  func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { ElementDecoder(elements: []) }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    let elements = members.filter { $0.name == key.stringValue }.map(\.element)
    if elements.isEmpty {
      throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: [], debugDescription: "no element"))
    }
    return ElementDecoder(elements: elements)
  }
}

private struct Elements: UnkeyedDecodingContainer {
  let elements: [ElementDecoder.Element]
  var currentIndex = 0

  var codingPath: [any CodingKey] { [] }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() -> Bool { false }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try superDecoder().singleValueContainer().decode(type)
  }

  mutating func nestedContainer<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder {
    defer { currentIndex += 1 }
    return ElementDecoder(elements: [elements[currentIndex]])
  }
}
