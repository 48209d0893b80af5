/// The check that a bare value needs so that it is read back as the case that writes it.
enum UntaggedWriting {
  case plain
  /// It is an object: that is all that is known of its type, and not believed.
  case object
  /// It is finite: a coder may write other numbers as strings, which another case takes.
  case finite

  init(_ element: CaseLayout, in layout: EnumLayout) {
    self = .plain
    // A value that is never read back is never read as another one.
    guard layout.annotated.options.conformance.isDecodable, element.isDecoded, let form = element.form,
      let claim = element.claim
    else {
      return
    }
    // With `matches:`, the author's word counts.
    if form.isObject, !claim.isExplicit { self = .object }
    let areStringsTaken =
      layout.taggedCases.contains { $0 !== element && $0.takes(.string) }
      || layout.literals.flatMap(\.tags).contains { $0.kind == .string }
    if areStringsTaken, element.writesNumbersOnly(form) { self = .finite }
  }
}

extension CaseLayout {
  /// Whether the value may be a number that is no integer, and is no string. A nested enum that takes both writes no
  /// number of its own as a string.
  fileprivate func writesNumbersOnly(_ form: ValueForm) -> Bool {
    let areIntegers = !form.scalars.isEmpty && form.scalars.allSatisfy(\.isInteger)
    return takes(.number) && !takes(.string) && !areIntegers
  }
}
