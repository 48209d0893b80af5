#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONDecoder {
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

extension PropertyListDecoder {
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
