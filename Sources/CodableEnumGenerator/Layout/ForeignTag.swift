/// A tag that a merged enum of the file writes under the key of the tag that it is merged with.
struct ForeignTag {
  /// Of the enum that writes it.
  var enumName: String
  var tag: Tag
}

extension FileTypes {
  /// The first tag that the merged value of a case writes in place of those of the case; nil if there is none.
  ///
  /// What an enum keeps of unknown tags is none of its own: it is what was read, a tag of the case.
  ///
  /// - Parameter tags: All that the case is read from; the value may write any of them.
  func foreignTag(in element: AnnotatedCase, of owner: AnnotatedEnum, besides tags: [Tag]) -> ForeignTag? {
    guard case .merged(let key) = owner.options.strategy.shape(of: element, owner.options),
      owner.options.conformance.isEncodable, let merged = wholeEnum(of: element, in: owner)
    else { return nil }
    let known = Set(tags.map { ExactText($0.quoted) })
    var seen: Set<String> = []
    return firstTag(of: merged, under: key, in: element, &seen) { !known.contains(ExactText($0.quoted)) }
  }

  /// The first tag of an enum, or of one that its values are, that is written under a key.
  private func firstTag(
    of owner: AnnotatedEnum,
    under key: String,
    in outer: AnnotatedCase,
    _ seen: inout Set<String>,
    where isForeign: (Tag) -> Bool
  ) -> ForeignTag? {
    let name = owner.declaration.qualifiedName
    guard owner.options.conformance.isEncodable, seen.insert(name).inserted else { return nil }
    let tags = CaseTags(of: owner)
    if case .value(let own, _) = owner.options.strategy.tagPlace, own.utf8.elementsEqual(key.utf8) {
      let foreign = owner.cases.indices.first { index in
        let element = owner.cases[index]
        return tags.isWritten(element) && element.declaration.conditions.canCoexist(with: outer.declaration.conditions)
          && isForeign(tags[index])
      }
      return foreign.map { ForeignTag(enumName: owner.declaration.displayName, tag: tags[$0]) }
    }
    for element in owner.cases where tags.isWritten(element) {
      guard let value = wholeEnum(of: element, in: owner) else { continue }
      if let tag = firstTag(of: value, under: key, in: outer, &seen, where: isForeign) { return tag }
    }
    return nil
  }

  /// The annotated enum whose members are those of a case; nil if its value is anything else.
  private func wholeEnum(of element: AnnotatedCase, in owner: AnnotatedEnum) -> AnnotatedEnum? {
    switch owner.options.strategy.shape(of: element, owner.options) {
    case .merged: break
    case .bare where owner.options.strategy.tagPlace == .nowhere: break
    case .none, .bare, .array, .object, .flat: return nil
    }
    let values = element.codedValues
    guard values.count == 1 else { return nil }
    let name = values[0].value.name(at: values[0].index)
    if owner.coder(ofValue: name, in: element) != nil { return nil }
    return annotatedEnum(values[0].value.type.expression, in: owner.declaration)
  }
}
