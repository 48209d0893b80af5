import CodableEnumGenerator

/// Types inside of the functions of other types.
struct LocalTypes {
  /// Their names, behind those of the types around them.
  private(set) var names: Set<String> = []
  /// The enums of nothing but cases, such as coding keys, that are the same wherever their name stands in that type.
  private(set) var plainEnums: [String: TypeDeclaration] = [:]
  /// Those of the others whose names would be taken for types outside.
  private(set) var misleading: Set<String> = []

  init() {}

  init(in code: CodeTypes) {
    var texts: [String: Set<String?>] = [:]
    for function in code.functions.values.joined() where !function.owner.isEmpty {
      var cursor = code.cursors[function.file]
      cursor.index = function.body
      cursor.skipBrackets()
      let end = cursor.index
      cursor.index = function.body
      while cursor.index < end {
        if cursor.startsType {
          texts["\(function.owner).\(unquoted(cursor.text(1)))", default: []].insert(cursor.plainEnum)
        }
        cursor.advance()
      }
    }
    names = Set(texts.keys)
    for (name, texts) in texts {
      guard let period = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
      let (owner, own) = (String(name[..<period]), String(name[period...].dropFirst()))
      // Another function may mean the type that the name has outside.
      let isOutside = code.resolve(own, in: owner) { code.bodies[$0] != nil || code.aliases[$0] != nil } != nil
      if !isOutside, texts.count == 1, let text = texts.first ?? nil {
        let source = SourceFile(path: "", text: text)
        if let declaration = DeclarationParser.parse(source).enums.first { plainEnums[name] = declaration }
      }
      // Without a declaration of their own, such keys are taken for the owner's cases.
      if plainEnums[name] == nil, isOutside || own == "CodingKeys" { misleading.insert(name) }
    }
  }
}

extension CodeCursor {
  /// Whether a type, or another name of one, is declared here.
  fileprivate var startsType: Bool {
    switch token().keyword {
    case .enum, .struct, .class, .actor, .typealias:
      token(1).isWord && (index == 0 || tokens[index - 1].kind != .period)
    // Nothing else declares one.
    default: false
    }
  }

  /// The text of an enum that has only cases; nil for all else.
  fileprivate var plainEnum: String? {
    guard at(.enum) else { return nil }
    var cursor = self
    while !cursor.at(.leftBrace), !cursor.isAtEnd { cursor.advance() }
    let brace = cursor.index
    cursor.skipBrackets()
    let others = ["init", "var", "let", "func", "static", "enum", "struct", "class", "typealias", "subscript"]
    let words = tokens[brace..<cursor.index].map { source.text($0.range) }
    if words.contains(where: { others.contains($0) || $0.hasPrefix("#") }) { return nil }
    return tokens[index..<cursor.index].map { source.text($0.range) }.joined(separator: " ")
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
