/// A dictionary of those values that can be decoded; the others are dropped, and reported:
///
///     @LossyDictionary var actions: [String: Action]
///     $actions.map(\.key)
///
/// The keys are strings, integers, or whatever else can be a key of JSON. It is an error if there is no dictionary at all. Two of them
/// are equal if their members are; what was dropped does not count.
@propertyWrapper
public struct LossyDictionary<Key: Hashable & CodingKeyRepresentable, Value> {
  /// The members.
  public var wrappedValue: [Key: Value]

  /// The members that were left out when this was decoded, sorted by key; also as `$actions`.
  public private(set) var dropped: [DroppedElement] = []

  /// The members that were left out when this was decoded, sorted by key.
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
  /// Decodes what can be decoded of a dictionary.
  ///
  /// - Throws: `DecodingError` if there is no dictionary.
  public init(from decoder: any Decoder) throws {
    // As a dictionary by strings, for coders leave its keys as they are, whatever their strategy for other keys.
    let members = try decoder.singleValueContainer().decode([String: Attempt<Value>].self)
    wrappedValue = Dictionary(minimumCapacity: members.count)
    for (name, attempt) in members.inOrderOfKeys {
      do {
        let value = try attempt.result.get()
        guard let key = Key(codingKey: MemberKey(stringValue: name)) else {
          throw DecodingError.wrongKey(CodableKey(stringValue: name), Key.self, at: decoder.codingPath)
        }
        wrappedValue[key] = value
      } catch {
        dropped.append(DroppedElement(key: name, error))
      }
    }
  }
}

/// A value, or why it cannot be decoded: a dictionary gives up at the first value that throws.
private struct Attempt<Value: Decodable>: Decodable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) {
    // By the container, which treats some types in ways of its own, such as dates.
    result = Result { try decoder.singleValueContainer().decode(Value.self) }
  }
}

/// A key that is an integer as well, as those of dictionaries are.
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
  public func encode(to encoder: any Encoder) throws {
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
