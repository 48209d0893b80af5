import CodableEnumFiles

/// Finds modules as SwiftPM does by default: a target's folder has the name of its module.
struct ModuleFolder {
  private static let names: Set = ["Sources", "Source", "src", "srcs", "Tests"]

  /// A cache, by folder.
  private var known: [PathBytes: String?] = [:]

  /// `App` for a package's `…/Sources/App/Models/Action.swift`; nil for a file elsewhere.
  mutating func module(of path: String) -> String? {
    let folder = Path.directory(of: path)
    if let module = known[PathBytes(folder)] { return module }
    let module = Self.module(ofFolder: Path.directory(of: Path.resolved(path)))
    known[PathBytes(folder)] = .some(module)
    return module
  }

  private static func module(ofFolder path: String) -> String? {
    var folder = path
    /// Innermost first.
    var names: [String] = []
    while !Disk.exists(Path.join(folder, "Package.swift")) {
      let parent = Path.directory(of: folder)
      if parent == folder { return nil }
      names.append(Path.name(of: folder))
      folder = parent
    }
    guard names.count > 1, let outermost = names.popLast(), Self.names.contains(outermost) else { return nil }
    return names.last.map(identifier)
  }

  /// `my_app` for the target `my-app`, as in SwiftPM.
  private static func identifier(_ target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber ?? false ? "_\(name.dropFirst())" : name
  }
}
