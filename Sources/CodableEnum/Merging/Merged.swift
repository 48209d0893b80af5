#if Merging
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
