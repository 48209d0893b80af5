/// Which type of the sources is which one of the lock file: by its id, or, since the name of a type is not on the wire,
/// by what tells it apart otherwise.
struct LockPairing {
  private(set) var pairs: [(old: LockedType, new: LockedType)] = []
  /// What the sources have no longer.
  private(set) var gone: [LockedType]
  /// What is in payloads, or annotated, and not locked.
  private(set) var added: [LockedType]

  init(_ old: LockedDocument, _ new: LockedDocument) {
    (gone, added) = (old.types, new.types)
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
      pair(by: \.shape.outline) { old, new in old.shape.renamed(names.adding(old.id, new.id)) == new.shape }
    }
    added.removeAll { !$0.isUsed }
  }

  /// Pairs each old type with the first new one that it is.
  ///
  /// - Parameter key: What both have then, so that few are compared.
  private mutating func pair<Key: Hashable>(
    by key: (LockedType) -> Key,
    _ isSame: (LockedType, LockedType) -> Bool
  ) {
    if gone.isEmpty || added.isEmpty { return }
    var candidates = Dictionary(grouping: added.indices) { key(added[$0]) }
    var paired: Set<Int> = []
    var rest: [LockedType] = []
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
  var renames: LockedNames {
    LockedNames(pairs.filter { $0.old.id != $0.new.id }.map { ($0.old.id, $0.new.id) })
  }
}

/// Names in the text of types, and what they are called now.
struct LockedNames {
  private var names: [(old: String, new: String)]

  init(_ names: [(old: String, new: String)]) {
    self.names = names.sorted(byNumber: { -$0.old.utf8.count })
  }

  func adding(_ old: String, _ new: String) -> LockedNames {
    old == new ? self : LockedNames(names + [(old, new)])
  }

  /// The text of a type with new names in place of the old ones.
  func replaced(in type: String) -> String {
    if !names.contains(where: { type.contains($0.old) }) { return type }
    var result = ""
    var rest = type[...]
    var isInWord = false
    while let next = rest.first {
      if !isInWord, let name = names.first(where: { rest.hasPrefix($0.old) && $0.old.isWhole(before: rest) }) {
        result += name.new
        rest = rest.dropFirst(name.old.count)
        isInWord = true
      } else {
        result.append(next)
        rest = rest.dropFirst()
        isInWord = next.isPartOfName
      }
    }
    return result
  }
}

extension String {
  /// Whether the name that a text begins with ends where this one does.
  fileprivate func isWhole(before text: Substring) -> Bool {
    let rest = text.dropFirst(count)
    return !(rest.first?.isPartOfName ?? false) && !rest.hasPrefix(" (")
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "." }
}

extension LockedShape {
  /// What two shapes have in common that differ in the names of types alone.
  fileprivate var outline: [String] {
    switch self {
    case .enumeration(let enumeration):
      enumeration.cases.flatMap { element in element.tags.map(\.quoted) + element.values.map(\.outline) }
    case .structure(let properties): properties.map(\.outline)
    case .rawValues(_, let tags): (tags ?? []).map(\.quoted)
    }
  }

  func renamed(_ names: LockedNames) -> LockedShape {
    switch self {
    case .enumeration(var enumeration):
      for index in enumeration.cases.indices {
        enumeration.cases[index].values = enumeration.cases[index].values.map { $0.renamed(names) }
      }
      return .enumeration(enumeration)
    case .structure(let properties): return .structure(properties.map { $0.renamed(names) })
    case .rawValues(let type, let tags): return .rawValues(names.replaced(in: type), tags: tags)
    }
  }
}

extension LockedValue {
  fileprivate var outline: String { key ?? "" }

  fileprivate func renamed(_ names: LockedNames) -> LockedValue {
    var value = self
    value.type = names.replaced(in: type)
    return value
  }
}
