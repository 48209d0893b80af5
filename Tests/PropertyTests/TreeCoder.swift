/// The coder of a program's own trials: as strict as the protocols of coders allow, and with no type that it knows by name.
enum TreeCoder {
  static let text = """
    import Foundation

    /// What was encoded.
    indirect enum Tree: Equatable {
      case null, bool(Bool), integer(Int64), natural(UInt64), number(Double), string(String)
      case array([Tree])
      case object([String: Tree])

      init(encoding value: some Swift.Encodable) throws {
        let place = Place()
        try value.encode(to: TreeEncoder(place: place))
        self = try place.tree
      }

      func decode<Value: Swift.Decodable>(_: Value.Type) throws -> Value {
        try Value(from: TreeDecoder(tree: self, codingPath: []))
      }

      fileprivate init?(_ value: Any) {
        switch value {
        case let value as Bool: self = .bool(value)
        case let value as String: self = .string(value)
        case let value as any BinaryInteger: self = UInt64(exactly: value).map { .natural($0) } ?? .integer(Int64(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        default: return nil
        }
      }
    }

    /// Where something is encoded to: once, as one thing.
    private final class Place {
      enum Content { case nothing, leaf(Tree), array([Place]), object([(key: String, place: Place)]) }
      var content = Content.nothing

      var tree: Tree {
        get throws {
          switch content {
          case .nothing: return .object([:])
          case .leaf(let tree): return tree
          case .array(let places): return .array(try places.map { try $0.tree })
          case .object(let members):
            return .object(
              try Dictionary(members.map { ($0.key, try $0.place.tree) }) { _, _ in throw Misuse.keyWrittenTwice }
            )
          }
        }
      }
    }

    private enum Misuse: Error { case keyWrittenTwice, encodedTwice }

    private struct TreeEncoder: Swift.Encoder {
      let place: Place
      var codingPath: [any Swift.CodingKey] { [] }
      var userInfo: [CodingUserInfoKey: Any] { [:] }

      func container<Key: Swift.CodingKey>(keyedBy _: Key.Type) -> Swift.KeyedEncodingContainer<Key> {
        if case .object = place.content {} else { place.content = .object([]) }
        return Swift.KeyedEncodingContainer(Members(place: place))
      }

      func unkeyedContainer() -> any Swift.UnkeyedEncodingContainer {
        if case .array = place.content {} else { place.content = .array([]) }
        return Elements(place: place)
      }

      func singleValueContainer() -> any Swift.SingleValueEncodingContainer { Alone(place: place) }
    }

    private struct Members<Key: Swift.CodingKey>: Swift.KeyedEncodingContainerProtocol {
      let place: Place
      var codingPath: [any Swift.CodingKey] { [] }

      private func member(_ key: Key) -> Place {
        let member = Place()
        guard case .object(let members) = place.content else { return member }
        place.content = .object(members + [(key.stringValue, member)])
        return member
      }

      func encodeNil(forKey key: Key) { member(key).content = .leaf(.null) }
      func encode<Value: Swift.Encodable>(_ value: Value, forKey key: Key) throws {
        try Alone(place: member(key)).encode(value)
      }
      func nestedContainer<Inner: Swift.CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
      ) -> Swift.KeyedEncodingContainer<Inner> { TreeEncoder(place: member(key)).container(keyedBy: type) }
      func nestedUnkeyedContainer(forKey key: Key) -> any Swift.UnkeyedEncodingContainer {
        TreeEncoder(place: member(key)).unkeyedContainer()
      }
      func superEncoder() -> any Swift.Encoder { TreeEncoder(place: Place()) }
      func superEncoder(forKey key: Key) -> any Swift.Encoder { TreeEncoder(place: member(key)) }
    }

    private struct Elements: Swift.UnkeyedEncodingContainer {
      let place: Place
      var codingPath: [any Swift.CodingKey] { [] }
      var count: Int { if case .array(let places) = place.content { places.count } else { 0 } }

      private func next() -> Place {
        let next = Place()
        if case .array(let places) = place.content { place.content = .array(places + [next]) }
        return next
      }

      func encodeNil() { next().content = .leaf(.null) }
      func encode<Value: Swift.Encodable>(_ value: Value) throws { try Alone(place: next()).encode(value) }
      func nestedContainer<Key: Swift.CodingKey>(keyedBy type: Key.Type) -> Swift.KeyedEncodingContainer<Key> {
        TreeEncoder(place: next()).container(keyedBy: type)
      }
      func nestedUnkeyedContainer() -> any Swift.UnkeyedEncodingContainer { TreeEncoder(place: next()).unkeyedContainer() }
      func superEncoder() -> any Swift.Encoder { TreeEncoder(place: next()) }
    }

    private struct Alone: Swift.SingleValueEncodingContainer {
      let place: Place
      var codingPath: [any Swift.CodingKey] { [] }

      func encodeNil() throws { try set(.null) }
      func encode<Value: Swift.Encodable>(_ value: Value) throws {
        if let leaf = Tree(value) { return try set(leaf) }
        try value.encode(to: TreeEncoder(place: place))
      }
      private func set(_ leaf: Tree) throws {
        guard case .nothing = place.content else { throw Misuse.encodedTwice }
        place.content = .leaf(leaf)
      }
    }

    private struct TreeDecoder: Swift.Decoder {
      let tree: Tree
      let codingPath: [any Swift.CodingKey]
      var userInfo: [CodingUserInfoKey: Any] { [:] }

      func mismatch(_ type: Any.Type) -> Swift.DecodingError {
        let context = Swift.DecodingError.Context(codingPath: codingPath, debugDescription: "found \\(tree)")
        return tree == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
      }

      func container<Key: Swift.CodingKey>(keyedBy _: Key.Type) throws -> Swift.KeyedDecodingContainer<Key> {
        guard case .object(let members) = tree else { throw mismatch([String: Any].self) }
        return Swift.KeyedDecodingContainer(ReadMembers(members: members, codingPath: codingPath))
      }

      func unkeyedContainer() throws -> any Swift.UnkeyedDecodingContainer {
        guard case .array(let elements) = tree else { throw mismatch([Any].self) }
        return ReadElements(elements: elements, codingPath: codingPath)
      }

      func singleValueContainer() -> any Swift.SingleValueDecodingContainer { ReadAlone(decoder: self) }
    }

    private struct ReadMembers<Key: Swift.CodingKey>: Swift.KeyedDecodingContainerProtocol {
      let members: [String: Tree]
      let codingPath: [any Swift.CodingKey]
      var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

      func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
      private func member(_ key: Key) throws -> TreeDecoder {
        guard let tree = members[key.stringValue] else {
          throw Swift.DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "no such key"))
        }
        return TreeDecoder(tree: tree, codingPath: codingPath + [key])
      }
      func decodeNil(forKey key: Key) throws -> Bool { try member(key).tree == .null }
      func decode<Value: Swift.Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try ReadAlone(decoder: member(key)).decode(type)
      }
      func nestedContainer<Inner: Swift.CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
      ) throws -> Swift.KeyedDecodingContainer<Inner> { try member(key).container(keyedBy: type) }
      func nestedUnkeyedContainer(forKey key: Key) throws -> any Swift.UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
      }
      func superDecoder() -> any Swift.Decoder { TreeDecoder(tree: .object(members), codingPath: codingPath) }
      func superDecoder(forKey key: Key) throws -> any Swift.Decoder { try member(key) }
    }

    private struct ReadElements: Swift.UnkeyedDecodingContainer {
      let elements: [Tree]
      let codingPath: [any Swift.CodingKey]
      var currentIndex = 0
      var count: Int? { elements.count }
      var isAtEnd: Bool { currentIndex == elements.count }

      /// The place moves on only past what could be read.
      private mutating func next<Value>(_ read: (TreeDecoder) throws -> Value) throws -> Value {
        if isAtEnd {
          throw Swift.DecodingError.valueNotFound(
            Value.self, .init(codingPath: codingPath, debugDescription: "no more elements"))
        }
        let value = try read(TreeDecoder(tree: elements[currentIndex], codingPath: codingPath))
        currentIndex += 1
        return value
      }

      mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, elements[currentIndex] == .null else { return false }
        currentIndex += 1
        return true
      }
      mutating func decode<Value: Swift.Decodable>(_ type: Value.Type) throws -> Value {
        try next { try ReadAlone(decoder: $0).decode(type) }
      }
      mutating func nestedContainer<Key: Swift.CodingKey>(
        keyedBy type: Key.Type
      ) throws -> Swift.KeyedDecodingContainer<Key> { try next { try $0.container(keyedBy: type) } }
      mutating func nestedUnkeyedContainer() throws -> any Swift.UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
      }
      mutating func superDecoder() throws -> any Swift.Decoder { try next { $0 } }
    }

    private struct ReadAlone: Swift.SingleValueDecodingContainer {
      let decoder: TreeDecoder
      var codingPath: [any Swift.CodingKey] { decoder.codingPath }

      func decodeNil() -> Bool { decoder.tree == .null }
      func decode<Value: Swift.Decodable>(_ type: Value.Type) throws -> Value {
        let leaf: Any?
        switch (decoder.tree, type) {
        case (.bool(let value), is Bool.Type): leaf = value
        case (.string(let value), is String.Type): leaf = value
        case (.number(let value), is Double.Type): leaf = value
        case (.number(let value), is Float.Type): leaf = Float(value)
        case (.natural(let value), let type as any BinaryInteger.Type): leaf = exactly(value, type)
        case (.integer(let value), let type as any BinaryInteger.Type): leaf = exactly(value, type)
        case (.natural(let value), is Double.Type): leaf = Double(value)
        case (.integer(let value), is Double.Type): leaf = Double(value)
        case (_, is Bool.Type), (_, is String.Type), (_, is Double.Type), (_, is Float.Type): throw decoder.mismatch(type)
        case (_, is any BinaryInteger.Type): throw decoder.mismatch(type)
        default: return try Value(from: decoder)
        }
        guard let value = leaf as? Value else { throw decoder.mismatch(type) }
        return value
      }
    }

    private func exactly<Value: BinaryInteger>(_ value: some BinaryInteger, _: Value.Type) -> Any? {
      Value(exactly: value)
    }

    """
}
