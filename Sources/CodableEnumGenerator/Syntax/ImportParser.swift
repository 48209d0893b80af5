extension DeclarationParser {
  /// import → "import" word? path
  mutating func parseImport() -> Bool {
    let keyword = cursor.token()
    cursor.advance()
    let start = cursor.index
    while cursor.token().isWord || cursor.at(.period) || cursor.at(.operatorSign) {
      if cursor.index > start, cursor.token().startsLine { break }
      cursor.advance()
    }
    file.imports.append(
      ImportDeclaration(
        attributes: attributes(of: prefix),
        access: prefix.access,
        path: cursor.text(start..<cursor.index),
        conditions: conditions
      )
    )
    dropPrefix(above: keyword)
    return true
  }
}
