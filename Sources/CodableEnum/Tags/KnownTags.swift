/// The tags of an enum, and how they are compared.
struct KnownTags {
  /// In the order in which they are read.
  let tags: [_CodableTag]
  private let ignoresCase: Bool

  init(_ tags: [_CodableTag], ignoresCase: Bool) { (self.tags, self.ignoresCase) = (tags, ignoresCase) }

  init(_ literals: [_TagLiteral], ignoresCase: Bool) {
    self.init(literals.map { _CodableTag($0) }, ignoresCase: ignoresCase)
  }

  /// The tag of the enum that equals a tag.
  func first(like tag: _CodableTag) -> _CodableTag? {
    if tags.contains(tag) { return tag }
    guard ignoresCase, case .string(let key) = tag else { return nil }
    return tags.first { if case .string(let known) = $0 { known.equalsIgnoringCase(key) } else { false } }
  }

  func contains(_ tag: _CodableTag) -> Bool { first(like: tag) != nil }

  /// Of the keys of an object, those that equal some tags of the enum, in their order.
  func keys(among keys: Set<_CodableKey>, like tags: ArraySlice<_CodableTag>) -> [_CodableKey] {
    tags.flatMap { tag in
      ignoresCase ? keys.filter { $0.equalsIgnoringCase(tag.key) } : keys.contains(tag.key) ? [tag.key] : []
    }
  }
}

extension _CodableKey {
  /// The key with a text, or with one of some tags that differs from it at most in the case of the letters A to Z.
  public init(_ text: String, ignoringCaseOf tags: [_TagLiteral]) {
    let key = _CodableKey(stringValue: text)
    self = KnownTags(tags, ignoresCase: true).first(like: .string(key))?.key ?? key
  }
}
