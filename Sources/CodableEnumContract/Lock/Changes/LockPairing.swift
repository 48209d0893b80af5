import CodableEnumGenerator

/// Pairs types of the sources with types of the lock file: by id, or by other properties, since type names are not on
/// the wire.
struct LockPairing {
  private(set) var pairs: [(old: WireDefinition, new: WireDefinition)] = []
  /// Types that the sources no longer have.
  private(set) var gone: [WireDefinition]
  /// Types in payloads, or annotated, that are not locked.
  private(set) var added: [WireDefinition]

  init(_ old: WireDocument, _ new: WireDocument) {
    (gone, added) = (old.definitions, new.definitions)
    pair(by: \.id) { _, _ in true }
    // Another type gained or lost the name.
    pair(by: \.name) { old, new in
      guard let file = old.file else { return false }
      return new.place.path == file || new.place.path.hasSuffix("/" + file)
    }
    pair(by: \.nameInFolder) { _, _ in true }
    pair(by: \.name) { $0.shape == $1.shape }
    pair(by: \.name) { _, _ in true }
    // A renamed type may be part of another's shape.
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

  /// Pairs each old type with the first new type that is the same.
  ///
  /// - Parameter key: A property that both share, to compare fewer pairs.
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

  /// What became of some old types.
  func newIDs(of ids: [String]) -> [String] { pairs.filter { ids.contains($0.old.id) }.map(\.new.id) }

  /// New ids by old ids, where they differ.
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
    case .merged: ["Merged"]
    }
  }

  /// With other ids of definitions.
  func renamed(_ names: [String: String]) -> WireShape {
    names.isEmpty ? self : mapped { $0.renamed(names) }
  }

  /// With other values of enums and structs.
  func mappedValues(_ mapped: (WireValue) -> WireValue) -> WireShape {
    switch self {
    case .enumeration(var enumeration):
      enumeration.cases = enumeration.cases.map { $0.map(place: $0.place) { value, _ in mapped(value) } }
      return .enumeration(enumeration)
    case .structure(let properties):
      return .structure(properties.map { KeyedValue(value: mapped($0.value), key: $0.key, aliases: $0.aliases) })
    case .rawValues, .openSet, .merged: return self
    }
  }

  /// With other types.
  func mapped(_ type: (WireType) -> WireType) -> WireShape {
    switch self {
    case .enumeration, .structure:
      return mappedValues { value in
        var value = value
        value.type = type(value.type)
        return value
      }
    case .rawValues(let raw, let cases): return .rawValues(type(raw), cases: cases)
    case .merged(let fields, let variant): return .merged(type(fields), type(variant))
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
  /// Its name, and the end of its path: modules may have types of one name.
  fileprivate var nameInFolder: [String] { [name] + place.path.split(separator: "/").suffix(2).map(String.init) }

  /// As it would be spelled now.
  ///
  /// - Parameters:
  ///   - names: New ids by old ids.
  ///   - new: The definition that it became.
  func spelled(with names: [String: String], as new: WireDefinition) -> WireDefinition {
    var definition = self
    let parameters = zip(parameters, new.parameters).map { ($0, WireType.parameter($1)) }
    let replacements = Dictionary(parameters) { first, _ in first }
    definition.shape = shape.renamed(names).mapped { $0.replacing(replacements) }
    return definition
  }
}

extension CaseContent<WireValue> {
  /// The keys of its values, and an empty text for each value without one.
  fileprivate var outline: [String] {
    keyedValues.isEmpty ? values.map { _ in "" } : keyedValues.map(\.key)
  }
}
