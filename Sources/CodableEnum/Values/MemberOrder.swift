extension Dictionary where Key == String {
  /// The members, sorted by key. Only strings are sorted, so that the compiler makes one sort for values of all types.
  var inOrderOfKeys: [(key: String, value: Value)] {
    Array(keys).sorted().compactMap { key in self[key].map { (key, $0) } }
  }
}
