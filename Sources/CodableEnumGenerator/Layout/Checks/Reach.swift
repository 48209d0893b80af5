extension TypeDeclaration {
  /// The reason that no extension can name the type; nil if one can.
  func unreachable(_ form: Annotation.Form) -> Diagnostic? {
    if isLocal { return .localType(kindAndName, header.range) }
    switch form {
    case .comment:
      return access < .internal ? .privateType(kindAndName, "\(access)", header.range) : nil
    case .attribute:
      // A type that is private to another cannot be named beside it.
      return (enclosing + [header]).dropFirst().first { $0.access == .private }.map { hidden in
        .hiddenType(kindAndName, hidden.name, fixing: hidden.accessRange, header.range)
      }
    }
  }
}
