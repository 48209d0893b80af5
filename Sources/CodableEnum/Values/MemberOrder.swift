extension Dictionary where Key == String {
  /// The members, sorted by their keys. Sorted are strings, so that the compiler makes one sort for values of all types.
  var inOrderOfKeys: [(key: String, value: Value)] {
    Array(keys).sorted().compactMap { key in self[key].map { (key, $0) } }
  }
}
