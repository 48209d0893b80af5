/// A tag that messages name.
///
/// The requirement is not in ``CodableTag``: it would appear on every `Int` and `Bool` of the program.
protocol NamedTag: CodableTag {
  var messageTag: MessageTag { get }
}

protocol ReadableTag: NamedTag {
  /// The type to ask for first.
  static var valueType: Any.Type { get }

  /// `a string or an integer`
  static var kindNames: String { get }

  /// - Parameter expectedTags: All tags of the enum, for decoders that don't distinguish kinds.
  /// - Throws: The decoder's error if there is no such tag.
  static func read(from source: some TagSource, expectedTags: () -> [Self]) throws -> Self

  /// Reads the next element of an array.
  ///
  /// - Throws: The decoder's error if there is no such tag.
  static func read(next array: inout any UnkeyedDecodingContainer, expectedTags: () -> [Self]) throws -> Self
}

extension CodableKey: ReadableTag {
  static var valueType: Any.Type { String.self }
  static var kindNames: String { "a string" }
  var messageTag: MessageTag { .string(stringValue) }

  @inline(__always)
  static func read(from source: some TagSource, expectedTags _: () -> [Self]) throws -> Self {
    CodableKey(stringValue: try source.decode(String.self))
  }

  static func read(next array: inout any UnkeyedDecodingContainer, expectedTags _: () -> [Self]) throws -> Self {
    CodableKey(stringValue: try array.decode(String.self))
  }
}

extension Int: ReadableTag {
  static var valueType: Any.Type { Int.self }
  static var kindNames: String { "an integer" }
  var messageTag: MessageTag { .integer(self) }

  @inline(__always)
  static func read(from source: some TagSource, expectedTags _: () -> [Self]) throws -> Self {
    try source.decode(Int.self)
  }

  static func read(next array: inout any UnkeyedDecodingContainer, expectedTags _: () -> [Self]) throws -> Self {
    try array.decode(Int.self)
  }
}

extension Bool: ReadableTag {
  static var valueType: Any.Type { Bool.self }
  static var kindNames: String { "a boolean" }
  var messageTag: MessageTag { .boolean(self) }

  @inline(__always)
  static func read(from source: some TagSource, expectedTags _: () -> [Self]) throws -> Self {
    try source.decode(Bool.self)
  }

  static func read(next array: inout any UnkeyedDecodingContainer, expectedTags _: () -> [Self]) throws -> Self {
    try array.decode(Bool.self)
  }
}

// MARK: Under a key

extension ReadableTag {
  /// Reads the value under a key.
  static func read(
    in object: KeyedDecodingContainer<CodableKey>,
    forKey key: CodableKey,
    expectedTags: () -> [Self]
  ) throws -> Self {
    try read(from: TagMember(object: object, key: key), expectedTags: expectedTags)
  }
}

extension CodableKey {
  /// Reads the value under a key, without a copy of the object.
  @inline(__always)
  static func read(
    in object: KeyedDecodingContainer<CodableKey>,
    forKey key: CodableKey,
    expectedTags _: () -> [CodableKey]
  ) throws -> CodableKey {
    CodableKey(stringValue: try object.decode(String.self, forKey: key))
  }
}

// MARK: Sources

/// The place of a tag: a value under a key, or the whole value.
protocol TagSource {
  func decode(_: String.Type) throws -> String
  func decode(_: Int.Type) throws -> Int
  func decode(_: Bool.Type) throws -> Bool
}

/// `{"type": "list"}`
struct TagMember: TagSource {
  let object: KeyedDecodingContainer<CodableKey>
  let key: CodableKey

  func decode(_ type: String.Type) throws -> String { try object.decode(type, forKey: key) }
  func decode(_ type: Int.Type) throws -> Int { try object.decode(type, forKey: key) }
  func decode(_ type: Bool.Type) throws -> Bool { try object.decode(type, forKey: key) }
}

/// `"list"`
struct TagAlone: TagSource {
  let container: any SingleValueDecodingContainer

  func decode(_ type: String.Type) throws -> String { try container.decode(type) }
  func decode(_ type: Int.Type) throws -> Int { try container.decode(type) }
  func decode(_ type: Bool.Type) throws -> Bool { try container.decode(type) }
}
