/// A value of an open set, or an optional, an array or a dictionary of them: each is decoded as the type that its tag names.
///
///     @Polymorph<AnimalType, [any Animal]> var items
///
/// The types are registered with the decoder: `decoder.set(types: [Dog.self, Cat.self], for: AnimalType.self)`. Decoding
/// throws `DecodingError` if a type is not registered, or why the value of a registered one cannot be decoded;
/// ``LossyPolymorph`` leaves out the former. Under a key, an optional may be missing; nil is not written.
///
/// Encoding writes the tag beside the value's own keys, once if the value has an equal value under the tag's key itself. It
/// throws `EncodingError` if that value is another, or if the value's type is not `Encodable`.
@propertyWrapper
public struct Polymorph<Extractor: TypeExtractor, Value: Sendable>: Codable, Sendable {
  private var value: Value?

  /// The value.
  ///
  /// To read a single value that was never set is a mistake in the program, which stops with a message.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError(unsetMessage(Value.self)) }
      return value
    }
    set { value = newValue }
  }

  /// Holds nothing: nil, no elements, or no value yet.
  ///
  /// Only with it can a property's type be left out: `@Polymorph<AnimalType, [any Animal]> var items`.
  public init() {
    value = emptyShape()
  }

  /// Holds a value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Holds a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Decodes values by their tags.
  public init(from decoder: any Decoder) throws {
    value = try PolymorphicBox<Extractor, Value>(from: decoder).content.get()
  }

  /// Encodes values with their tags.
  public func encode(to encoder: any Encoder) throws {
    guard let value else { throw EncodingError.invalidValue(self, .unset(Value.self, at: encoder.codingPath)) }
    try PolymorphicBox<Extractor, Value>(value).encode(to: encoder)
  }
}

// Synthesized conformances call these in place of the standard library's, as they do for a plain optional.

extension KeyedDecodingContainer {
  /// The value under a key, nil if the key is missing or its value is null.
  public func decode<Extractor, Wrapped>(
    _ type: Polymorph<Extractor, Wrapped?>.Type,
    forKey key: Key
  ) throws -> Polymorph<Extractor, Wrapped?> {
    try decodeIfPresent(type, forKey: key) ?? Polymorph(nil)
  }
}

extension KeyedEncodingContainer {
  /// Writes a value; nothing for nil.
  public mutating func encode<Extractor, Wrapped>(
    _ value: Polymorph<Extractor, Wrapped?>,
    forKey key: Key
  ) throws {
    try encodeIfPresent(value.wrappedValue == nil ? nil : value, forKey: key)
  }
}
