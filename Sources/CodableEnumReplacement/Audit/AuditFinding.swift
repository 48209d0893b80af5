import CodableEnumGenerator

/// Something that coding does wrong as it is, with JSON that shows it.
package struct AuditFinding: Sendable {
  /// The worst first.
  package enum ID: String, CaseIterable, Sendable {
    case writtenNotRead = "written-not-read"
    case readAsOther = "read-as-other"
    case valueNotWritten = "value-not-written"
    case keyWrittenTwice = "key-written-twice"
    case unknownThrows = "unknown-throws"
  }

  package var id: ID
  /// `Outer.Inner`
  package var type: String
  /// A case or a property.
  package var member: String?
  package var path: String
  package var position: SourcePosition
  package var witness: String
  /// What becomes of it, and the way out.
  package var message: String

  package var at: String { [type, member].compactMap(\.self).joined(separator: ".") }
}

extension AuditFinding {
  func isBefore(_ other: AuditFinding) -> Bool {
    let ids = ID.allCases
    let (own, others) = (ids.firstIndex(of: id) ?? 0, ids.firstIndex(of: other.id) ?? 0)
    if own != others { return own < others }
    if path != other.path { return path.utf8.lexicographicallyPrecedes(other.path.utf8) }
    return (position.line, position.column) < (other.position.line, other.position.column)
  }
}
