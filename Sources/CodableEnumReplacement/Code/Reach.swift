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
      for place in code.ownPlaces(of: type) { reach.ranges[place.file, default: []].append(place.range) }
      for name in names(in: type) where reach.names.insert(name).inserted { rest.append(name) }
    }
    return reach
  }

  private mutating func names(in type: String) -> Set<String> {
    if let known = named[type] { return known }
    var names: Set<String> = []
    for place in code.ownPlaces(of: type) {
      var last: (name: String, end: Int)?
      let source = code.cursors[place.file].source
      for token in code.tokens(in: place.range, of: place.file) where token.isWord {
        let word = unquoted(source.text(token.range))
        // `Outer.Inner`, which is seen only there.
        let isQualified = last.map { token.range.lowerBound == $0.end + 1 && source.bytes[$0.end] == .period } ?? false
        let inner = isQualified ? last.map { "\($0.name).\(word)" }.flatMap { code.isType($0) ? $0 : nil } : nil
        let name = inner ?? code.resolveWithAliases(word, in: type)
        last = name.map { ($0, token.range.upperBound) }
        if let name { names.insert(name) }
      }
    }
    named[type] = names
    return names
  }
}

extension CodeTypes {
  fileprivate func places(of type: String) -> [(file: Int, range: Range<Int>)] {
    (bodies[type] ?? []).map { ($0.file, $0.range) } + (aliases[type] ?? []).map { ($0.file, $0.range) }
  }

  /// Those of a type, and of a namespace those outside of the types in it, which are reached by their own names.
  fileprivate func ownPlaces(of type: String) -> [(file: Int, range: Range<Int>)] {
    guard isNamespace(type) else { return places(of: type) }
    return places(of: type).flatMap { place -> [(file: Int, range: Range<Int>)] in
      var (start, pieces) = (place.range.lowerBound, [(file: Int, range: Range<Int>)]())
      for inner in innerRanges(of: type, in: place.file, place.range) where inner.lowerBound >= start {
        pieces.append((place.file, start..<inner.lowerBound))
        start = inner.upperBound
      }
      return pieces + [(place.file, start..<place.range.upperBound)]
    }
  }

  /// Whether a type is an enum without cases, around others.
  private func isNamespace(_ type: String) -> Bool { enums[type]?.cases.isEmpty ?? false }

  /// The declarations directly in a namespace, in order.
  private func innerRanges(of type: String, in file: Int, _ range: Range<Int>) -> [Range<Int>] {
    (inner[type] ?? []).filter { !$0.dropFirst(type.count + 1).contains(".") }.flatMap { bodies[$0] ?? [] }
      .filter { $0.file == file && range.contains($0.range.lowerBound) && $0.range != range }
      .map(\.range).sorted(byNumber: \.lowerBound)
  }

  /// What is outside of what is reached: whole declarations, and those in namespaces.
  func unreached(in file: Int, _ reached: [Range<Int>]) -> [Range<Int>] {
    var namespaces: [Int: [(name: String, range: Range<Int>)]] = [:]
    for name in bodyNames[file] where isNamespace(name) {
      for place in bodies[name] ?? [] where place.file == file {
        namespaces[place.range.lowerBound, default: []].append((name, place.range))
      }
    }
    func unreached(_ range: Range<Int>) -> [Range<Int>] {
      if !reached.contains(where: range.overlaps) { return [range] }
      guard let name = namespaces[range.lowerBound]?.first(where: { $0.range == range })?.name else { return [] }
      return innerRanges(of: name, in: file, range).flatMap(unreached)
    }
    return outermost[file].flatMap(unreached)
  }

  fileprivate func isType(_ name: String) -> Bool { bodies[name] != nil || aliases[name] != nil }

  func resolveWithAliases(_ word: String, in type: String) -> String? {
    resolve(word, in: type) {
      bodies[$0] != nil || aliases[$0] != nil || local.plainEnums[$0] != nil || local.keyAliases[$0] != nil
    }
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
