/// What must be so of a value that is all there is, so that it is read back as the case that writes it.
enum UntaggedWriting {
  case plain
  /// It is an object: that is all that is known of its type, and not believed.
  case object
  /// It is finite: a coder may write other numbers as strings, which another case takes.
  case finite

  init(_ element: CaseLayout, in layout: EnumLayout) {
    self = .plain
    // What is never read back is never another value.
    guard layout.annotated.options.conformance.isDecodable, let form = element.form, form.doubt == nil else { return }
    // With `matches:`, the author's word counts.
    if form.isObject, element.claim?.isExplicit == false { self = .object }
    let isBesideStrings = !element.takes(.string) && layout.taggedCases.contains { $0.takes(.string) }
    if isBesideStrings, !form.scalars.isDisjoint(with: [.double, .float, .float16, .cgFloat]) { self = .finite }
  }
}
