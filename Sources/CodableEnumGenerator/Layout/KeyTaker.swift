extension FileTypes {
  /// The first merged value that takes the keys of the values beside it, by its index; nil if none does.
  func keyTaker(in element: AnnotatedCase, of owner: AnnotatedEnum) -> Int? {
    guard case .merged = owner.options.strategy.shape(of: element, owner.options), element.codedValues.count > 1 else {
      return nil
    }
    let areSeveral = element.mergedValues(owner.options).count > 1
    return wholeValues(of: element, in: owner).first { _, value in
      let type = value.type.expression
      return areSeveral ? takesAllKeys(type, in: owner) : isToldByKeys(type, in: owner)
    }?.index
  }

  /// Whether a type is an untagged enum: the keys of labeled values are hidden from what takes all, not from what asks for
  /// some.
  private func isToldByKeys(_ type: TypeExpression, in owner: AnnotatedEnum) -> Bool {
    annotatedEnum(type, in: owner.declaration)?.options.strategy.tagPlace == .nowhere
  }

  private func takesAllKeys(_ type: TypeExpression, in owner: AnnotatedEnum) -> Bool {
    var seen: Set<String> = []
    return takesAllKeys(type, in: owner, &seen)
  }

  /// - Parameter seen: The enums that led here.
  private func takesAllKeys(_ type: TypeExpression, in owner: AnnotatedEnum, _ seen: inout Set<String>) -> Bool {
    if takesAnyKey(type, in: owner.declaration) { return true }
    guard let merged = annotatedEnum(type, in: owner.declaration),
      seen.insert(merged.declaration.qualifiedName).inserted
    else { return false }
    let cases = merged.cases.filter { !$0.options.isSkipped }
    switch merged.options.strategy.tagPlace {
    // Its keys are what tells its cases apart.
    case .nowhere: return true
    // Of several keys, one may be an unknown tag.
    case .key: return cases.contains { $0.options.catches.contains(.unknown) }
    case .alone, .first: return false
    case .value(_, let contentKey):
      let tags = CaseTags(of: merged)
      for element in cases {
        switch tags.capture(element) {
        case .whole, .coded: return true
        case .tagAndContent where contentKey == nil: return true
        case .tag, .tagAndContent: continue
        case nil: break
        }
        for (_, value) in wholeValues(of: element, in: merged) {
          if takesAllKeys(value.type.expression, in: merged, &seen) { return true }
        }
      }
      return false
    }
  }
}
