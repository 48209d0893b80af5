#if Values
/// A dictionary that drops and reports values that cannot be decoded:
///
///     @LossyDictionary var actions: [String: Action]
///     $actions.map(\.key)
///
/// Keys are strings, integers, or, from macOS 12.3 and iOS 15.4 on, any `CodingKeyRepresentable` type. A value that is no
/// dictionary is an error. Equality ignores dropped members.
@propertyWrapper
public struct LossyDictionary<Key: Hashable, Value> {
  /// The members.
  public var wrappedValue: [Key: Value]

  /// The members that decoding left out, sorted by key. Also as `$actions`.
  public private(set) var dropped: [DroppedElement] = []

  /// The members that decoding left out, sorted by key.
  public var projectedValue: [DroppedElement] { dropped }

  /// A dictionary from which nothing was dropped.
  public init(wrappedValue: [Key: Value]) {
    self.wrappedValue = wrappedValue
  }

  /// A dictionary from which nothing was dropped.
  public init(_ members: [Key: Value]) {
    wrappedValue = members
  }
}

extension LossyDictionary: Decodable where Value: Decodable {
  /// Decodes a dictionary, dropping values that cannot be decoded.
  ///
  /// - Throws: `DecodingError` if there is no dictionary, or if the type of its keys can't be a JSON key.
  public init(from decoder: any Decoder) throws {
    guard [Key: Value].isObject else { throw DecodingError.notAKey(Key.self, at: decoder.codingPath) }
    // Coders leave the keys of dictionaries alone, whatever their key strategy.
    let members = try decoder.singleValueContainer().decode([String: Attempt<Value>].self)
    wrappedValue = Dictionary(minimumCapacity: members.count)
    for (name, attempt) in members.inOrderOfKeys {
      do {
        let value = try attempt.result.get()
        guard let key = Self.key(name) else {
          throw DecodingError.wrongKey(_CodableKey(stringValue: name), Key.self, at: decoder.codingPath)
        }
        wrappedValue[key] = value
      } catch {
        dropped.append(DroppedElement(key: name, error))
      }
    }
  }
}

extension LossyDictionary {
  /// The key that a member's name stands for, as the standard library reads the keys of dictionaries.
  private static func key(_ name: String) -> Key? {
    if Key.self == String.self { return name as? Key }
    if Key.self == Int.self { return Int(name) as? Key }
    guard #available(macOS 12.3, iOS 15.4, tvOS 15.4, watchOS 8.5, *) else { return nil }
    return (Key.self as? any CodingKeyRepresentable.Type)?.init(codingKey: MemberKey(stringValue: name)) as? Key
  }
}

/// A value, or why it cannot be decoded. Without it, decoding the dictionary would stop at the first error.
private struct Attempt<Value: Decodable>: Decodable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) {
    // The container handles some types, such as dates, in its own way.
    result = Result { try decoder.singleValueContainer().decode(Value.self) }
  }
}

/// A key with an integer value too, as the keys of dictionaries have.
private struct MemberKey: CodingKey {
  let stringValue: String
  var intValue: Int? { Int(stringValue) }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init(intValue: Int) {
    stringValue = String(intValue)
  }
}

extension LossyDictionary: Encodable where Key: Encodable, Value: Encodable {
  /// Encodes the members as a dictionary.
  ///
  /// - Throws: `EncodingError` if the type of its keys can't be a JSON key, which would make the dictionary an array.
  public func encode(to encoder: any Encoder) throws {
    guard [Key: Value].isObject else {
      throw EncodingError.notAKey(Key.self, of: wrappedValue, at: encoder.codingPath)
    }
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension LossyDictionary: Sendable where Key: Sendable, Value: Sendable {}

extension LossyDictionary: Equatable where Value: Equatable {
  /// Whether the members are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension LossyDictionary: Hashable where Value: Hashable {
  /// Hashes the members.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
#endif
