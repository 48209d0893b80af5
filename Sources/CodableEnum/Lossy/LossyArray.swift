#if Values
/// An array that drops and reports elements that cannot be decoded:
///
///     @LossyArray var actions: [Action]
///     $actions.map(\.index)
///
/// A value that is no array is an error. Equality ignores dropped elements.
@propertyWrapper
public struct LossyArray<Element> {
  /// The elements.
  public var wrappedValue: [Element]

  /// The elements that decoding left out, in order. Also as `$actions`.
  public private(set) var dropped: [DroppedElement] = []

  /// The elements that decoding left out, in order.
  public var projectedValue: [DroppedElement] { dropped }

  /// An array from which nothing was dropped.
  public init(wrappedValue: [Element]) {
    self.wrappedValue = wrappedValue
  }

  /// An array from which nothing was dropped.
  public init(_ elements: [Element]) {
    wrappedValue = elements
  }
}

extension LossyArray: Decodable where Element: Decodable {
  /// Decodes an array, dropping elements that cannot be decoded.
  ///
  /// - Throws: `DecodingError` if there is no array.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    wrappedValue = []
    wrappedValue.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      let index = container.currentIndex
      do {
        wrappedValue.append(try container.decode(Element.self))
      } catch {
        try container.skipElement(at: index, orThrow: error)
        dropped.append(DroppedElement(index: index, error))
      }
    }
  }
}

extension LossyArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension LossyArray: Sendable where Element: Sendable {}

extension LossyArray: Equatable where Element: Equatable {
  /// Whether the elements are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension LossyArray: Hashable where Element: Hashable {
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

/// Reads an array, dropping elements that cannot be decoded and reporting them to the decoder's `onCaughtError`.
public enum LossyListCoder<Element: Codable>: ValueCoder {
  /// Reads an array, dropping elements that cannot be decoded.
  ///
  /// - Throws: `DecodingError` if there is no array.
  public static func decode(from decoder: any Decoder) throws -> [Element] {
    let list = try LossyArray<Element>(from: decoder)
    for element in list.dropped {
      try decoder._catchInvalid(element.error)
    }
    return list.wrappedValue
  }

  /// Writes all elements.
  public static func encode(_ value: [Element], to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

/// An element of an array or a dictionary that decoding left out, and why.
public struct DroppedElement: Sendable {
  /// Its index in the array, counting dropped elements; nil in a dictionary.
  public let index: Int?

  /// Its key in the dictionary; nil in an array.
  public let key: String?

  /// Its tag as text, if no type is registered for the tag.
  public let tag: String?

  /// Why it cannot be decoded. The coding path leads to the culprit.
  public let error: any Error

  init(index: Int? = nil, key: String? = nil, tag: String? = nil, _ error: any Error) {
    self.index = index
    self.key = key
    self.tag = tag
    self.error = error
  }
}

extension LossyArray: _NotAnObject {}
#endif
