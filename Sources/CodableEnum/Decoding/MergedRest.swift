#if Merging
extension _TaggedArray {
  /// The elements after the tag, as the array of a value.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded, or if there is the tag alone.
  public func rest<Value: Decodable>() throws -> Value {
    guard let elements else { throw owner.isCase(tag).tagAlone(count: 1, at: decoder.codingPath) }
    return try Value(from: MergedDecoder(base: decoder, part: .rest(elements)))
  }
}
#endif
