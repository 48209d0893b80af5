#if Merging
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The types of an open set that a decoder knows. It is a value in the decoder's `userInfo`, so decoders can be copied
/// and used on many threads.
struct RegisteredTypes<Extractor: TypeExtractor>: Sendable {
  /// Each type once, in order of registration.
  private(set) var types: [any Polymorphic.Type] = []
  /// The distinct tags of the types, and the types for each.
  private var tags: [Extractor] = []
  private var matches: [TypeMatch] = []
  /// Nil if the tags are not `Hashable`.
  private var index: (any TagIndex)?
  private var hasDefaultItemType = false

  /// One key per extractor type, even if two types have the same name.
  static var key: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "CodableEnum." + String(UInt(bitPattern: ObjectIdentifier(Self.self)), radix: 36))
  }

  /// - Parameter known: The decoder's value under the key.
  init(adding added: [any Polymorphic.Type], to known: Any?) {
    if let known = known as? Self { self = known }
    for type in added where !types.contains(where: { $0 == type }) {
      types.append(type)
      guard let tag = type.typeExtractor as? Extractor else { continue }
      if let known = tags.firstIndex(of: tag) {
        matches[known].rival = type
      } else {
        tags.append(tag)
        matches.append(TypeMatch(type: type))
      }
    }
    index = (Extractor.self as? any (TypeExtractor & Hashable).Type).flatMap { makeIndex(of: $0) }
    hasDefaultItemType = tags.first?.hasDefaultItemType ?? false
  }

  private func makeIndex<Tag: TypeExtractor & Hashable>(of _: Tag.Type) -> (any TagIndex)? {
    (tags as? [Tag]).map(HashedTags.init)
  }

  /// The type of a tag; nil if none is registered.
  func match(for extractor: Extractor) -> TypeMatch? {
    if !hasDefaultItemType { return extractor.itemType(from: types).map { TypeMatch(type: $0) } }
    let position = if let index { index.position(of: extractor) } else { tags.firstIndex(of: extractor) }
    return position.map { matches[$0] }
  }
}

/// The type for a tag, and another type with an equal tag, by mistake.
struct TypeMatch: Sendable {
  let type: any Polymorphic.Type
  var rival: (any Polymorphic.Type)?
}

/// Looks up tags in constant time. Only the runtime knows that they are `Hashable`.
private protocol TagIndex: Sendable {
  func position(of tag: some TypeExtractor) -> Int?
}

private struct HashedTags<Tag: TypeExtractor & Hashable>: TagIndex {
  private let positions: [Tag: Int]

  init(_ tags: [Tag]) {
    positions = Dictionary(zip(tags, tags.indices)) { first, _ in first }
  }

  func position(of tag: some TypeExtractor) -> Int? { (tag as? Tag).flatMap { positions[$0] } }
}

extension Decoder {
  /// The types registered for an extractor with `set(types:for:)`.
  func registeredTypes<Extractor: TypeExtractor>(for _: Extractor.Type) -> RegisteredTypes<Extractor>? {
    RegisteredTypes<Extractor>.key.flatMap { userInfo[$0] } as? RegisteredTypes<Extractor>
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Registers types of an open set with a decoder, in addition to earlier ones:
  /// `decoder.userInfo.set(types: [Dog.self], for: AnimalType.self)`.
  ///
  /// For the `userInfo` of any decoder, whose values are `Any` or `any Sendable`.
  public mutating func set<Extractor: TypeExtractor>(
    types: [any Polymorphic.Type],
    for _: Extractor.Type = Extractor.self
  ) {
    guard let key = RegisteredTypes<Extractor>.key else { return }
    self[key] = RegisteredTypes<Extractor>(adding: types, to: self[key]) as? Value
  }
}

/// A decoder that open sets can be registered with. The generated list of types registers all of them at once.
///
/// To conform another decoder, call `userInfo.set(types: types, for: extractor)`.
public protocol PolymorphicDecoder {
  /// Registers types of an open set, in addition to earlier ones.
  func set<Extractor: TypeExtractor>(types: [any Polymorphic.Type], for extractor: Extractor.Type)
}

extension JSONDecoder: PolymorphicDecoder {
  /// Registers types of an open set, in addition to earlier ones.
  ///
  /// A type may be registered more than once. If two types have equal tags, decoding a value with that tag is an error.
  public func set<Extractor: TypeExtractor>(
    types: [any Polymorphic.Type],
    for extractor: Extractor.Type = Extractor.self
  ) {
    userInfo.set(types: types, for: extractor)
  }
}

extension PropertyListDecoder: PolymorphicDecoder {
  /// Registers types of an open set, in addition to earlier ones.
  ///
  /// A type may be registered more than once. If two types have equal tags, decoding a value with that tag is an error.
  public func set<Extractor: TypeExtractor>(
    types: [any Polymorphic.Type],
    for extractor: Extractor.Type = Extractor.self
  ) {
    userInfo.set(types: types, for: extractor)
  }
}

extension TypeExtractor {
  /// Registers types of this set, in addition to earlier ones.
  public static func set(types: [any Polymorphic.Type], in decoder: some PolymorphicDecoder) {
    decoder.set(types: types, for: Self.self)
  }
}
#endif
