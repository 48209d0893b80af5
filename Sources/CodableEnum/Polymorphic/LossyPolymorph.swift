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
  private var value: Value?

  /// The elements that decoding left out, in order, or sorted by key. Also as `$items`.
  public private(set) var dropped: [DroppedElement] = []

  /// The elements that decoding left out, in order, or sorted by key.
  public var projectedValue: [DroppedElement] { dropped }

  /// The value.
  ///
  /// Reading a single value that was never set is a programming error and stops the program with a message.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError(unsetMessage(Value.self)) }
      return value
    }
    set { value = newValue }
  }

  /// Holds nil, no elements, or no value yet.
  ///
  /// A property can omit its type only with this initializer: `@LossyPolymorph<AnimalType, [any Animal]> var items`.
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
