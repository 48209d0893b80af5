import CodableEnumGenerator

extension CodeTypes {
  /// The files of the types that a type names, of those that these name, and so on, in their order.
  func files(reachedFrom type: String) -> [Int] {
    var reached: Set<String> = [type]
    var rest = [type]
    var files: Set<Int> = []
    while let type = rest.popLast() {
      var places = (bodies[type] ?? []).map { (file: $0.file, range: $0.range) }
      places += aliases[type] ?? []
      for place in places {
        files.insert(place.file)
        for word in words(in: place.range, of: place.file) {
          for name in declared[word] ?? [] where reached.insert(name).inserted { rest.append(name) }
        }
      }
    }
    return files.sorted()
  }

  private func words(in range: Range<Int>, of file: Int) -> [String] {
    let cursor = cursors[file]
    var (low, high) = (0, cursor.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if cursor.tokens[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return cursor.tokens[low...].prefix { $0.range.lowerBound < range.upperBound }.lazy.filter(\.isWord).map {
      unquoted(cursor.source.text($0.range))
    }
  }
}
