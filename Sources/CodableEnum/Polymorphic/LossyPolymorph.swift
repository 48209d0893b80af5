/// As ``Polymorph``, but leaves out elements whose type is not registered, and reports them:
///
///     @LossyPolymorph<AnimalType, [any Animal]> var items
///     $items.map(\.tag)
///
/// An element of a registered type that cannot be decoded, or one without a tag, is an error all the same; so is a decoder
/// with which no types are registered at all. The elements are those of an array or a dictionary, or the one of an
/// optional; the elements of arrays inside them are not dropped.
@propertyWrapper
public struct LossyPolymorph<Extractor: TypeExtractor, Value: Sendable>: Codable, Sendable {
  private var value: Value?

  /// The elements that were left out when this was decoded, in order, or sorted by key; also as `$items`.
  public private(set) var dropped: [DroppedElement] = []

  /// The elements that were left out when this was decoded, in order, or sorted by key.
  public var projectedValue: [DroppedElement] { dropped }

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
  /// Only with it can a property's type be left out: `@LossyPolymorph<AnimalType, [any Animal]> var items`.
  public init() {
    value = emptyShape()
  }

  /// Holds a value from which nothing was dropped.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Holds a value from which nothing was dropped.
  public init(_ value: Value) {
    self.value = value
  }

  /// Decodes values by their tags.
  public init(from decoder: any Decoder) throws {
    var dropped: [DroppedElement]? = []
    value = try PolymorphicBox<Extractor, Value>.value(in: decoder, dropping: &dropped)
    self.dropped = dropped ?? []
  }

  /// Encodes values with their tags.
  public func encode(to encoder: any Encoder) throws {
    guard let value else { throw EncodingError.invalidValue(self, .unset(Value.self, at: encoder.codingPath)) }
    try PolymorphicBox<Extractor, Value>(value).encode(to: encoder)
  }
}

extension KeyedDecodingContainer {
  /// The value under a key, nil if the key is missing or its value is null.
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
