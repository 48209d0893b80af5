#if Merging
// How several values become one object, and are read from it.
//
// Writing: a value encodes itself into a `MergedEncoder`, which stands before the coder and has the object's only
// container, since some coders forget the first of two. It refuses whatever is no object (`RefusingEncoder`). A
// `MergedTag` says which keys the tag has: that of a case, of a type in an open set, or none. The value may have such a
// key if it says the tag there, or an alias; it is then written once.
//
// One value beside a tag is compared with the tag alone, and writes to Foundation's coders directly if its keys can't
// be the tag's. Among several, `KeyClaims` records who has which key: two with one key are an error, even if one of
// them leaves it out, since it would read what the other has written.
//
// Reading: each value reads the same object through a `MergedDecoder`. What a value requests by name it always sees;
// where it lists keys, those of the tag and of the values before it are hidden (`OtherKeys`).
//
// A value's container is a `MergedObject`. Its keys are `MergedKey`s, which know whether a declaration names them or
// they are data. `SharedObject` is for several values of a case, `Merged` for fields and a variant.

/// Two values in one object: fields that all cases share, and the case: `{"update_id": 1, "message": {…}}`.
///
/// ```swift
/// struct UpdateFields: Codable { var updateId: Int }
/// // @CodableEnum(caseNames: .snakeCase)
/// enum UpdateContent { case message(Message), callbackQuery(Query) }
/// typealias Update = Merged<UpdateFields, UpdateContent>
/// ```
///
/// The fields are members of the value itself: `update.updateId`. `Variant` is an annotated enum that is written as an
/// object, or any other type that is. A tag alone is written under its key; in `.caseKeyed` it is the key:
/// `{"update_id": 1, "auto": true}`.
///
/// Both values may be `Merged` in turn.
@dynamicMemberLookup
@frozen public struct Merged<Fields, Variant> {
  /// What all cases share.
  public var fields: Fields
  /// What differs.
  public var variant: Variant

  /// Fields beside a variant.
  @inlinable
  public init(_ fields: Fields, _ variant: Variant) {
    self.fields = fields
    self.variant = variant
  }

  /// A member of the fields.
  @inlinable
  public subscript<Value>(dynamicMember member: KeyPath<Fields, Value>) -> Value { fields[keyPath: member] }

  /// A member of the fields that can be changed.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<Fields, Value>) -> Value {
    get { fields[keyPath: member] }
    set { fields[keyPath: member] = newValue }
  }
}

extension Merged: Equatable where Fields: Equatable, Variant: Equatable {}
extension Merged: Hashable where Fields: Hashable, Variant: Hashable {}
extension Merged: Sendable where Fields: Sendable, Variant: Sendable {}

extension Merged: Decodable where Fields: Decodable, Variant: Decodable {
  /// Reads the fields, then the variant, from the same object. The variant sees the keys of the fields only if it
  /// requests them by name: they are neither its tag nor unknown keys.
  ///
  /// - Throws: `DecodingError` if one of the two cannot be decoded.
  public init(from decoder: any Decoder) throws {
    // Opened once: for a JSON decoder, that takes as long as reading the values.
    let object = SharedMembers(try decoder.container(keyedBy: _CodableKey.self))
    let fields = try Fields(from: MergedDecoder(base: decoder, part: .fields(object)))
    let variant = try Variant(from: MergedDecoder(base: decoder, part: .variant(object)))
    self.init(fields, variant)
  }
}

extension Merged: Encodable where Fields: Encodable, Variant: Encodable {
  /// Writes the fields, then the variant, into one object.
  ///
  /// - Throws: `EncodingError.invalidValue` if both have a key, even with equal values, or if one of the two is no
  ///   object; or the error of one of the two.
  public func encode(to encoder: any Encoder) throws {
    let object = try MergedEncoder(
      base: encoder,
      tag: .ofMerged(fields: Fields.self, variant: Variant.self),
      claims: KeyClaims(mayHoldAnyKey: true, direct: membersIfWrittenDirectly(to: encoder))
    )
    try object.encodePart(fields)
    try object.encodePart(variant)
  }

  /// For a coder that may get the keys of the fields without a detour: it is faster.
  private func membersIfWrittenDirectly(to encoder: any Encoder) -> (() throws -> CodableValue)? {
    FoundationEncoder.sharesObjects(encoder) ? { [fields] in try CodableValue(collecting: fields) } : nil
  }
}
#endif
