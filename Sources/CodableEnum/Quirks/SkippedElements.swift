extension UnkeyedDecodingContainer {
  /// Moves past an element that failed to decode. Some decoders have already moved on, others have not.
  mutating func skipElement(at index: Int, orThrow error: any Error) throws {
    if currentIndex == index, try !decodeNil() { _ = try decode(Anything.self) }
    if currentIndex == index { throw error }
  }
}

/// Decodes anything without looking at it.
private struct Anything: Decodable {
  init(from _: any Decoder) {}
}
