extension SingleValueDecodingContainer {
  /// A number; some decoders refuse an integer as a `Double`.
  func decodeNumber() throws -> Double {
    do {
      return try decode(Double.self)
    } catch DecodingError.typeMismatch(let type, let context) {
      do { return Double(try decode(Int64.self)) } catch { throw DecodingError.typeMismatch(type, context) }
    }
  }
}
