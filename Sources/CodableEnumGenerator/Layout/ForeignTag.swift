/// A tag that a merged enum of the file writes under the key of the tag that it is merged with.
struct ForeignTag {
  /// Of the enum that writes it.
  var enumName: String
  /// Nil if it writes none, and the tag of the outer case would be read as its own.
  var tag: Tag?
  /// Of the merged value, among those of its case.
  var index = 0
}

extension FileTypes {
  /// The first tag that the merged value of a case writes in place of those of the case; nil if there is none.
  ///
  /// An unknown tag that an enum keeps is not its own: it was read, so it is a tag of the case.
  ///
  /// - Parameter tags: All that the case is read from; the value may write any of them.
  func foreignTag(in element: AnnotatedCase, of owner: AnnotatedEnum, besides tags: [Tag]) -> ForeignTag? {
    guard case .merged(let key) = owner.options.strategy.shape(of: element, owner.options),
      owner.options.conformance.isEncodable
    else { return nil }
    let known = Set(tags.map { ExactText($0.quoted) })
    for (index, merged) in wholeEnums(of: element, in: owner) {
      var seen: Set<String> = []
      let first = firstTag(of: merged, under: key, in: element, &seen) { !known.contains(ExactText($0.quoted)) }
      guard var first else { continue }
      first.index = index
      return first
    }
    return nil
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
      let isAbsent = owner.cases.contains { $0.options.absentTag != nil && tags.hasPayload($0) }
      // Merged with a case that has no tag either, it is read where no tag is.
      if isAbsent, outer.options.absentTag == nil { return ForeignTag(enumName: owner.declaration.displayName) }
      let foreign = owner.cases.indices.first { index in
        let element = owner.cases[index]
        return tags.isWritten(element) && element.options.absentTag == nil
          && element.declaration.conditions.canCoexist(with: outer.declaration.conditions)
          && isForeign(tags[index])
      }
      return foreign.map { ForeignTag(enumName: owner.declaration.displayName, tag: tags[$0]) }
    }
    for element in owner.cases where tags.isWritten(element) {
      for (_, value) in wholeEnums(of: element, in: owner) {
        if let tag = firstTag(of: value, under: key, in: outer, &seen, where: isForeign) { return tag }
      }
    }
    return nil
  }

  /// The annotated enums whose members are among those of a case, with the indices of the values.
  private func wholeEnums(of element: AnnotatedCase, in owner: AnnotatedEnum) -> [(index: Int, enum: AnnotatedEnum)] {
    wholeValues(of: element, in: owner).compactMap { index, value in
      annotatedEnum(value.type.expression, in: owner.declaration).map { (index, $0) }
    }
  }

  /// The values whose members are among those of a case, but for those of coders.
  func wholeValues(
    of element: AnnotatedCase,
    in owner: AnnotatedEnum
  ) -> [(index: Int, value: AssociatedValue)] {
    let values: [(index: Int, value: AssociatedValue)]
    switch owner.options.strategy.shape(of: element, owner.options) {
    case .merged: values = element.mergedValues(owner.options)
    case .bare where owner.options.strategy.tagPlace == .nowhere: values = element.codedValues
    case .none, .bare, .array, .object, .flat: values = []
    }
    return values.filter { index, value in owner.coder(ofValue: value.name(at: index), in: element) == nil }
  }
}
