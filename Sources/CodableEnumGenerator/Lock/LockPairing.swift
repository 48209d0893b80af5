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
    pair { $0.id == $1.id }
    // Another type has got the name, or has lost it.
    pair { old, new in
      guard old.name == new.name, let file = old.file else { return false }
      return new.place.path == file || new.place.path.hasSuffix("/" + file)
    }
    pair { $0.name == $1.name && $0.shape == $1.shape }
    pair { old, new in old.name == new.name }
    // A type that is renamed may be in the shape of another one.
    var count = -1
    while count != pairs.count {
      count = pairs.count
      let names = renames
      pair { old, new in old.shape.renamed(names.adding(old.id, new.id)) == new.shape }
    }
    added.removeAll { !$0.isUsed }
  }

  /// Pairs each old type with the first new one that it is.
  private mutating func pair(_ isSame: (LockedType, LockedType) -> Bool) {
    var rest: [LockedType] = []
    for old in gone {
      if let index = added.firstIndex(where: { isSame(old, $0) }) {
        pairs.append((old, added.remove(at: index)))
      } else {
        rest.append(old)
      }
    }
    gone = rest
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
    self.names = names.sorted { $0.old.utf8.count > $1.old.utf8.count }
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
  fileprivate func renamed(_ names: LockedNames) -> LockedValue {
    var value = self
    value.type = names.replaced(in: type)
    return value
  }
}
