#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A decoder that types of open sets can be registered with, all at once by the list that the generator makes of them.
///
/// A decoder from elsewhere conforms by `userInfo.set(types: types, for: extractor)`.
public protocol PolymorphicDecoder {
  /// Registers types of an open set, in addition to those that are registered already.
  func set<Extractor: TypeExtractor>(types: [any Polymorphic.Type], for extractor: Extractor.Type)
}

extension JSONDecoder: PolymorphicDecoder {
  /// Registers types of an open set, in addition to those that are registered already.
  ///
  /// A type may be registered more than once. If two types have one tag, decoding a value with that tag is an error.
  public func set<Extractor: TypeExtractor>(
    types: [any Polymorphic.Type],
    for extractor: Extractor.Type = Extractor.self
  ) {
    userInfo.set(types: types, for: extractor)
  }
}

extension PropertyListDecoder: PolymorphicDecoder {
  /// Registers types of an open set, in addition to those that are registered already.
  ///
  /// A type may be registered more than once. If two types have one tag, decoding a value with that tag is an error.
  public func set<Extractor: TypeExtractor>(
    types: [any Polymorphic.Type],
    for extractor: Extractor.Type = Extractor.self
  ) {
    userInfo.set(types: types, for: extractor)
  }
}

extension TypeExtractor {
  /// Registers types of this set, in addition to those that are registered already.
  public static func set(types: [any Polymorphic.Type], in decoder: JSONDecoder) {
    decoder.set(types: types, for: Self.self)
  }

  /// Registers types of this set, in addition to those that are registered already.
  public static func set(types: [any Polymorphic.Type], in decoder: PropertyListDecoder) {
    decoder.set(types: types, for: Self.self)
  }
}
