import CodableEnumGenerator

/// Which type of the sources is which one of the lock file: by its id, or, since the name of a type is not on the wire,
/// by what tells it apart otherwise.
struct LockPairing {
  private(set) var pairs: [(old: WireDefinition, new: WireDefinition)] = []
  /// Types that the sources no longer have.
  private(set) var gone: [WireDefinition]
  /// Types in payloads, or annotated, that are not locked.
  private(set) var added: [WireDefinition]

  init(_ old: WireDocument, _ new: WireDocument) {
    (gone, added) = (old.definitions, new.definitions)
    pair(by: \.id) { _, _ in true }
    // Another type has got the name, or has lost it.
    pair(by: \.name) { old, new in
      guard let file = old.file else { return false }
      return new.place.path == file || new.place.path.hasSuffix("/" + file)
    }
    pair(by: \.name) { $0.shape == $1.shape }
    pair(by: \.name) { _, _ in true }
    // A type that is renamed may be in the shape of another one.
    var count = -1
    while count != pairs.count {
      count = pairs.count
      let names = renames
      pair(by: \.shape.outline) { old, new in
        old.shape.renamed(names.merging([old.id: new.id]) { $1 }) == new.shape
      }
    }
    added.removeAll { !$0.isUsed }
  }

  /// Pairs each old type with the first new one that it is.
  ///
  /// - Parameter key: What both have then, so that few are compared.
  private mutating func pair<Key: Hashable>(
    by key: (WireDefinition) -> Key,
    _ isSame: (WireDefinition, WireDefinition) -> Bool
  ) {
    if gone.isEmpty || added.isEmpty { return }
    var candidates = Dictionary(grouping: added.indices) { key(added[$0]) }
    var paired: Set<Int> = []
    var rest: [WireDefinition] = []
    for old in gone {
      let key = key(old)
      if let place = candidates[key]?.firstIndex(where: { isSame(old, added[$0]) }),
        let index = candidates[key]?.remove(at: place)
      {
        paired.insert(index)
        pairs.append((old, added[index]))
      } else {
        rest.append(old)
      }
    }
    gone = rest
    if !paired.isEmpty { added = added.indices.filter { !paired.contains($0) }.map { added[$0] } }
  }

  /// The new ids of types that have others than before.
  var renames: [String: String] {
    Dictionary(pairs.filter { $0.old.id != $0.new.id }.map { ($0.old.id, $0.new.id) }) { first, _ in first }
  }
}

extension WireShape {
  /// The common key of shapes that differ only in the names of types.
  fileprivate var outline: [String] {
    switch self {
    case .enumeration(let enumeration):
      enumeration.cases.flatMap { element in element.tags.map(\.quoted) + element.content.outline }
    case .structure(let properties): properties.map(\.key)
    case .rawValues(_, let cases): (cases ?? []).map(\.tag.quoted)
    case .openSet(let types): types.map(\.tag.quoted)
    }
  }

  /// With other ids in place of those of definitions.
  func renamed(_ names: [String: String]) -> WireShape {
    names.isEmpty ? self : mapped { $0.renamed(names) }
  }

  /// With other types.
  func mapped(_ type: (WireType) -> WireType) -> WireShape {
    func mapped(_ value: WireValue) -> WireValue {
      var value = value
      value.type = type(value.type)
      return value
    }
    switch self {
    case .enumeration(var enumeration):
      enumeration.cases = enumeration.cases.map { $0.map(place: $0.place) { value, _ in mapped(value) } }
      return .enumeration(enumeration)
    case .structure(let properties):
      return .structure(properties.map { KeyedValue(value: mapped($0.value), key: $0.key, aliases: $0.aliases) })
    case .rawValues(let raw, let cases): return .rawValues(type(raw), cases: cases)
    case .openSet(let types):
      return .openSet(
        types.map { member in
          let type = type(member.type)
          return OpenSetType(name: type.text, tag: member.tag, type: type, place: member.place)
        }
      )
    }
  }
}

extension WireDefinition {
  /// As it would be spelled today.
  ///
  /// - Parameters:
  ///   - names: The ids of types that have others than before.
  ///   - new: What it has become.
  func spelled(with names: [String: String], as new: WireDefinition) -> WireDefinition {
    var definition = self
    let parameters = zip(parameters, new.parameters).map { ($0, WireType.parameter($1)) }
    let replacements = Dictionary(parameters) { first, _ in first }
    definition.shape = shape.renamed(names).mapped { $0.replacing(replacements) }
    return definition
  }
}

extension CaseContent<WireValue> {
  /// The keys of its values; for those that have none, that they are there.
  fileprivate var outline: [String] {
    keyedValues.isEmpty ? values.map { _ in "" } : keyedValues.map(\.key)
  }
}
