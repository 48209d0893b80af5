/// An object whose one key is the tag of the case, `{"list": ["<id>", []]}`, or the tag alone, `"empty"`.
///
/// Generated code for `.caseKeyed` decodes from it. It is a class for the same reason as ``_PayloadObject``.
public final class _CaseKeyedObject {
  /// The tag of a case; empty if there is none.
  public let tag: _CodableKey
  /// The same, as the object spells it.
  let key: _CodableKey
  /// Whether the object has no keys.
  public let isEmpty: Bool

  private let holder: any TagHolder
  private let owner: ReportedEnum

  fileprivate init(_ key: _CodableKey, in holder: any TagHolder, isEmpty: Bool = false, _ owner: ReportedEnum) {
    (self.key, self.holder, self.isEmpty, self.owner) = (key, holder, isEmpty, owner)
    tag = owner.ignoresCase ? owner.spelled(.string(key)).key : key
  }

  private var ownCase: ReportedCase { owner.isCase(.string(tag)) }

  /// Whether the tag has the bytes of a literal.
  @inline(never)
  public func hasTag(_ literal: StaticString) -> Bool { tag.hasBytes(of: literal) }

  /// The value of a case with one value.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded, if it is null and `Value` is no optional, or if there is
  ///   the tag alone.
  public func value<Value: Decodable>() throws -> Value {
    try object(count: 1).decode(Value.self, forKey: key)
  }

  /// The value of a case with one optional value.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded, or if there is the tag alone.
  public func optionalValue<Value: Decodable>() throws -> Value? {
    try object(count: 1).decodeOptional(Value.self, forKey: key)
  }

  var isAlone: Bool { Swift.type(of: holder) == NoHolder.self }

  /// The values of a case that has several, to take in order.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no array, `.dataCorrupted` if there is the tag alone.
  public func values(count: Int, required: Int? = nil) throws -> _PayloadValues {
    let values = try object(count: count).nestedUnkeyedContainer(forKey: key)
    return _PayloadValues(container: values, count: count, required: required, ownCase)
  }

  /// The object with a case's values by their keys.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no object, `.dataCorrupted` if there is the tag alone.
  public func payload(count: Int) throws -> _PayloadObject {
    let payload = try object(count: count).nestedContainer(keyedBy: _CodableKey.self, forKey: key)
    return _PayloadObject(container: payload, tag: .string(tag), owner)
  }

  func object(count: Int) throws -> KeyedDecodingContainer<_CodableKey> {
    try holder.object(count: count, of: ownCase)
  }

  /// Checks that the tag is the only key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys() throws {
    try wholeObject?.rejectKeys(besides: [key])
  }

  /// Checks that a case without values has no object with keys under its tag.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first of its keys.
  public func rejectContent() throws {
    try wholeObject?.rejectContent(under: key)
  }

  /// Nil if there is the tag alone.
  var wholeObject: _PayloadObject? {
    (holder as? KeyedDecodingContainer<_CodableKey>).map { _PayloadObject(container: $0, tag: .string(tag), owner) }
  }

  /// The error for an object without keys: `dataCorrupted`.
  public func noCaseError() -> DecodingError { owner.notOneCase([], at: holder.codingPath, EmptyObject()) }

  /// The error for an unknown tag: `dataCorrupted` at the tag.
  public func unknownTagError() -> DecodingError {
    owner.unknownCase(.string(tag), at: isAlone ? holder.codingPath : holder.codingPath + [key])
  }
}

// MARK: Opening

extension Decoder {
  /// Opens an object whose one key is the tag of the case; see ``_CaseKeyedObject``.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - ignoresCase: Whether a tag is read without regard to the case of the letters A to Z.
  ///   - namesStandAlone: Whether some cases are written as their tag without an object. Then a string is requested
  ///     first where that is safe: the decoder would build an error for a missing object.
  ///   - keepsWhole: Whether a case keeps a whole object in which no key is a tag. Otherwise an object with several keys
  ///     is no unknown case: one key could be kept, but not the others.
  ///   - admitsEmpty: Whether a case is decoded from an object without keys.
  ///   - withValues: How many of the first tags are of cases with values. Beside other keys, one of these doesn't count
  ///     if its value is null.
  ///   - nullable: How many of these are of cases whose one value is optional. If no tag counts, null names such a case.
  ///   - expectedTags: All tags of the enum. Called for messages, and if the object doesn't have exactly one named key.
  /// - Throws: `DecodingError.typeMismatch` if there is neither an object nor a string, `.dataCorrupted` if not exactly
  ///   one key is the tag of a case.
  public func _caseKeyedObject(
    of type: Any.Type,
    ignoresCase: Bool = false,
    namesStandAlone: Bool = false,
    keepsWhole: Bool = false,
    admitsEmpty: Bool = false,
    withValues: Int = 0,
    nullable: Int = 0,
    _ expectedTags: @escaping () -> [_TagLiteral]
  ) throws -> _CaseKeyedObject {
    let owner = ReportedEnum(type, ignoresCase: ignoresCase, expectedTags)
    try StackGuard.check(self)
    if namesStandAlone, givesOnlyStringsAsStrings, let text = keyAlone {
      return _CaseKeyedObject(text, in: NoHolder(decoder: self), owner)
    }
    let object: KeyedDecodingContainer<_CodableKey>
    do {
      object = try container(keyedBy: _CodableKey.self)
    } catch {
      // Errors of any type: some decoders throw their own if there is no object, or to start over.
      if let text = keyAlone, error is DecodingError || !text.stringValue.looksLikeJSON {
        return _CaseKeyedObject(text, in: NoHolder(decoder: self), owner)
      }
      if !(error is DecodingError) { throw error }
      throw owner.notOpened(error, "an object", orTag: namesStandAlone ? .string : nil, at: codingPath)
    }
    let merged: MergedDecoder? = Swift.type(of: self) == MergedDecoder.self ? self as? MergedDecoder : nil
    if let tag = merged?.onlyOpenKey(of: owner) { return _CaseKeyedObject(tag, in: object, owner) }
    if let tag = onlyKey(of: object, withValues: withValues, owner) { return _CaseKeyedObject(tag, in: object, owner) }
    func opened(_ tag: _CodableKey) -> _CaseKeyedObject {
      // What shares the object must see that the key is taken, even if nothing is read under it.
      if merged != nil { _ = object.contains(tag) }
      return _CaseKeyedObject(tag, in: object, owner)
    }
    let keys = merged?.openKeys ?? object.allKeys
    if keys.count == 1 {
      if keys[0].mayBeNamelessText, let text = keyAlone, !owner.expectedTags().contains(.string("")) {
        return _CaseKeyedObject(text, in: NoHolder(decoder: self), owner)
      }
      return opened(keys[0])
    }
    if keys.isEmpty, admitsEmpty { return _CaseKeyedObject("", in: object, isEmpty: true, owner) }
    return opened(
      try object.onlyTag(withValues: withValues, nullable: nullable, keepsWhole, owner, at: codingPath)
    )
  }

