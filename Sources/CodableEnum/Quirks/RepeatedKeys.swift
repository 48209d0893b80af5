// A decoder of XML lists a key once for each element of the array under it.

extension KeyedDecodingContainer<CodableKey> {
  /// Each key once.
  var distinctKeys: Set<CodableKey> { Set(allKeys) }

  /// Whether there is an array under a key.
  func isRepeated(_ key: CodableKey) -> Bool { allKeys.count(where: { $0 == key }) > 1 }
}
