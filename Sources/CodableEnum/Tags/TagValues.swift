#if Values
// Tags as values of any kind.

extension _CodableTag {
  /// The tag that a value is, if an enum with other tags reads it as an unknown one of their kinds.
  init?(_ value: CodableValue, unknownBesides known: KnownTags) {
    switch value {
    case .string(let text): self.init(text)
    case .integer(let integer): self.init(Int(truncatingIfNeeded: integer))
    case .boolean(let boolean): self.init(boolean)
    case .null, .unsigned, .double, .decimal, .array, .object: return nil
    }
    // Without known tags, strings are tags.
    let alike = known.tags.isEmpty ? [_CodableTag("")] : known.tags
    if self.value != value || known.contains(self) || !alike.contains(where: { hasKind(of: $0) }) { return nil }
  }

  /// The tag as it is encoded.
  public var value: CodableValue {
    switch self {
    case .string(let key): .string(key.stringValue)
    case .integer(let value): .integer(Int64(value))
    case .boolean(let value): .boolean(value)
    }
  }
}

extension KnownTags {
  /// The tag of the enum that a value is.
  func first(like value: CodableValue?) -> _CodableTag? {
    if case .string(let text)? = value { return first(like: _CodableTag(text)) }
    return tags.first { $0.value == value }
  }
}
#endif
