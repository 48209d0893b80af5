/// What must be so of a value that is all there is, so that it is read back as the case that writes it.
enum UntaggedWriting {
  case plain
  /// It is an object: that is all that is known of its type, and not believed.
  case object
  /// It is finite: a coder may write other numbers as strings, which another case takes.
  case finite

  init(_ element: CaseLayout, in layout: EnumLayout) {
    self = .plain
    // With `matches:`, the author's word counts; what is never read back is never another value.
    guard layout.annotated.options.conformance.isDecodable, let form = element.form, let claim = element.claim,
      !claim.isExplicit, form.doubt == nil
    else { return }
    if form.isObject { self = .object }
    switch form.scalar {
    case .double, .float, .float16, .cgFloat:
      if layout.taggedCases.contains(where: { $0.takes(.string) }) { self = .finite }
    default: break
    }
  }
}
