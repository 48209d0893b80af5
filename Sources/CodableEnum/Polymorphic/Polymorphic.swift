/// A type that takes part in an open set: a tag among the keys of a value tells it from others.
///
///     struct Dog: Animal, Codable {
///       static var typeExtractor: AnimalType { .dog }
///       let name: String
///     }
///
/// A value that is to be written as well must be `Encodable`; only the attempt to write it finds out.
public protocol Polymorphic: Decodable, Sendable {
  /// The tag's type, shared by the whole set.
  associatedtype Extractor: TypeExtractor

  /// The tag of this type, unlike that of any other type of the set.
  static var typeExtractor: Extractor { get }
}

/// The tag of a value in an open set, read from the object whose other keys are the value's own:
/// `{"type": "dog", "name": "Bingo"}`.
///
/// It is `Encodable` too, unlike in the article, so that the tag can be written beside the value's own keys. If it is
/// `Hashable`, its type is found in a time that does not grow with the number of registered types.
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
  /// If so, a type can be looked up without calling it, which would search through all types.
  var hasDefaultItemType: Bool { itemType(from: [ItemTypeQuestion.self]) == ItemTypeAnswer<Self>.self }

  /// The value in a decoder; nil if there is null.
  ///
  /// - Throws: `DecodingError` as ``Polymorph`` does.
  public static func extract(from decoder: any Decoder) throws -> ObjectType? {
    try PolymorphicBox<Self, ObjectType?>(from: decoder).content.get()
  }

  /// The array of values in a decoder; nil if there is null.
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
    throw DecodingError.noRegisteredTypes(for: NoTag.self, at: decoder.codingPath)
  }
}

private struct NoTag: TypeExtractor {
  typealias ObjectType = Never
}
