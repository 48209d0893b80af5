import CodableEnumGenerator

/// The types that a type names, those that these name, and so on.
struct Reach {
  fileprivate(set) var names: Set<String>
  /// Where they are declared and extended, by file.
  fileprivate(set) var ranges: [Int: [Range<Int>]] = [:]
}

extension CodeTypes {
  func reach(from type: String) -> Reach {
    var reach = Reach(names: [type])
    var rest = [type]
    while let type = rest.popLast() {
      var places = (bodies[type] ?? []).map { (file: $0.file, range: $0.range) }
      places += aliases[type] ?? []
      for place in places {
        reach.ranges[place.file, default: []].append(place.range)
        for word in words(in: place.range, of: place.file) {
          guard let name = resolve(word, in: type, { bodies[$0] != nil || aliases[$0] != nil }) else { continue }
          if reach.names.insert(name).inserted { rest.append(name) }
        }
      }
    }
    return reach
  }

  private func words(in range: Range<Int>, of file: Int) -> [String] {
    let source = cursors[file].source
    return tokens(in: range, of: file).filter(\.isWord).map { unquoted(source.text($0.range)) }
  }

  /// The words before the brace of a declaration.
  func headWords(in range: Range<Int>, of file: Int) -> [String] {
    let source = cursors[file].source
    return tokens(in: range, of: file).prefix { $0.kind != .leftBrace }.map { source.text($0.range) }
  }

  func tokens(in range: Range<Int>, of file: Int) -> ArraySlice<Token> { cursors[file].tokens.within(range) }

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
