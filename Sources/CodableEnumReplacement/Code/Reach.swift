import CodableEnumGenerator

/// The types that a type names, those that these name, and so on.
struct Reach {
  fileprivate(set) var names: Set<String>
  /// Where they are declared and extended, by file.
  fileprivate(set) var ranges: [Int: [Range<Int>]] = [:]
}

/// Which types each type names: its code is read once.
struct TypeGraph {
  private let code: CodeTypes
  private var named: [String: Set<String>] = [:]

  init(_ code: CodeTypes) { self.code = code }

  mutating func reach(from type: String) -> Reach {
    var reach = Reach(names: [type])
    var rest = [type]
    while let type = rest.popLast() {
      for place in code.places(of: type) { reach.ranges[place.file, default: []].append(place.range) }
      for name in names(in: type) where reach.names.insert(name).inserted { rest.append(name) }
    }
    return reach
  }

  private mutating func names(in type: String) -> Set<String> {
    if let known = named[type] { return known }
    let words = Set(code.places(of: type).flatMap { code.words(in: $0.range, of: $0.file) })
    let names = Set(words.compactMap { code.resolveWithAliases($0, in: type) })
    named[type] = names
    return names
  }
}

extension CodeTypes {
  fileprivate func places(of type: String) -> [(file: Int, range: Range<Int>)] {
    (bodies[type] ?? []).map { ($0.file, $0.range) } + (aliases[type] ?? []).map { ($0.file, $0.range) }
  }

  func resolveWithAliases(_ word: String, in type: String) -> String? {
    resolve(word, in: type) { bodies[$0] != nil || aliases[$0] != nil || local.plainEnums[$0] != nil }
  }

  func words(in range: Range<Int>, of file: Int) -> [String] {
    let source = cursors[file].source
    return tokens(in: range, of: file).filter(\.isWord).map { unquoted(source.text($0.range)) }
  }

  /// The words in a type and its extensions, and the texts that it has as literals.
  func wordsAndTexts(in type: String) -> [String] {
    places(of: type).flatMap { place in
      let source = cursors[place.file].source
      return tokens(in: place.range, of: place.file).map { token in
        token.isWord ? unquoted(source.text(token.range)) : String(source.text(token.range).dropFirst().dropLast())
      }
    }
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
