import CodableEnum
import Foundation

/// A decoder of values that does one thing or another in a way of its own, as decoders of other formats do.
struct QuirkyDecoder: Decoder {
  enum Quirk {
    /// An object is a string too, its JSON: a database column.
    case objectsAreTexts
    /// An object is an empty string too: an element of XML.
    case objectsAreEmptyTexts
    /// An object is also what its first value is: a row of a database.
    case objectsAreFirstValues
    /// To ask an array for null goes on to the next element, even if there was none: YAML.
    case askingForNullMovesOn
    /// A decimal is what a `Double` is exactly, with more digits than were written: a database row.
    case decimalsAreMadeOfDoubles
    /// An integer that no `Double` holds is refused as one: a property list of an older system.
    case doublesAreExact
    /// A key is listed once for each element: XML.
    case keysRepeat
    /// What is not an object is refused by an error of another type: a text column.
    case refusesByOwnError
    /// A missing value is not of the type that was asked for: forms.
    case missingIsMismatch
    /// A missing value is refused by an error of another type.
    case missingIsOwnError
  }

  struct Refusal: Error {}

  let value: CodableValue
  let quirk: Quirk?
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ json: String, _ quirk: Quirk?) throws {
    value = try JSONDecoder().decode(CodableValue.self, from: Data(json.utf8))
    self.quirk = quirk
  }

  private init(_ value: CodableValue, _ quirk: Quirk?, _ codingPath: [any CodingKey]) {
    (self.value, self.quirk, self.codingPath) = (value, quirk, codingPath)
  }

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else {
      if quirk == .refusesByOwnError { throw Refusal() }
      throw mismatch([String: Any].self)
    }
    return KeyedDecodingContainer(Object(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([Any].self) }
    return Elements(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  fileprivate func member(_ value: CodableValue, _ key: any CodingKey) -> QuirkyDecoder {
    QuirkyDecoder(value, quirk, codingPath + [key])
  }

  fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: "not \(type)"))
  }
}

extension QuirkyDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }
  func decode(_ type: Bool.Type) throws -> Bool {
    try scalar { if case .boolean(let value) = $0 { value } else { nil } }
  }
  func decode(_ type: Double.Type) throws -> Double {
    if quirk == .doublesAreExact, case .integer(let value) = value, Double(exactly: value) == nil {
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "\(value) does not fit"))
    }
    return try scalar {
      if case .integer(let value) = $0 { Double(value) } else if case .double(let value) = $0 { value } else { nil }
    }
  }
  func decode(_ type: Int.Type) throws -> Int { Int(try decode(Int64.self)) }
  func decode(_ type: Int64.Type) throws -> Int64 {
    try scalar { if case .integer(let value) = $0 { value } else { nil } }
  }
  func decode(_ type: String.Type) throws -> String {
    switch (value, quirk) {
    case (.object, .objectsAreTexts): String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    case (.object, .objectsAreEmptyTexts): ""
    default: try scalar { if case .string(let value) = $0 { value } else { nil } }
    }
  }
  func decode(_ type: UInt64.Type) throws -> UInt64 { throw mismatch(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if quirk == .decimalsAreMadeOfDoubles, type == Decimal.self,
      let decimal = Decimal(try decode(Double.self)) as? Value
    {
      return decimal
    }
    return try Value(from: self)
  }

  private func scalar<Value>(_ read: (CodableValue) -> Value?) throws -> Value {
    var value = value
    if quirk == .objectsAreFirstValues, case .object(let members) = value {
      value = members.sorted { $0.key < $1.key }.first?.value ?? .null
    }
    guard let value = read(value) else { throw mismatch(Value.self) }
    return value
  }
}

extension QuirkyDecoder {
  private struct Object<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: QuirkyDecoder
    let members: [String: CodableValue]

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] {
      let keys = members.keys.sorted().compactMap { Key(stringValue: $0) }
      return decoder.quirk == .keysRepeat ? keys + keys : keys
    }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    func superDecoder() throws -> any Decoder { throw Refusal() }

    func superDecoder(forKey key: Key) throws -> any Decoder {
      if let value = members[key.stringValue] { return decoder.member(value, key) }
      switch decoder.quirk {
      case .missingIsMismatch: throw decoder.mismatch(String.self)
      case .missingIsOwnError: throw Refusal()
      default: throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: ""))
      }
    }

    func decodeNil(forKey key: Key) throws -> Bool { members[key.stringValue] == .null }

    func decode<Value: Decodable>(_: Value.Type, forKey key: Key) throws -> Value {
      try Value(from: superDecoder(forKey: key))
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type,
      forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
      try superDecoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try superDecoder(forKey: key).unkeyedContainer()
    }
  }

  private struct Elements: UnkeyedDecodingContainer {
    let decoder: QuirkyDecoder
    let elements: [CodableValue]
    var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() -> Bool {
      let isNull = elements[currentIndex] == .null
      if isNull || decoder.quirk == .askingForNullMovesOn { currentIndex += 1 }
      return isNull
    }

    mutating func superDecoder() -> any Decoder {
      defer { currentIndex += 1 }
      return decoder.member(elements[currentIndex], _CodableKey(intValue: currentIndex))
    }

    mutating func decode<Value: Decodable>(_: Value.Type) throws -> Value { try Value(from: superDecoder()) }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      try superDecoder().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try superDecoder().unkeyedContainer()
    }
  }
}
