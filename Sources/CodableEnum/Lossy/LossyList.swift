/// An array of those elements that can be decoded; the others are dropped, and reported to the decoder's `onCaughtError`.
public enum LossyList<Element: Codable>: ValueCoder {
  /// Reads what can be decoded of an array.
  ///
  /// - Throws: `DecodingError` if there is no array.
  public static func decode(from decoder: any Decoder) throws -> [Element] {
    let list = try LossyArray<Element>(from: decoder)
    for element in list.dropped {
      try decoder.catchInvalid(element.error)
    }
    return list.wrappedValue
  }

  /// Writes all elements.
  public static func encode(_ value: [Element], to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
