#if Merging
/// The tag in the object of a merged value.
enum MergedTag {
  /// The tag of an enum's case, and its aliases.
  case ofCase(_CodableTag, key: String, aliases: [_CodableTag], enum: Any.Type)
  /// No tag, where other cases have theirs under this key.
  case absent(caseName: String, key: String, enum: Any.Type)
  /// The tag that a value of an unknown case must write itself: under a key, or as a key if there is none. If it may lack
  /// one, it is read as the same case without.
  case ofValue(key: String?, besides: KnownTags, mayLackTag: Bool, caseName: String, enum: Any.Type)
  /// The tag of a value's type, which may have several keys.
  case ofType(Any.Type, [String: CodableValue])
  /// No tag: the two values of a ``Merged``.
  case ofMerged(fields: Any.Type, variant: Any.Type)

  /// The tag of an enum's case.
  init(_ tag: _TagLiteral, key: StaticString, aliases: [_TagLiteral], enum type: Any.Type) {
    self = .ofCase(_CodableTag(tag), key: key.description, aliases: aliases.map { _CodableTag($0) }, enum: type)
  }

  /// Nil if there may be several.
  var onlyKey: String? {
    switch self {
    case .ofCase(_, let key, _, _), .absent(_, let key, _): key
    case .ofValue(let key, _, _, _, _): key
    case .ofType(_, let members): members.count == 1 ? members.first?.key : nil
    case .ofMerged: nil
    }
  }

  func hasKey(_ key: String) -> Bool {
    switch self {
    case .ofCase(_, let tagKey, _, _), .absent(_, let tagKey, _): key == tagKey
    case .ofValue(let tagKey, let known, _, _, _): tagKey.map { $0 == key } ?? known.contains(_CodableTag(key))
    case .ofType(_, let members): members[key] != nil
    case .ofMerged: false
    }
  }

  /// Whether the value may have another tag in place of the tag.
  var hasAliases: Bool {
    switch self {
    case .ofCase(_, _, let aliases, _): !aliases.isEmpty
    case .ofValue: true
    case .absent, .ofType, .ofMerged: false
    }
  }

  func encode(into object: inout KeyedEncodingContainer<MergedKey>) throws {
    switch self {
    case .ofCase(let tag, let key, _, _): try tag.encode(into: &object, forKey: MergedKey(stringValue: key))
    case .absent, .ofMerged, .ofValue(_, _, mayLackTag: true, _, _): break
    case .ofValue: throw EncodingError.invalidValue(owner, refusal(of: "", inPart: 1, at: object.codingPath))
    case .ofType(_, let members):
      for (key, member) in members.inOrderOfKeys {
        let key = MergedKey(stringValue: key)
        // Coders write types that they know by name faster than any `Encodable`.
        switch member {
        case .string(let text): try object.encode(text, forKey: key)
        case .integer(let value): try object.encode(value, forKey: key)
        case .boolean(let value): try object.encode(value, forKey: key)
        case .null, .unsigned, .double, .decimal, .array, .object: try object.encode(member, forKey: key)
        }
      }
    }
  }

  /// The meaning of a value under a key of the tag.
  enum Saying {
    /// Nothing that contradicts the tag.
    case nothing
    case tag
    case alias(_CodableTag)
    case other
  }

  /// The meaning of a value under a key of the tag.
  ///
  /// A captured key of a case never says the tag: a value that takes all keys doesn't see the tag's when it is read.
  func saying(of value: any Encodable, under key: MergedKey) -> Saying {
    do {
      let value = try CodableValue(collecting: value)
      switch self {
      case .ofCase(let tag, _, let aliases, _):
        if key.isCaptured { return .other }
        if value == .null { return .nothing }
        if value == tag.value { return .tag }
        return aliases.first { $0.value == value }.map(Saying.alias) ?? .other
      case .ofValue(_, _, mayLackTag: true, _, _) where value == .null: return .nothing
      case .ofValue(let key, let known, _, _, _):
        // A tag that is a key is a known one here, whatever is under it.
        return key.flatMap { _ in _CodableTag(value, unknownBesides: known) }.map(Saying.alias) ?? .other
      case .absent:
        return key.isCaptured || value != .null ? .other : .nothing
      case .ofType(_, let members):
        // Nil doesn't count as the tag: the tag would be decoded in its place.
        return value == members[key.stringValue] ? .tag : .other
      case .ofMerged: return .other
      }
    } catch {
      // A value that cannot be encoded cannot be equal.
      return .other
    }
  }

  // MARK: Errors

  /// Why a value must not be under the tag's key.
  func refusal(of key: MergedKey, at codingPath: [any CodingKey]) -> EncodingError.Context {
    switch self {
    case .ofCase(_, let tagKey, _, _):
      key.isCaptured
        ? .mergedValueHasTagKey(tagKey, owner, at: codingPath) : .mergedValueHasOtherTag(tagKey, owner, at: codingPath)
    case .absent(_, let tagKey, _): .mergedValueHasTag(tagKey, owner, at: codingPath)
    case .ofValue: refusal(of: "", inPart: 1, at: codingPath)
    case .ofType(_, let members):
      .valueHasOtherTag(owner, members[key.stringValue] ?? .null, key.stringValue, at: codingPath)
    case .ofMerged: conflict(over: key, at: codingPath)
    }
  }

  func conflict(over key: MergedKey, at codingPath: [any CodingKey]) -> EncodingError.Context {
    if case .ofMerged = self { return .fieldsShareKey(key.stringValue, owner, at: codingPath) }
    return .mergedValuesShareKey(key.stringValue, owner, at: codingPath)
  }

  /// Why a value that takes all keys cannot be merged beside others.
  func refusalOfAllKeys(at codingPath: [any CodingKey]) -> EncodingError.Context {
    .mergedValueTakesAllKeys(owner, at: codingPath)
  }

  /// Why a value that is not an object cannot be merged.
  ///
  /// - Parameter part: The number of the value, from 1.
  func refusal(of kind: String, inPart part: Int, at codingPath: [any CodingKey]) -> EncodingError.Context {
    switch self {
    case .ofCase, .absent: .mergedValueIsNotObject(kind, owner, at: codingPath)
    case .ofValue(let key, _, _, _, _): .valueHasNoUnknownTag(key, owner, isObject: true, at: codingPath)
    case .ofType: .valueIsNotObject(kind, owner, at: codingPath)
    case .ofMerged(let fields, let variant): .partIsNotObject(kind, part == 1 ? fields : variant, at: codingPath)
    }
  }

  /// The owner of the tag, for messages.
  private var owner: String {
    switch self {
    case .ofCase(let tag, _, _, let type): ReportedEnum(type).isCase(tag).name
    case .absent(let caseName, _, let type), .ofValue(_, _, _, let caseName, let type):
      ReportedEnum(type).isCase(_CodableTag(caseName)).name
    case .ofType(let type, _): name(of: type)
    case .ofMerged(let fields, let variant): "\(name(of: fields)) and \(name(of: variant))"
    }
  }
}
#endif
