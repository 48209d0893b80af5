/// A name without the backticks that quote it.
package func unquoted(_ name: String) -> String {
  name.utf8.first == .backtick ? String(name.unicodeScalars.dropFirst().dropLast()) : name
}

/// Whether a name has letters, digits and underscores alone: of other characters, Swift takes only some.
package func isASCIIIdentifier(_ name: String) -> Bool {
  isIdentifier(name) && name.utf8.allSatisfy { $0 < 0x80 }
}

/// Whether a name, keyword or not, needs no backticks for its characters.
///
/// Swift allows more than Unicode's identifiers, emoji among them: for those the answer is no.
package func isIdentifier(_ name: String) -> Bool {
  guard name != "_", let first = name.unicodeScalars.first else { return false }
  guard first.isASCII ? !("0"..."9").contains(first) : first.properties.isIDStart else { return false }
  // The properties of a scalar are looked up in tables.
  return name.unicodeScalars.allSatisfy { $0.isASCII ? UInt8($0.value).isIdentifierPart : $0.properties.isIDContinue }
}

/// Whether a name is a keyword that needs backticks where something is declared.
package func isReserved(_ name: String) -> Bool {
  let keyword = KeywordTable.shared.keyword(name)
  return keyword != .none && !keyword.isContextual
}
