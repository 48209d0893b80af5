#if Merging
/// A value of an open set, or an optional, an array or a dictionary of such values. Each is decoded as the type that
/// its tag names.
///
///     @Polymorph<AnimalType, [any Animal]> var items
///
/// Register the types with the decoder: `decoder.set(types: [Dog.self, Cat.self], for: AnimalType.self)`. Decoding
/// throws `DecodingError` if a type is not registered, or whatever the registered type throws. ``LossyPolymorph`` drops
/// elements of unregistered types. An optional may be missing under its key; nil is not written.
///
/// Encoding writes the tag beside the value's own keys. If the value has the tag's key itself, with an equal value, it
/// is written once. Encoding throws `EncodingError` if the two differ, or if the value's type is not `Encodable`.
@propertyWrapper
public struct Polymorph<Extractor: TypeExtractor, Value: Sendable>: Codable, Sendable {
  private var value: Value?

  /// The value.
  ///
  /// Reading a single value that was never set is a programming error and stops the program with a message.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError(unset(Value.self)) }
      return value
    }
    set { value = newValue }
  }

  /// Holds nil, no elements, or no value yet.
  ///
  /// A property can omit its type only with this initializer: `@Polymorph<AnimalType, [any Animal]> var items`.
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
    guard let value else {
      throw EncodingError.invalidValue(self, .init(unset(Value.self), at: encoder.codingPath))
    }
    try PolymorphicBox<Extractor, Value>(value).encode(to: encoder)
  }
}

// Synthesized conformances call these instead of the standard library's, as they do for plain optionals.

extension KeyedDecodingContainer {
  /// The value under a key; nil if the key is missing or its value is null.
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

/// A ``Polymorph`` that drops and reports elements whose type is not registered:
///
///     @LossyPolymorph<AnimalType, [any Animal]> var items
///     $items.map(\.tag)
///
/// Elements without a tag and invalid elements of registered types are still errors. So is a decoder with no registered
/// types. The elements of an array, of a dictionary, or of an optional can be dropped, but not those of arrays inside
/// them.
@propertyWrapper
public struct LossyPolymorph<Extractor: TypeExtractor, Value: Sendable>: Codable, Sendable {
  private var content: Polymorph<Extractor, Value>

  /// The elements that decoding left out, in order, or sorted by key. Also as `$items`.
  public private(set) var dropped: [DroppedElement] = []

  /// The elements that decoding left out, in order, or sorted by key.
  public var projectedValue: [DroppedElement] { dropped }

  /// The value.
  ///
  /// Reading a single value that was never set is a programming error and stops the program with a message.
  public var wrappedValue: Value {
    get { content.wrappedValue }
    set { content.wrappedValue = newValue }
  }

  /// Holds nil, no elements, or no value yet.
  ///
  /// A property can omit its type only with this initializer: `@LossyPolymorph<AnimalType, [any Animal]> var items`.
  public init() { content = Polymorph() }

  /// Holds a value from which nothing was dropped.
  public init(wrappedValue: Value) { content = Polymorph(wrappedValue) }

  /// Holds a value from which nothing was dropped.
  public init(_ value: Value) { content = Polymorph(value) }

  /// Decodes values by their tags.
  public init(from decoder: any Decoder) throws {
    var dropped: [DroppedElement]? = []
    content = Polymorph(try PolymorphicBox<Extractor, Value>.value(in: decoder, dropping: &dropped))
    self.dropped = dropped ?? []
  }

  /// Encodes values with their tags.
  public func encode(to encoder: any Encoder) throws { try content.encode(to: encoder) }
}

extension KeyedDecodingContainer {
  /// The value under a key; nil if the key is missing or its value is null.
  public func decode<Extractor, Wrapped>(
    _ type: LossyPolymorph<Extractor, Wrapped?>.Type,
    forKey key: Key
  ) throws -> LossyPolymorph<Extractor, Wrapped?> {
    try decodeIfPresent(type, forKey: key) ?? LossyPolymorph(nil)
  }
}

extension KeyedEncodingContainer {
  /// Writes a value; nothing for nil.
  public mutating func encode<Extractor, Wrapped>(
    _ value: LossyPolymorph<Extractor, Wrapped?>,
    forKey key: Key
  ) throws {
    try encodeIfPresent(value.wrappedValue == nil ? nil : value, forKey: key)
  }
}
#endif
