extension TypeDeclaration {
  /// Why no extension can name the type where its annotation would have one; nil if it can.
  func unreachable(_ form: Annotation.Form) -> Diagnostic? {
    if isLocal { return .localType(kindAndName, header.range) }
    switch form {
    case .comment:
      return access < .internal ? .privateType(kindAndName, "\(access)", header.range) : nil
    case .attribute:
      // What is private to another type cannot be named beside it.
      return (enclosing + [header]).dropFirst().first { $0.access == .private }.map { hidden in
        .hiddenType(kindAndName, hidden.name, fixing: hidden.accessRange, header.range)
      }
    }
  }
}
