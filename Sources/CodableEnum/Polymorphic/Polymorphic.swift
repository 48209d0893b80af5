#if Merging
/// A type in an open set. A tag among the keys of its values identifies it:
///
///     struct Dog: Animal, Codable {
///       static var typeExtractor: AnimalType { .dog }
///       let name: String
///     }
///
/// Writing a value requires `Encodable`, which is checked only when the value is written.
public protocol Polymorphic: Decodable, Sendable {
  /// The tag's type, shared by the whole set.
  associatedtype Extractor: TypeExtractor

  /// The tag of this type. No other type of the set has an equal one.
  static var typeExtractor: Extractor { get }
}

/// The tag of a value in an open set, read from the object that also has the value's own keys:
/// `{"type": "dog", "name": "Bingo"}`.
///
/// It is written, too, beside the value's own keys. If it is `Hashable`, lookup time doesn't grow with the number of
/// registered types.
public protocol TypeExtractor: Codable, Equatable, Sendable {
  /// The type that all types of the set share: `any Animal`.
  associatedtype ObjectType: Sendable

  /// The type whose values have this tag; nil if there is none.
  ///
  /// The default is the type whose `typeExtractor` equals this one. Another implementation is asked for every value, and
  /// may return a type that is not registered.
  func itemType(from availableTypes: [any Polymorphic.Type]) -> (any Polymorphic.Type)?
}

extension TypeExtractor {
  /// The type whose `typeExtractor` equals this one.
  public func itemType(from availableTypes: [any Polymorphic.Type]) -> (any Polymorphic.Type)? {
    if availableTypes.first == ItemTypeQuestion.self { return ItemTypeAnswer<Self>.self }
    return availableTypes.first { $0.typeExtractor as? Self == self }
  }

  /// Whether `itemType(from:)` is the one above, whose answer is known.
  ///
  /// If so, a type can be looked up without calling it and searching all types.
  var hasDefaultItemType: Bool { itemType(from: [ItemTypeQuestion.self]) == ItemTypeAnswer<Self>.self }

  /// The value in a decoder; nil if it is null.
  ///
  /// - Throws: `DecodingError` as ``Polymorph`` does.
  public static func extract(from decoder: any Decoder) throws -> ObjectType? {
    try PolymorphicBox<Self, ObjectType?>(from: decoder).content.get()
  }

  /// The array of values in a decoder; nil if it is null.
  ///
  /// - Throws: `DecodingError` as ``Polymorph`` does.
  public static func extract(from decoder: any Decoder) throws -> [ObjectType]? {
    try PolymorphicBox<Self, [ObjectType]?>(from: decoder).content.get()
  }
}

private enum ItemTypeQuestion: ItemTypeProbe {}

private enum ItemTypeAnswer<Asked: TypeExtractor>: ItemTypeProbe {}

private protocol ItemTypeProbe: Polymorphic {}

extension ItemTypeProbe {
  static var typeExtractor: NoTag { NoTag() }

  init(from decoder: any Decoder) throws {
    throw NoTag.noRegisteredTypes(at: decoder.codingPath)
  }
}

private struct NoTag: TypeExtractor {
  typealias ObjectType = Never
}
#endif
