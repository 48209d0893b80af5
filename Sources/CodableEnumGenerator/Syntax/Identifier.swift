/// A name without the backticks that quote it.
func unquoted(_ name: String) -> String {
  name.utf8.first == .backtick ? String(name.unicodeScalars.dropFirst().dropLast()) : name
}

/// Whether a name, keyword or not, needs no backticks for its characters.
func isIdentifier(_ name: String) -> Bool {
  name != "_" && name.utf8.first?.isDigit == false && name.utf8.allSatisfy(\.isIdentifierPart)
}
