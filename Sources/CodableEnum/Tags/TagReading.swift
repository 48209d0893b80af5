extension _CodableTag {
  /// Reads a tag of one of several kinds. Asks for a string first, then for an integer, then for a boolean.
  ///
  /// To some decoders, `2` is a string too. There, the tag that the enum has wins.
  ///
  /// - Parameter owner: The enum, whose tags decide with decoders that don't distinguish kinds.
  /// - Throws: The decoder's error for the first kind, if the value has none of them.
  static func read(
    _ kinds: _ValueKinds,
    from source: some TagSource,
    of owner: ReportedEnum
  ) throws -> _CodableTag {
    var refusal: (any Error)?
    func ask<Value>(_ isAsked: Bool, _ read: @autoclosure () throws -> Value) -> Value? {
      guard isAsked else { return nil }
      do {
        return try read()
      } catch {
        refusal = refusal ?? error
        return nil
      }
    }
    if let text = ask(kinds.contains(.string), try source.decode(String.self)) {
      let tag = _CodableTag(text)
      let mayBeInteger = kinds.contains(.integer) && Int(text) != nil
      let mayBeBoolean = kinds.contains(.boolean) && Bool(text) != nil
      guard mayBeInteger || mayBeBoolean else { return tag }
      let expected = owner.expectedTags()
      if expected.contains(tag) { return tag }
      if let value = ask(mayBeInteger, try source.decode(Int.self)), expected.contains(.integer(value)) {
        return .integer(value)
      }
      if let value = ask(mayBeBoolean, try source.decode(Bool.self)), expected.contains(.boolean(value)) {
        return .boolean(value)
      }
      return tag
    }
    if let value = ask(kinds.contains(.integer), try source.decode(Int.self)) { return .integer(value) }
    if let value = ask(kinds.contains(.boolean), try source.decode(Bool.self)) { return .boolean(value) }
    throw refusal ?? DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "there is no kind of tag"))
  }

  /// Reads the next element of an array.
  ///
  /// Of several kinds, from a nested decoder: some containers move past an element when asked for the wrong kind.
  static func read(
    _ kinds: _ValueKinds,
    next array: inout any UnkeyedDecodingContainer,
    of owner: ReportedEnum
  ) throws -> _CodableTag {
    switch kinds {
    case .string: _CodableTag(try array.decode(String.self))
    case .integer: .integer(try array.decode(Int.self))
    case .boolean: .boolean(try array.decode(Bool.self))
    // Several kinds.
    default: try read(kinds, from: LoneTag(container: array.superDecoder().singleValueContainer()), of: owner)
    }
  }
}

extension _ValueKinds {
  /// The type to ask for first.
  var firstTagType: Any.Type { contains(.string) ? String.self : contains(.integer) ? Int.self : Bool.self }

  /// `a string or an integer`
  var tagNames: String {
    disjunction([_ValueKind.string, .integer, .boolean].filter { contains($0) }.map(\.description))
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
  let object: KeyedDecodingContainer<_CodableKey>
  let key: _CodableKey

  func decode(_ type: String.Type) throws -> String { try object.decode(type, forKey: key) }
  func decode(_ type: Int.Type) throws -> Int { try object.decode(type, forKey: key) }
  func decode(_ type: Bool.Type) throws -> Bool { try object.decode(type, forKey: key) }
}

/// `"list"`
struct LoneTag: TagSource {
  let container: any SingleValueDecodingContainer

  func decode(_ type: String.Type) throws -> String { try container.decode(type) }
  func decode(_ type: Int.Type) throws -> Int { try container.decode(type) }
  func decode(_ type: Bool.Type) throws -> Bool { try container.decode(type) }
}
