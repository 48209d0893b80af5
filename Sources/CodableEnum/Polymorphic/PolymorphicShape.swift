#if Merging
/// A container of values of an open set: an array, an optional, a dictionary by strings, or these nested.
protocol PolymorphicShape {
  static var empty: Self { get }

  /// - Parameter dropped: Collects elements of unregistered types. If nil, they are errors.
  init<Extractor: TypeExtractor>(
    from decoder: any Decoder,
    by _: Extractor.Type,
    dropping dropped: inout [DroppedElement]?
  ) throws

  func encode<Extractor: TypeExtractor>(to encoder: any Encoder, by _: Extractor.Type) throws
}

extension Array: PolymorphicShape {
  static var empty: Self { [] }

  init<Extractor: TypeExtractor>(
    from decoder: any Decoder,
    by _: Extractor.Type,
    dropping dropped: inout [DroppedElement]?
  ) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      let index = container.currentIndex
      switch try container.decode(PolymorphicBox<Extractor, Element>.self).content {
      case .value(let element): append(element)
      case .unregistered(let reason): try dropped.append(reason, index: index)
      }
    }
  }

  func encode<Extractor: TypeExtractor>(to encoder: any Encoder, by _: Extractor.Type) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(PolymorphicBox<Extractor, Element>(element)) }
  }
}

extension Dictionary: PolymorphicShape where Key == String {
  static var empty: Self { [:] }

  // Coded as whole dictionaries: coders leave their keys alone, whatever the key strategy.

  init<Extractor: TypeExtractor>(
    from decoder: any Decoder,
    by _: Extractor.Type,
    dropping dropped: inout [DroppedElement]?
  ) throws {
    let boxes = try decoder.singleValueContainer().decode([String: PolymorphicBox<Extractor, Value>].self)
    self.init(minimumCapacity: boxes.count)
    for (key, box) in boxes.inOrderOfKeys {
      switch box.content {
      case .value(let value): self[key] = value
      case .unregistered(let reason): try dropped.append(reason, key: key)
      }
    }
  }

  func encode<Extractor: TypeExtractor>(to encoder: any Encoder, by _: Extractor.Type) throws {
    var container = encoder.singleValueContainer()
    try container.encode(mapValues { PolymorphicBox<Extractor, Value>($0) })
  }
}

extension Optional: PolymorphicShape {
  static var empty: Self { nil }

  init<Extractor: TypeExtractor>(
    from decoder: any Decoder,
    by _: Extractor.Type,
    dropping dropped: inout [DroppedElement]?
  ) throws {
    if try decoder.singleValueContainer().decodeNil() {
      self = nil
    } else if Wrapped.self == Extractor.ObjectType.self {
      switch try PolymorphicBox<Extractor, Wrapped>(from: decoder).content {
      case .value(let value): self = value
      case .unregistered(let reason):
        try dropped.append(reason)
        self = nil
      }
    } else {
      self = try PolymorphicBox<Extractor, Wrapped>.value(in: decoder, dropping: &dropped)
    }
  }

  func encode<Extractor: TypeExtractor>(to encoder: any Encoder, by _: Extractor.Type) throws {
    if let self { return try PolymorphicBox<Extractor, Wrapped>(self).encode(to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

/// The empty value of a type; nil if it has none.
func emptyShape<Value>() -> Value? { (Value.self as? any PolymorphicShape.Type)?.empty as? Value }
#endif
