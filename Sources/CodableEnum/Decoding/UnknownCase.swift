// What is kept of a case that an enum does not know, and how it is written back.
extension ObjectWithTag {
  /// All that stands beside the tag: an object.
  ///
  /// - Throws: `DecodingError` if a value cannot be held.
  public func otherValues() throws -> CodableValue {
    .object(try ValueReader.read(membersOf: values.container, besides: tagKey))
  }

  /// What stands under a key; null if it is missing.
  ///
  /// - Throws: `DecodingError` if the value cannot be held.
  public func content(forKey key: CodableKey) throws -> CodableValue {
    try values.container.decodeIfPresent(CodableValue.self, forKey: key) ?? .null
  }
}

extension CaseKeyedObject {
  /// What stands under the name of the case; null if the name stands alone.
  ///
  /// - Throws: `DecodingError` if the value cannot be held.
  public func content() throws -> CodableValue {
    try container?.decodeIfPresent(CodableValue.self, forKey: tag) ?? .null
  }
}

extension Encoder {
  /// Writes a case by its name: alone if its content is null, as `"name"`, else as `{"name": content}`.
  public func encodeUnknownCase(_ name: String, _ content: CodableValue) throws {
    if content == .null { return try encodeName(name) }
    var object = container(keyedBy: CodableKey.self)
    try object.encode(content, forKey: CodableKey(stringValue: name))
  }
}

extension KeyedEncodingContainer where Key == CodableKey {
  /// Writes the members of an object beside the tag.
  ///
  /// - Throws: `EncodingError` if the value is no object, or has the tag's key.
  public mutating func encodeOtherValues(_ value: CodableValue, besides tagKey: CodableKey) throws {
    guard case .object(let members) = value else {
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: codingPath, debugDescription: "what stands beside \(tagKey.quoted) must be an object")
      )
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      let key = CodableKey(stringValue: name)
      if key == tagKey {
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: codingPath + [key], debugDescription: "\(tagKey.quoted) is the key of the tag")
        )
      }
      try encode(member, forKey: key)
    }
  }

  /// Writes the content of an unknown case; nothing if it is null.
  public mutating func encodeContent(_ content: CodableValue, forKey key: CodableKey) throws {
    if content != .null { try encode(content, forKey: key) }
  }
}
