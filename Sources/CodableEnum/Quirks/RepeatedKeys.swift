// An XML decoder lists the key of an array once per element.

extension KeyedDecodingContainer<CodableKey> {
  var distinctKeys: Set<CodableKey> { Set(allKeys) }

  /// Whether there is an array under a key.
  func isRepeated(_ key: CodableKey) -> Bool { allKeys.count(where: { $0 == key }) > 1 }
}
