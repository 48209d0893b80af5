/// The types of an open set that a decoder knows: a value in its `userInfo`, so that copying a decoder, or using it on many
/// threads, is safe.
struct RegisteredTypes<Extractor: TypeExtractor>: Sendable {
  /// Each once, in the order in which they were registered.
  private(set) var types: [any Polymorphic.Type] = []
  private var index: (any TypeIndex)?
  private var hasDefaultItemType = false

  /// One key for each extractor type, and no two types alike, be their names.
  static var key: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "CodableEnum." + String(UInt(bitPattern: ObjectIdentifier(Self.self)), radix: 36))
  }

  mutating func add(_ added: [any Polymorphic.Type]) {
    for type in added where !types.contains(where: { $0 == type }) { types.append(type) }
    hasDefaultItemType = types.lazy.compactMap { $0.typeExtractor as? Extractor }.first?.hasDefaultItemType ?? false
    index = nil
    if hasDefaultItemType, let hashable = Extractor.self as? any (TypeExtractor & Hashable).Type {
      index = hashedTypes(by: hashable)
    }
  }

  private func hashedTypes<Tag: TypeExtractor & Hashable>(by _: Tag.Type) -> any TypeIndex { HashedTypes<Tag>(types) }

  /// The type of a tag; nil if none is registered.
  func match(for extractor: Extractor) -> TypeMatch? {
    if let index { return index.match(for: extractor) }
    if !hasDefaultItemType { return extractor.itemType(from: types).map { TypeMatch(type: $0) } }
    let matches = types.filter(extractor.isExtractor)
    return matches.first.map { TypeMatch(type: $0, rival: matches.dropFirst().first) }
  }
}

/// The type of a tag, and another that has an equal one, by mistake.
struct TypeMatch: Sendable {
  let type: any Polymorphic.Type
  var rival: (any Polymorphic.Type)?
}

/// Types by their tags; the tag's type is `Hashable`, which only the runtime knows.
private protocol TypeIndex: Sendable {
  func match(for extractor: some TypeExtractor) -> TypeMatch?
}

private struct HashedTypes<Tag: TypeExtractor & Hashable>: TypeIndex {
  private var matches: [Tag: TypeMatch] = [:]

  init(_ types: [any Polymorphic.Type]) {
    for type in types {
      guard let tag = type.typeExtractor as? Tag else { continue }
      if matches[tag] == nil { matches[tag] = TypeMatch(type: type) } else { matches[tag]?.rival = type }
    }
  }

  func match(for extractor: some TypeExtractor) -> TypeMatch? { (extractor as? Tag).flatMap { matches[$0] } }
}

extension Decoder {
  /// The types that are registered for an extractor; none if there was no `set(types:for:)`.
  public func availableTypes<Extractor: TypeExtractor>(
    for _: Extractor.Type = Extractor.self
  ) -> [any Polymorphic.Type] {
    registeredTypes(for: Extractor.self)?.types ?? []
  }

  func registeredTypes<Extractor: TypeExtractor>(for _: Extractor.Type) -> RegisteredTypes<Extractor>? {
    RegisteredTypes<Extractor>.key.flatMap { userInfo[$0] } as? RegisteredTypes<Extractor>
  }
}

// For the `userInfo` of any decoder, which old ones declare with `Any`.

extension [CodingUserInfoKey: any Sendable] {
  /// Registers types of an open set with a decoder, in addition to those that are registered already:
  /// `decoder.userInfo.set(types: [Dog.self], for: AnimalType.self)`.
  public mutating func set<Extractor: TypeExtractor>(
    types: [any Polymorphic.Type],
    for _: Extractor.Type = Extractor.self
  ) {
    guard let key = RegisteredTypes<Extractor>.key else { return }
    var registered = self[key] as? RegisteredTypes<Extractor> ?? RegisteredTypes()
    registered.add(types)
    self[key] = registered
  }
}

extension [CodingUserInfoKey: Any] {
  /// Registers types of an open set with a decoder, in addition to those that are registered already:
  /// `decoder.userInfo.set(types: [Dog.self], for: AnimalType.self)`.
  public mutating func set<Extractor: TypeExtractor>(
    types: [any Polymorphic.Type],
    for _: Extractor.Type = Extractor.self
  ) {
    guard let key = RegisteredTypes<Extractor>.key else { return }
    var registered = self[key] as? RegisteredTypes<Extractor> ?? RegisteredTypes()
    registered.add(types)
    self[key] = registered
  }
}
