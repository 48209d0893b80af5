import CodableEnumGenerator

/// Types inside of the functions of other types.
struct LocalTypes {
  /// Their names, behind those of the types around them.
  private(set) var names: Set<String> = []
  /// The enums of nothing but cases, such as coding keys, that are the same wherever their name stands in that type.
  private(set) var plainEnums: [String: TypeDeclaration] = [:]
  /// The coding keys that another name means wherever it stands in that type.
  private(set) var keyAliases: [String: String] = [:]
  /// Those of the others whose names would be taken for types outside.
  private(set) var misleading: Set<String> = []

  init() {}

  init(in code: CodeTypes) {
    var places: [String: [CodeCursor]] = [:]
    for function in code.functions.values.joined() where !function.owner.isEmpty {
      for type in code.types(inside: function) {
        places["\(function.owner).\(unquoted(type.text(1)))", default: []].append(type)
      }
    }
    names = Set(places.keys)
    for (name, places) in places {
      guard let period = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
      let (owner, own) = (String(name[..<period]), String(name[period...].dropFirst()))
      // Another function may mean the type that the name has outside.
      let isOutside = code.resolve(own, in: owner) { code.bodies[$0] != nil || code.aliases[$0] != nil } != nil
      let first = places.min { ($0.file, $0.index) < ($1.file, $1.index) }
      if !isOutside, let first, let words = first.plainEnum, places.allSatisfy({ $0.plainEnum == words }) {
        plainEnums[name] = DeclarationParser.parse(first.source, in: first.wholeType).enums.first
      }
      let targets = Set(places.map { $0.aliasTarget?.plainName })
      if !isOutside, targets.count == 1, let keys = targets.first?.flatMap({ code.resolve($0, in: owner) }),
        code.enums[keys]?.inheritedTypes.contains("CodingKey") ?? false
      {
        keyAliases[name] = keys
      }
      // Without a declaration of their own, such keys are taken for the owner's cases.
      if plainEnums[name] == nil, isOutside || own == "CodingKeys" { misleading.insert(name) }
    }
  }
}

extension CodeTypes {
  /// The enums with code of their own inside of functions, and where their names are.
  var codedLocalEnums: [(name: String, place: Place)] {
    let found = functions.values.joined().flatMap { function in
      types(inside: function).filter { $0.at(.enum) && $0.hasCoding }.map { type in
        let offset = type.token(1).range.lowerBound
        return (name: unquoted(type.text(1)), place: Place(file: function.file, offset: offset))
      }
    }
    return found.sorted { ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset) }
  }

  /// Where the body of a function declares types.
  fileprivate func types(inside function: CodeFunction) -> [CodeCursor] {
    var cursor = cursors[function.file]
    cursor.index = function.body
    cursor.skipBrackets()
    let end = cursor.index
    cursor.index = function.body
    var types: [CodeCursor] = []
    while cursor.index < end {
      if cursor.startsType { types.append(cursor) }
      cursor.advance()
    }
    return types
  }
}

extension CodeCursor {
  /// Whether the type that is declared here has `init(from:)` or `encode(to:)`.
  fileprivate var hasCoding: Bool {
    let words = tokens[bracesOfType].map { source.text($0.range) }
    return [["init", "(", "from"], ["encode", "(", "to"]].contains { sign in
      words.indices.contains { words[$0...].starts(with: sign) }
    }
  }

  /// Whether a type, or another name of one, is declared here.
  fileprivate var startsType: Bool {
    switch token().keyword {
    case .enum, .struct, .class, .actor, .typealias:
      token(1).isWord && (index == 0 || tokens[index - 1].kind != .period)
    // Nothing else declares one.
    default: false
    }
  }

  /// The index of the brace of a type, and the one behind it.
  private var bracesOfType: Range<Int> {
    var cursor = self
    while !cursor.at(.leftBrace), !cursor.isAtEnd { cursor.advance() }
    let brace = cursor.index
    cursor.skipBrackets()
    return brace..<cursor.index
  }

  /// From its keyword to its last brace.
  fileprivate var wholeType: Range<Int> { start..<tokens[bracesOfType.upperBound - 1].range.upperBound }

  /// The words of an enum that has only cases; nil for all else.
  fileprivate var plainEnum: [String]? {
    guard at(.enum) else { return nil }
    let braces = bracesOfType
    let others = ["init", "var", "let", "func", "static", "enum", "struct", "class", "typealias", "subscript"]
    let words = tokens[braces].map { source.text($0.range) }
    if words.contains(where: { others.contains($0) || $0.hasPrefix("#") }) { return nil }
    return tokens[index..<braces.upperBound].map { source.text($0.range) }
  }

  /// The name of the first type that is declared here.
  static func typeName(in cursor: CodeCursor, _ range: Range<Int>) -> String? {
    var cursor = cursor
    cursor.index = cursor.tokens.within(range).startIndex
    while cursor.start < range.upperBound, !cursor.isAtEnd {
      if cursor.startsType { return unquoted(cursor.text(1)) }
      cursor.advance()
    }
    return nil
  }
}
