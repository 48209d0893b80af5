import CodableEnumGenerator

/// All types that the inputs declare, by name.
struct WireNames: TypeNames {
  typealias Declared = Int
  typealias Entry = WireEntry

  let files: [WireFile]
  private(set) var entries: [Entry] = []
  private var byName: [String: [Int]] = [:]

  init(_ files: [WireFile]) {
    self.files = files
    entries.reserveCapacity(files.reduce(0) { $0 + $1.entries.count })
    for (index, file) in files.enumerated() {
      for var entry in file.entries {
        entry.file = index
        byName[entry.name, default: []].append(entries.count)
        entries.append(entry)
      }
    }
    // An alias has those of the type around it, too.
    for index in entries.indices {
      guard case .alias(let alias) = entries[index].target, !alias.owner.isEmpty else { continue }
      entries[index].parameters =
        parameters(ofOwner: alias.owner.withoutBackticks, from: entries[index].file) + entries[index].parameters
    }
    assignIDs()
  }

  // MARK: Lookup

  func imports(_ module: String, in file: Int) -> Bool { files[file].parsed.imports.contains { $0.module == module } }

  func find(_ name: String, in index: Int) -> Meaning {
    find("\(entries[index].name).\(name)", from: entries[index].file)
  }

  func alias(_ index: Int) -> NamedAlias<Int>? {
    guard case .alias(let alias) = entries[index].target, !isMerged(index) else { return nil }
    return NamedAlias(alias.type.expression, alias.genericParameters, in: scope(in: entries[index]))
  }

  /// Whether it is an alias of our `Merged`, which is a type of its own.
  func isMerged(_ index: Int) -> Bool {
    guard case .alias(let alias) = entries[index].target, case .name(let components) = alias.type.expression,
      case let plain = components.withoutModule, plain.count == 1, !plain.isSelected, plain[0].name == "Merged",
      plain[0].arguments.count == 2
    else { return false }
    return if case .none = find(components, in: scope(in: entries[index])) { true } else { false }
  }

  /// All types with a qualified name.
  func entries(named name: String) -> [Entry] { indices(named: name).map { entries[$0] } }

  func indices(named name: String) -> [Int] { byName[name] ?? [] }

  /// Types of the file come before those of other files, and the nearest file before others.
  func find(_ name: String, from file: Int) -> Meaning {
    guard let candidates = byName[name] else { return .none }
    let visible = candidates.filter { entries[$0].file == file || entries[$0].access > .fileprivate }
    let own = visible.filter { entries[$0].file == file }
    let nearest = own.isEmpty ? nearest(visible, to: files[file].path) : own
    switch nearest.count {
    case 0: return .none
    case 1: return .found(nearest[0])
    default: return .ambiguous(nearest.count)
    }
  }

  /// Those that share the most folders with a path, since other modules have other folders.
  private func nearest(_ candidates: [Int], to path: String) -> [Int] {
    if candidates.count < 2 { return candidates }
    let folders = pathComponents(path).dropLast()
    let counts = candidates.map { candidate in
      zip(folders, pathComponents(files[entries[candidate].file].path).dropLast()).prefix { $0 == $1 }.count
    }
    return zip(candidates, counts).filter { $1 == counts.max() }.map(\.0)
  }

  /// The scope inside a type. For an alias, the scope of its type.
  func scope(in entry: Entry) -> Scope {
    var scope: Scope
    switch entry.target {
    case .annotatedEnum(let layout): scope = self.scope(in: layout.declaration)
    case .plainEnum(let declaration), .structure(let declaration), .other(let declaration):
      scope = self.scope(in: declaration)
    case .alias(let alias):
      let owner = alias.owner.withoutBackticks
      scope = Scope(inside: owner.split(separator: ".").map(String.init))
    }
    (scope.file, scope.offset) = (entry.file, entry.start)
    scope.parameters.formUnion(entry.parameters)
    return scope
  }

  private func scope(in declaration: TypeDeclaration) -> Scope {
    var scope = Scope(inside: (declaration.enclosing + [declaration.header]).map(\.name.withoutBackticks))
    for header in declaration.enclosing where header.isExtension {
      scope.bindings.merge(header.bindings) { first, _ in first }
    }
    return scope
  }

  private func parameters(ofOwner owner: String, from file: Int) -> [String] {
    guard case .found(let index) = find(owner, from: file) else { return [] }
    return entries[index].parameters
  }

  // MARK: Ids

  /// Makes ids of equally named types unique, by as many path components as needed.
  private mutating func assignIDs() {
    for (name, indices) in byName {
      // A type named like a standard one must not be taken for it.
      let isStandard = (0...2).contains { count in
        StandardTypes.type(named: name, Array(repeating: .anything, count: count)) != nil
      }
      if indices.count == 1, !isStandard {
        entries[indices[0]].id = name
        continue
      }
      let paths = indices.map { pathComponents(files[entries[$0].file].path) }
      for (index, path) in zip(indices, paths) {
        let others = paths.filter { $0 != path }
        let count = (1...max(path.count, 1)).first { count in
          !others.contains { $0.suffix(count) == path.suffix(count) }
        }
        var place = path.suffix(count ?? path.count).joined(separator: "/")
        if others.count + 1 < paths.count {
          // One of several `#if` branches. Numbered, since line numbers change when code is moved.
          let number = indices.count { other in
            entries[other].file == entries[index].file && entries[other].start <= entries[index].start
          }
          place += "#\(number)"
        }
        entries[index].id = "\(name) (\(place))"
      }
    }
  }
}

private func pathComponents(_ path: String) -> [Substring] {
  path.split { $0 == "/" || $0 == "\\" }
}