  /// The only one of an enum's few tags that is a key of an object, and not null if its case has values; nil if there may
  /// be none or several. To list keys takes Foundation's decoders as long as about six such questions.
  private func onlyKey(
    of object: KeyedDecodingContainer<_CodableKey>,
    withValues: Int,
    _ owner: ReportedEnum
  ) -> _CodableKey? {
    if owner.ignoresCase || !FoundationDecoder.isAny(self) { return nil }
    let tags = owner.tagLiterals()
    if tags.count > 6 { return nil }
    var only: (key: _CodableKey, index: Int)?
    var index = -1
    for tag in tags {
      index += 1
      guard case .string(let text) = tag else { return nil }
      let key = _CodableKey(text)
      guard object.contains(key) else { continue }
      if only != nil || key.hasLookalikes { return nil }
      only = (key, index)
    }
    guard let only, only.index >= withValues || !object.hasNull(only.key) else { return nil }
    return only.key
  }

  /// The string in place of an object; nil if there is none.
  private var keyAlone: _CodableKey? {
    // An `is` check takes longer than decoding a string.
    if Swift.type(of: self) == MergedDecoder.self { return nil }
    do {
      return _CodableKey(stringValue: try singleValueContainer().decode(String.self))
    } catch {
      return nil
    }
  }
}

extension KeyedDecodingContainer<_CodableKey> {
  /// The key that is the tag of a case, among several keys or none.
  fileprivate func onlyTag(
    withValues: Int,
    nullable: Int,
    _ keepsWhole: Bool,
    _ owner: ReportedEnum,
    at codingPath: @autoclosure () -> [any CodingKey]
  ) throws -> _CodableKey {
    let (knownTags, keys) = (owner.knownTags, distinctKeys)
    let tags = knownTags.tags
    let noTags = knownTags.keys(among: keys, like: tags.prefix(withValues)).filter(hasNull)
    if keys.count == 1, let key = keys.first { return key }
    let candidates = keys.filter { !noTags.contains($0) }
    let known = candidates.intersection(knownTags.keys(among: keys, like: tags[...]))
    if known.count == 1, let tag = known.first { return tag }
    if known.isEmpty {
      let nils = Set(noTags).intersection(knownTags.keys(among: keys, like: tags.prefix(nullable)))
      if nils.count == 1, let tag = nils.first { return tag }
      if nils.count > 1 { throw owner.notOneCase(nils, at: codingPath()) }
      let rest = candidates.isEmpty ? keys : candidates
      if keepsWhole, let key = rest.min(by: { $0.stringValue < $1.stringValue }) { return key }
      if let key = candidates.likeliestMisspelling(of: tags.map(\.key)) {
        throw owner.unknownCase(.string(key), at: codingPath() + [key])
      }
    }
    throw owner.notOneCase(known, at: codingPath(), keys.isEmpty ? EmptyObject() : nil)
  }

  /// Whether null is under a key that the object has.
  func hasNull(_ key: _CodableKey) -> Bool {
    do { return try decodeNil(forKey: key) } catch { return false }
  }
}

/// The object with the tag as its key, or nothing if the tag is alone. A protocol, since handling an optional container
/// takes several calls: only the standard library knows a container's size.
private protocol TagHolder {
  var codingPath: [any CodingKey] { get }

  /// The object that the tag is a key of.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is the tag alone.
  func object(count: Int, of ownCase: @autoclosure () -> ReportedCase) throws -> KeyedDecodingContainer<_CodableKey>
}

extension KeyedDecodingContainer<_CodableKey>: TagHolder {
  fileprivate func object(count: Int, of _: () -> ReportedCase) -> KeyedDecodingContainer<_CodableKey> { self }
}

private struct NoHolder: TagHolder {
  let decoder: any Decoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func object(count: Int, of ownCase: () -> ReportedCase) throws -> KeyedDecodingContainer<_CodableKey> {
    throw ownCase().tagAlone(count: count, at: codingPath)
  }
}

/// Marks the error about an object without keys, in which a case-keyed enum has no tag.
struct EmptyObject: Error {}
