// An XML decoder presents a text also as an object whose one member has no name, and an element with child elements
// also as an empty text.

extension CodableKey {
  /// Whether the value under the only key may be the text of an element.
  var mayBeNamelessText: Bool { stringValue.isEmpty }
}

extension KeyedDecodingContainer<CodableKey> {
  /// Whether there is more than text.
  var hasElements: Bool { allKeys.contains { !$0.mayBeNamelessText } }
}
