#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  public static func set(types: [any Polymorphic.Type], in decoder: JSONDecoder) {
    decoder.set(types: types, for: Self.self)
  }

  /// Registers types of this set, in addition to earlier ones.
  public static func set(types: [any Polymorphic.Type], in decoder: PropertyListDecoder) {
    decoder.set(types: types, for: Self.self)
  }
}
