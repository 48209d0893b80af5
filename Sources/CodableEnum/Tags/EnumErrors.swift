/// The enum that errors are about, and its errors. They are built only when something fails.
struct ReportedEnum {
  let type: Any.Type
  /// Whether tags are read without regard to the case of the letters A to Z.
  let ignoresCase: Bool
  let tagLiterals: () -> [_TagLiteral]

  init(_ type: Any.Type, ignoresCase: Bool = false, _ expectedTags: @escaping () -> [_TagLiteral] = { [] }) {
    (self.type, self.ignoresCase) = (type, ignoresCase)
    tagLiterals = expectedTags
  }

  /// All tags of the enum. Called for messages, and for decoders that don't distinguish kinds.
  func expectedTags() -> [_CodableTag] { tagLiterals().map { _CodableTag($0) } }

  /// The same, and how they are compared.
  var knownTags: KnownTags { KnownTags(expectedTags(), ignoresCase: ignoresCase) }

  /// A tag as the enum spells it, if it is one of the enum's; else as it was read.
  @inline(__always)
  func spelled(_ tag: _CodableTag) -> _CodableTag { ignoresCase ? knownTags.first(like: tag) ?? tag : tag }

  /// `Action`
  var name: String { CodableEnum.name(of: type) }

  /// `expected one of "list", "loading"`
  private var expectation: String { CodableEnum.expectation(expectedTags()) }

  func isCase(_ tag: _CodableTag) -> ReportedCase { ReportedCase(tag: tag, owner: self) }

  /// `unknown case "lsit" of Action; expected one of "list", "loading"; did you mean "list"?`
  func unknownCase(_ tag: _CodableTag, at path: CodingPath) -> DecodingError {
    let tags = expectedTags().sorted().compactMap(\.spelling)
    let nearest = tag.spelling.flatMap { likelySpelling(of: $0, in: tags) }
    return .corrupted("unknown case \(tag.quoted) of \(name); \(expectation)\(hint(nearest))", at: path)
  }

  /// `unknown case "x" of Picked; none of its values has this raw value`
  func noSuchRawValue(_ tag: _CodableTag, at path: CodingPath) -> DecodingError {
    .corrupted("unknown case \(tag.quoted) of \(name); none of its values has this raw value", at: path)
  }

  /// `no case of Action; expected one of …`, or `2 cases of Action, "editing" and "list"; expected exactly one`
  func notOneCase(_ known: Set<_CodableKey>, at path: CodingPath, _ reason: (any Error)? = nil) -> DecodingError {
    let tags = known.map { _CodableTag.string($0) }.sorted().map(\.quoted)
    let found = "\(tags.count) cases of \(name), \(conjunction(tags)); expected exactly one"
    return .corrupted(tags.isEmpty ? "no case of \(name); \(expectation)" : found, at: path, reason)
  }

  /// `Message has no tag; expected one of "CLOSE", "EVENT"`
  func noTag(at path: CodingPath) -> DecodingError { .corrupted("\(name) has no tag; \(expectation)", at: path) }

  /// `Action has no "type"; expected one of "list", "loading"`
  func missingTag(_ tagKey: _CodableKey, at path: CodingPath, _ error: (any Error)? = nil) -> DecodingError {
    .keyNotFound(tagKey, .init("\(name) has no \(tagKey.quoted); \(expectation)", at: path, error))
  }

  // MARK: The wrong kind

  /// `Action is not an object; expected one of …`, `Message is neither a string nor an array; expected one of …`, or the
  /// decoder's own error.
  ///
  /// - Parameters:
  ///   - container: `an object`
  ///   - tags: The kinds of tags that may stand alone; nil if none may.
  func notOpened(
    _ error: any Error,
    _ container: String,
    orTag tags: _ValueKinds?,
    at path: @autoclosure () -> CodingPath
  ) -> any Error {
    let found = tags.map { "neither \($0.tagNames) nor \(container)" } ?? "not \(container)"
    return wrongKind(error, tags?.firstTagType, name, found, at: path())
  }

  /// `the tag of Message is null; expected one of …`, or the decoder's own error.
  func noTagFirst(_ error: any Error, _ kinds: _ValueKinds, at path: @autoclosure () -> CodingPath) -> any Error {
    let element = ElementKey(index: 0)
    return wrongKind(error, kinds.firstTagType, "the tag of \(name)", "not \(kinds.tagNames)", at: path() + [element])
  }

  /// `the "type" of Action is null; expected one of "list", "loading"`, or why the key has no tag.
  func tagError(
    _ error: any Error,
    in container: KeyedDecodingContainer<_CodableKey>,
    _ tagKey: _CodableKey,
    _ kinds: _ValueKinds
  ) -> any Error {
    // Some decoders report a missing value as a value that is not a string.
    guard container.contains(tagKey) else { return missingTag(tagKey, at: container.codingPath, error) }
    let path = container.codingPath + [tagKey]
    return wrongKind(error, kinds.firstTagType, "the \(tagKey.quoted) of \(name)", "not \(kinds.tagNames)", at: path)
  }

  /// `no case of Status takes a number; expected a string`, or the decoder's error.
  func notATag(_ kinds: _ValueKinds, in decoder: any Decoder, _ error: any Error) -> any Error {
    func context(_ found: String) -> DecodingError.Context {
      .init("no case of \(name) takes \(found); expected \(kinds.tagNames)", at: decoder.codingPath, error)
    }
    switch foundKind(in: decoder) {
    case .success(.null?): return DecodingError.valueNotFound(kinds.firstTagType, context("null"))
    case .success(let found?): return DecodingError.typeMismatch(kinds.firstTagType, context(found.found))
    case .success(nil): return error
    case .failure(let error): return error
    }
  }

