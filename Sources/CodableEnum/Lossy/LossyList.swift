/// Reads an array, dropping elements that cannot be decoded and reporting them to the decoder's `onCaughtError`.
public enum LossyList<Element: Codable>: ValueCoder {
  /// Reads an array, dropping elements that cannot be decoded.
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
