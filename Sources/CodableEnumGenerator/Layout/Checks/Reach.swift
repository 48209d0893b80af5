extension TypeDeclaration {
  /// The reason that no extension can name the type; nil if one can.
  func unreachable(_ form: Annotation.Form) -> Diagnostic? {
    let range = header.range
    if isLocal { return Diagnostic(.localType, at: range, [kindAndName]) }
    switch form {
    case .comment:
      return access < .internal ? Diagnostic(.privateType, at: range, [kindAndName, "\(access)"]) : nil
    case .attribute:
      // A type that is private to another cannot be named beside it.
      guard let hidden = (enclosing + [header]).dropFirst().first(where: { $0.access == .private }) else { return nil }
      let fixIts = hidden.accessRange.map { range in
        [Diagnostic.FixIt(range: range, replacement: "fileprivate", message: "make it 'fileprivate'")]
      }
      return Diagnostic(.hiddenType, at: range, [kindAndName, hidden.name], fixIts: fixIts ?? [])
    }
  }
}