  /// The error where the decoder found null or another kind, otherwise the decoder's own error.
  ///
  /// - Parameter expected: The type that the decoder should have found, unless the decoder names it.
  private func wrongKind(
    _ error: any Error,
    _ expected: Any.Type?,
    _ subject: String,
    _ found: String,
    at path: @autoclosure () -> CodingPath
  ) -> any Error {
    func context(_ found: String) -> DecodingError.Context {
      .init("\(subject) is \(found); \(expectation)", at: path(), error)
    }
    switch error {
    case DecodingError.typeMismatch(let type, _): return DecodingError.typeMismatch(expected ?? type, context(found))
    case DecodingError.valueNotFound(let type, _): return DecodingError.valueNotFound(expected ?? type, context("null"))
    default: return error
    }
  }
}

/// The case that errors are about, and its errors. They are built only when something fails.
struct ReportedCase {
  let tag: _CodableTag
  let owner: ReportedEnum

  /// `case "list" of Action`
  var name: String { "case \(tag.quoted) of \(owner.name)" }

  /// `unknown key "x" in case "list" of Action; expected one of "id", "items"`
  func unknownKey(_ key: _CodableKey, _ known: [_CodableKey], at path: CodingPath) -> DecodingError {
    let expected = known.isEmpty ? "it has no keys" : expectation(known.map { .string($0) })
    return .corrupted("unknown key \(key.quoted) in \(name); \(expected)", at: path + [key])
  }

  /// `case "waitlist" of Response has no "position"`
  func missingKey(_ key: _CodableKey, at path: CodingPath, _ error: any Error) -> DecodingError {
    .keyNotFound(key, .init("\(name) has no \(key.quoted)", at: path, error))
  }

  /// Adds the case to a coder's error for a missing key of the object itself. Other errors stay as they are.
  ///
  /// - Parameter hasOtherKeys: Whether the coder was asked with another key type than the value's.
  func named(_ error: any Error, hasOtherKeys: Bool, at path: @autoclosure () -> CodingPath) -> any Error {
    guard case DecodingError.keyNotFound(let key, let context) = error, hasOtherKeys || !(key is _CodableKey),
      context.codingPath.count == path().count
    else { return error }
    return missingKey(_CodableKey(stringValue: key.stringValue), at: context.codingPath, error)
  }

  /// `case "list" of Action has 2 values, found 1`, or `1 to 2 values`, or `at least 1 value`
  func wrongValueCount(_ found: String, expected: Int, required: Int? = nil, at path: CodingPath) -> DecodingError {
    var count = valueCount(expected)
    if expected == .max {
      count = "at least \(valueCount(required ?? 0))"
    } else if let required, required != expected {
      count = "\(required) to \(count)"
    }
    return .corrupted("\(name) has \(count), found \(found)", at: path)
  }

  /// `case "list" of Action has 2 values, found its tag alone`
  func tagAlone(count: Int, at path: CodingPath) -> DecodingError {
    wrongValueCount("its tag alone", expected: count, at: path)
  }
}

extension DecodingError {
  /// `keys "id" and "identifier" are for one value; expected one of them`
  static func severalKeys(_ keys: [_CodableKey], at path: CodingPath) -> DecodingError {
    .corrupted("keys \(conjunction(keys.map(\.quoted))) are for one value; expected one of them", at: path)
  }
}

/// The index of an array element, in a coding path.
struct ElementKey: CodingKey {
  let index: Int

  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }

  init(index: Int) { self.index = index }
  init(intValue: Int) { self.init(index: intValue) }
  init?(stringValue _: String) { nil }
}

// MARK: Spellings

/// The tag that was most likely meant; nil for text too long to be typed.
///
/// The length is limited because input may be hostile: the search takes time for each letter and each case.
func likelySpelling(of text: String, in candidates: [String]) -> String? {
  text.utf8.count <= 64 ? nearestSpelling(to: text, in: candidates) : nil
}

extension Set<_CodableKey> {
  /// The key that looks most like a tag, when none is one. It doesn't depend on the order of keys, which is arbitrary.
  func likeliestMisspelling(of tags: [_CodableKey]) -> _CodableKey? {
    guard count <= 16 else { return nil }
    let candidates = tags.map(\.stringValue)
    let misspellings = filter { likelySpelling(of: $0.stringValue, in: candidates) != nil }
    return misspellings.min { $0.stringValue < $1.stringValue }
  }
}

// Errors of encoding enums. Built only when something fails.
extension Encoder {
  /// `case "draft" of Action is skipped and cannot be encoded`
  public func _skippedCaseError(_ caseName: String, of value: Any) -> EncodingError {
    let message = "case \(quoted(caseName)) of \(name(of: Swift.type(of: value))) is skipped and cannot be encoded"
    return .invalidValue(value, EncodingError.Context(message, at: codingPath))
  }
}

extension EncodingError.Context {
  /// `what is beside "type" must be an object`
  static func capturedValueIsNotObject(_ tagKey: _CodableKey, at path: CodingPath) -> Self {
    .init("what is beside \(tagKey.quoted) must be an object", at: path)
  }

  /// `what is after the tag must be an array`
  static func capturedValueIsNotArray(at path: CodingPath) -> Self {
    .init("what is after the tag must be an array", at: path)
  }

  /// `"type" is the key of the tag`
  static func capturedValueHasTagKey(_ tagKey: _CodableKey, at path: CodingPath) -> Self {
    .init("\(tagKey.quoted) is the key of the tag", at: path + [tagKey])
  }

  /// `"text" is a known tag, and case "other" of KeyedEntry is for unknown ones`
  static func knownTag(_ tag: _CodableTag, _ owner: String, at path: CodingPath) -> Self {
    .init("\(tag.quoted) is a known tag, and \(owner) is for unknown ones", at: path)
  }
}
