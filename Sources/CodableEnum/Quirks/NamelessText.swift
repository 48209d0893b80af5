// To a decoder of XML, a text is an object as well, of a member without a name; and an element that has elements is an empty
// text.

extension CodableKey {
  /// Whether the value under the key, the only one, may be the text of an element.
  var mayBeNamelessText: Bool { stringValue.isEmpty }
}

extension KeyedDecodingContainer<CodableKey> {
  /// Whether there is more than a text.
  var hasElements: Bool { allKeys.contains { !$0.mayBeNamelessText } }
}
