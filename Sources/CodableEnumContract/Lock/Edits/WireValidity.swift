import CodableEnumGenerator

extension WireShape {
  /// Whether a declaration may have the shape: what the generator refuses is none, such as two cases with one tag. Edits that
  /// are tried alone leave such types.
  var isValid: Bool {
    switch self {
    case .enumeration(let enumeration): enumeration.isValid
    case .structure(let properties):
      properties.map(\.key).areDifferent && properties.map(\.value.name).areDifferent
    case .rawValues(_, let cases?): cases.map(\.name).areDifferent && cases.map(\.tag.quoted).areDifferent
    case .openSet(let types): types.map(\.name).areDifferent && types.map(\.tag.quoted).areDifferent
    case .rawValues(_, nil), .merged: true
    }
  }
}

extension WireEnum {
  fileprivate var isValid: Bool {
    let tags = cases.flatMap(\.readTags).map { $0.folded(ignoresCase).quoted }
    let catches = cases.filter(\.isDecoded).flatMap(\.catches).map(\.rawValue)
    return cases.map(\.name).areDifferent && tags.areDifferent && catches.areDifferent
      && cases.allSatisfy { isValid($0) } && isToldApart
  }

  private func isValid(_ element: WireCase) -> Bool {
    let keeps = element.capture != nil
    // What keeps the unknown catches it, and has no tag.
    if keeps, element.tag != nil || !element.catches.contains(where: { $0 == .unknown || $0 == .invalid }) {
      return false
    }
    if element.isSkipped, element.tag != nil || element.claim != nil || element.skippedDirection != nil { return false }
    let names = element.content.values.map(\.name)
    guard names.areDifferent, hasKeysApart(element), element.content.values.dropLast().allSatisfy({ !$0.isRest }) else {
      return false
    }
    guard element.payload != nil else { return true }
    if hasTags, !hasRoom(element) { return false }
    if !hasTags { return isSynthesized || isTold(element) }
    if element.claim != nil { return false }
    if tagIsAll { return element.content.values.isEmpty ? element.tag != nil || !element.catches.isEmpty : true }
    // Without a tag, it is the one that is read where none is.
    return element.tag != nil || element.catches.contains(.missing) || element.catches.contains(.unknown)
      || element.catches.contains(.invalid)
  }

  /// Whether what is caught has the values, or may be without.
  private func hasRoom(_ element: WireCase) -> Bool {
    if element.content.values.allSatisfy(\.canBeMissing) { return true }
    // The values are in the object that has no tag.
    return element.catches.allSatisfy { $0 == .missing && (mergesContent || element.tag == nil) }
  }

  /// Whether a literal, or what it takes, tells an untagged case; not both.
  private func isTold(_ element: WireCase) -> Bool {
    if element.tag != nil { return element.claim == nil && element.content.values.isEmpty }
    guard let claim = element.claim else { return !element.catches.isEmpty || !element.isDecoded }
    let required = element.content.keyedValues.filter { !$0.value.canBeMissing }.map(\.key)
    if claim.isExplicit || element.content.keyedValues.isEmpty { return true }
    return claim.groups.allSatisfy { $0.keys.contains(where: required.contains) }
  }

  private func hasKeysApart(_ element: WireCase) -> Bool {
    var keys = (shared.keyed + element.content.keyedValues).flatMap(\.keys)
    switch element.payload {
    case .flat?, .merged?: keys += [tagKey].compactMap(\.self)
    case Optional.none, .some(.none), .bare?, .array?, .object?: break
    }
    return keys.map { ExactText($0) }.areDifferent
  }

  /// Whether each JSON is one untagged case's.
  private var isToldApart: Bool {
    if hasTags { return true }
    let claims = cases.filter { $0.isDecoded && $0.payload != nil }.compactMap(\.claim).filter { !$0.isExplicit }
    let kinds = claims.flatMap(\.kinds).filter { $0 != .object }.map(\.rawValue)
    let objects = claims.filter { $0.takes(.object) }
    let areApart = objects.indices.allSatisfy { index in
      objects.indices.allSatisfy { other in
        index == other || !objects[index].groups.include(objects[other].groups)
          || !objects[other].groups.include(objects[index].groups)
      }
    }
    return kinds.areDifferent && areApart
  }
}

extension Array where Element: Hashable {
  fileprivate var areDifferent: Bool { Set(self).count == count }
}
