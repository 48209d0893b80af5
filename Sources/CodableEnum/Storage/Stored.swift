#if Values
/// Stores any `Codable` value as text, for example by `@AppStorage`: its `rawValue` is the value's JSON.
///
///     @AppStorage("users") var users = Stored([User(name: "Rachel", age: 30)])
///     users.value.append(…)
///
/// When encoded, it writes the value itself. A value whose type is ``CustomStorage`` chooses its text.
public struct Stored<Value: Codable>: RawRepresentable, Codable, _MemberwiseComparison {
  /// The value.
  public var value: Value

  /// Holds a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Holds the value of a text; nil if it cannot be decoded.
  public init?(rawValue: String) {
    do { try self.init(storedText: rawValue) } catch { return nil }
  }

  /// The text of the value.
  ///
  /// If the value cannot be encoded, for example because of a NaN, debug builds stop here and say why. Release builds
  /// continue with an empty text, which restores no value. ``storedText()`` throws instead.
  public var rawValue: String { textOrStop(storedText) }

  /// Holds the value of a text.
  ///
  /// - Throws: `DecodingError` if the text cannot be decoded.
  public init(storedText: String) throws {
    value = try Self.storageCoder.decode(Value.self, from: storedText)
  }

  /// The text of the value.
  ///
  /// - Throws: `EncodingError` if the value cannot be encoded.
  public func storedText() throws -> String {
    try Self.storageCoder.encode(value)
  }

  private static var storageCoder: any StorageCoder {
    (Value.self as? any CustomStorage.Type)?.storageCoder ?? .json
  }

  // The rest replaces the standard library's implementations for types with a raw value.

  /// Decodes the value itself.
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }

  /// Encodes the value itself.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Stored: Sendable where Value: Sendable {}

extension Stored: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension Stored: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// The hash of the value, as for other types.
  public var hashValue: Int { value.hashValue }
}
#endif
