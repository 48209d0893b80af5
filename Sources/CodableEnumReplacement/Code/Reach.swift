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
          guard let name = resolve(word, in: type, { bodies[$0] != nil || aliases[$0] != nil }) else { continue }
          if reached.insert(name).inserted { rest.append(name) }
        }
      }
    }
    return files.sorted()
  }

  private func words(in range: Range<Int>, of file: Int) -> [String] {
    let source = cursors[file].source
    return tokens(in: range, of: file).filter(\.isWord).map { unquoted(source.text($0.range)) }
  }

  func tokens(in range: Range<Int>, of file: Int) -> ArraySlice<Token> {
    let tokens = cursors[file].tokens
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return tokens[low...].prefix { $0.range.lowerBound < range.upperBound }
  }

  /// Where code names a type behind another: `Action.Kind`.
  static func qualified(in cursors: [CodeCursor]) -> [String: [Place]] {
    var found: [String: [Place]] = [:]
    for cursor in cursors {
      let tokens = cursor.tokens
      for index in tokens.indices.dropFirst(2) where tokens[index - 1].kind == .period {
        let (outer, inner) = (tokens[index - 2].range, tokens[index].range)
        guard tokens[index].isWord, tokens[index - 2].isWord,
          (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(cursor.source.bytes[inner.lowerBound])
        else {
          continue
        }
        found["\(unquoted(cursor.source.text(outer))).\(unquoted(cursor.source.text(inner)))", default: []].append(
          Place(file: cursor.file, offset: inner.lowerBound)
        )
      }
    }
    return found
  }
}
