extension UnkeyedDecodingContainer {
  /// Moves past an element that could not be decoded; some decoders stay at it, others do not.
  mutating func skipElement(at index: Int, orThrow error: any Error) throws {
    if currentIndex == index, try !decodeNil() { _ = try decode(Anything.self) }
    if currentIndex == index { throw error }
  }
}

/// Decodes whatever there is, by not looking at it.
private struct Anything: Decodable {
  init(from _: any Decoder) {}
}
