// What values can be merged with: the tag of their case, and one another.
extension LayoutChecks {
  /// Merged values are objects, and no two of them have a key in common.
  mutating func checkMerged(_ element: CaseLayout) {
    guard case .merged(let values, let keyed, _) = element.payload else { return }
    let name = element.name
    let foreign = foreignTag(in: element)
    let taker = values.count + keyed.count > 1 ? keyTaker(among: values) : nil
    for merged in values {
      let value = merged.declared
      if merged.coder == nil, let reason = forms.otherThanObject(merged.wire) {
        diagnostics.report(.unmergeableValue, at: value.range, value.type.text, name, reason)
      } else if let (index, foreign) = foreign, index == merged.index {
        if let tag = foreign.tag {
          diagnostics.report(.foreignTag, at: value.range, foreign.enumName, name, tag.quoted)
        } else {
          diagnostics.report(.foreignAbsence, at: value.range, foreign.enumName, name)
        }
      } else if let taker, taker.index == merged.index {
        diagnostics.report(taker.message, at: value.range, value.type.text, name)
      } else if layout.rejectsUnknownKeys {
        diagnostics.report(.mergedKeysUnknown, at: value.range, value.type.text, name)
      }
    }
  }

  // MARK: Tags

  /// A tag that a merged enum of the file writes under the key of the tag that it is merged with, and the enum. The tag
  /// is nil if it writes none, and the tag of the outer case would be read as its own.
  private typealias ForeignTag = (enumName: String, tag: Tag?)

  /// The first tag that a merged value of a case writes in place of those of the case, and the value's index; nil if
  /// there is none.
  ///
  /// An unknown tag that an enum keeps is not its own: it was read, so it is a tag of the case.
  private func foreignTag(in element: CaseLayout) -> (index: Int, found: ForeignTag)? {
    guard case .merged(_, _, let key) = element.payload, options.conformance.isEncodable else { return nil }
    // The value may write any tag that the case is read from. Without a tag of its own, a case is written with none.
    let known = Set((element.lacksTag ? [] : element.tags).map { ExactText($0.quoted) })
    for (index, merged) in wholeEnums(of: element, in: layout) {
      var seen: Set<String> = []
      let first = firstTag(of: merged, under: key, in: element, &seen) { !known.contains(ExactText($0.quoted)) }
      if let first { return (index, first) }
    }
    return nil
  }

  /// The first tag of an enum, or of one that its values are, that is written under a key.
  private func firstTag(
    of owner: EnumLayout,
    under key: String,
    in outer: CaseLayout,
    _ seen: inout Set<String>,
    where isForeign: (Tag) -> Bool
  ) -> ForeignTag? {
    let declaration = owner.declaration
    guard owner.conformance.isEncodable, seen.insert(declaration.qualifiedName).inserted else {
      return nil
    }
    if let own = owner.tagKey, own.isExactly(key) {
      let isAbsent = owner.cases.contains { $0.lacksTag && $0.payload != nil }
      // Merged with a case that has no tag either, it is read where no tag is.
      if isAbsent, !outer.lacksTag { return (declaration.displayName, nil) }
      let foreign = owner.cases.first { element in
        element.isWritten && !element.lacksTag && isForeign(element.tag)
          && (owner.declaration.conditions + element.conditions).canCoexist(
            with: self.declaration.conditions + outer.conditions
          )
      }
      return foreign.map { (declaration.displayName, $0.tag) }
    }
    for element in owner.cases where element.isWritten {
      for (_, value) in wholeEnums(of: element, in: owner) {
        if let tag = firstTag(of: value, under: key, in: outer, &seen, where: isForeign) { return tag }
      }
    }
    return nil
  }

  /// The annotated enums whose members are among those of a case, with the indices of the values.
  private func wholeEnums(of element: CaseLayout, in owner: EnumLayout) -> [(index: Int, enum: EnumLayout)] {
    element.wholeValues(in: owner).compactMap { value in
      layout(of: value.wire).map { (value.index, $0) }
    }
  }

  // MARK: Keys

  /// The first merged value that takes, or refuses, the keys of the values beside it, by its index; nil if none does.
  private func keyTaker(among values: [ValueLayout]) -> (index: Int, message: Message)? {
    for value in values where value.coder == nil {
      if values.count > 1 {
        var seen: Set<String> = []
        if let message = claimOfKeys(value.wire, &seen) { return (value.index, message) }
      } else if layout(of: value.wire)?.hasTags == false {
        // The keys of labeled values are hidden from what takes all, not from an untagged enum, which asks for some.
        return (value.index, .mergedWithOthers)
      }
    }
    return nil
  }

  /// Why no other value can be merged beside those of a type; nil if some can.
  ///
  /// - Parameter seen: The enums that led here.
  private func claimOfKeys(_ type: WireType, _ seen: inout Set<String>) -> Message? {
    if type.takesAnyKey { return .mergedWithOthers }
    // Its own fields are no other values of the enum in it.
    if case .merged(let fields, let variant) = type {
      return claimOfKeys(fields, &seen) ?? claimOfKeys(variant, &seen)
    }
    guard let merged = layout(of: type), seen.insert(merged.declaration.qualifiedName).inserted else { return nil }
    if merged.rejectsUnknownKeys, merged.hasTags { return .mergedRejecting }
    switch merged.tagPlace {
    // Its keys are what tells its cases apart.
    case .nowhere: return .mergedWithOthers
    // Of several keys, one may be an unknown tag; and only an object without any has none.
    case .key:
      if merged.cases.contains(where: { !$0.isSkipped && $0.catches.contains(.unknown) }) { return .mergedWithOthers }
      return merged.cases.contains { !$0.isSkipped && $0.lacksTag } ? .mergedEmpty : nil
    case .alone, .first: return nil
    case .value(_, let contentKey):
      for element in merged.cases {
        switch element.capture {
        case .whole: return .mergedWithOthers
        case .tagAndContent where contentKey == nil: return .mergedWithOthers
        case .tag, .tagAndContent: continue
        case nil: break
        }
        for value in element.wholeValues(in: merged) {
          if let message = claimOfKeys(value.wire, &seen) { return message }
        }
      }
      return nil
    }
  }
}

extension CaseLayout {
  /// Whether the case writes a tag of its own.
  fileprivate var isWritten: Bool { payload != nil && isEncoded }

  /// The values whose members are among those of the case, but for those of coders.
  fileprivate func wholeValues(in owner: EnumLayout) -> [ValueLayout] {
    switch payload {
    case .merged(let values, _, _): values.filter { $0.coder == nil }
    case .bare(let value) where !owner.hasTags && value.coder == nil: [value]
    case .none?, .bare, .array, .object, .flat, nil: []
    }
  }
}

extension WireType {
  /// Whether a type has no keys of its own: a dictionary, a `CodableValue`.
  fileprivate var takesAnyKey: Bool {
    switch self {
    case .map, .pairs, .anything: true
    case .merged(let fields, let variant): fields.takesAnyKey || variant.takesAnyKey
    case .scalar, .optional, .list, .set, .lossyList, .tuple, .record, .definition, .parameter, .lossless, .jsonText,
      .open:
      false
    }
  }
}
