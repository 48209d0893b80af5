import CodableEnumGenerator

/// All types that the inputs declare, by name.
struct WireNames {
  typealias Entry = WireEntry

  /// The place of a name.
  struct Scope {
    var file: Int
    /// The qualified names of the enclosing types, innermost first. The last one is empty, for the top of the file.
    var owners: [String]
    /// The generic parameters in scope.
    var parameters: Set<String>
    /// Parameters that an extension binds to types: `where Element == Int`.
    var bindings: [String: String] = [:]
  }

  enum Meaning {
    case found(Int)
    case ambiguous(Int)
    case none
  }

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
    assignIDs()
  }

  // MARK: Lookup

  /// The type that a name means at a place. Enclosing types come before those of the file, the file before other files,
  /// and the nearest file before others.
  ///
  /// - Parameter depth: The number of aliases on the way. One may name itself.
  func find(_ components: [String], in scope: Scope, depth: Int = 0) -> Meaning {
    guard let first = components.first, depth < 16 else { return .none }
    for owner in scope.owners {
      let meaning = find(owner.isEmpty ? first : "\(owner).\(first)", from: scope.file)
      guard case .found(let index) = meaning else {
        if case .ambiguous = meaning { return meaning }
        continue
      }
      return member(components.dropFirst(), of: index, depth: depth)
    }
    // A type nested in one that the inputs extend but don't declare: `Array.Change`.
    return components.count > 1 ? find(components.joined(separator: "."), from: scope.file) : .none
  }

  private func member(_ components: ArraySlice<String>, of index: Int, depth: Int) -> Meaning {
    guard let next = components.first else { return .found(index) }
    let entry = entries[index]
    if case .alias(let alias) = entry.target {
      guard let name = alias.type.expression.plainName?.split(separator: ".").map(String.init),
        case .found(let target) = find(name, in: scope(in: entry), depth: depth + 1)
      else { return .none }
      return member(components, of: target, depth: depth + 1)
    }
    guard case .found(let inner) = find("\(entry.name).\(next)", from: entry.file) else { return .none }
    return member(components.dropFirst(), of: inner, depth: depth)
  }

  /// All types with a qualified name.
  func entries(named name: String) -> [Entry] { indices(named: name).map { entries[$0] } }

  func indices(named name: String) -> [Int] { byName[name] ?? [] }

  private func find(_ name: String, from file: Int) -> Meaning {
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

  /// The scope inside a type. For an alias, the scope around it.
  func scope(in entry: Entry) -> Scope {
    switch entry.target {
    case .annotatedEnum(let layout): scope(in: layout.annotated.declaration, entry)
    case .plainEnum(let declaration), .other(let declaration): scope(in: declaration, entry)
    case .structure(let structure): scope(in: structure.declaration, entry)
    case .alias(let alias):
      Scope(
        file: entry.file,
        owners: alias.owner.isEmpty ? [""] : [plain(alias.owner), ""],
        parameters: Set(alias.genericParameters + parameters(ofOwner: plain(alias.owner), from: entry.file))
      )
    }
  }

  private func scope(in declaration: TypeDeclaration, _ entry: Entry) -> Scope {
    var owners = [""]
    // An extension of `Outer.Middle` is at the top of its file: it doesn't see the types in `Outer`.
    var owner = ""
    for header in declaration.enclosing + [declaration.header] {
      owner += (owner.isEmpty ? "" : ".") + plain(header.name)
      owners.insert(owner, at: 0)
    }
    var scope = Scope(file: entry.file, owners: owners, parameters: Set(entry.parameters))
    for header in declaration.enclosing where header.isExtension {
      scope.bindings.merge(header.bindings) { first, _ in first }
    }
    return scope
  }

  private func parameters(ofOwner owner: String, from file: Int) -> [String] {
    guard case .found(let index) = find(owner, from: file) else { return [] }
    return entries[index].parameters
  }

  /// A name without backticks.
  private func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  // MARK: Ids

  /// Makes ids of equally named types unique, by as many path components as needed.
  private mutating func assignIDs() {
    for (name, indices) in byName {
      // A type named like a standard one must not be taken for it.
      if indices.count == 1, StandardTypes.type(named: name, []) == nil {
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

extension TypeHeader {
  /// The types that its requirements bind generic parameters to, as in `where Element == Int`.
  fileprivate var bindings: [String: String] {
    Dictionary(WhereClause(requirements).sameTypes.map { ($0.subject, $0.type) }) { $1 }
  }
}

private func pathComponents(_ path: String) -> [Substring] {
  path.split { $0 == "/" || $0 == "\\" }
}
