import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

extension CommandLineTool {
  /// The tests of all enums, including the macro's, and of what the lock's releases wrote; nil after an error.
  mutating func testsOutput(
    at path: String,
    of inputs: Inputs,
    _ options: Options
  ) throws(ToolError) -> ExpectedOutput? {
    guard let files = wireFiles(of: inputs, options) else { return nil }
    var capsules: [Capsule] = []
    if let path = options.lock {
      guard let lock = try lock(at: path) else { return nil }
      capsules = lock.capsules(for: WireDocument(files))
    }
    var folders = ModuleFolder()
    let ownModule = options.module == nil ? folders.module(of: path) : nil
    var unknown: WireFile?
    let tests = TestFile(files, capsules) { file in
      guard let module = options.module ?? folders.module(of: file.path) else {
        if file.isAnnotated { unknown = unknown ?? file }
        return nil
      }
      return module == ownModule ? nil : module
    }
    if let unknown { noteUnknownModule(of: unknown.path) }
    return ExpectedOutput(path, tests.text)
  }

  mutating func noteUnknownModule(of path: String) {
    note("cannot tell the module of '\(path)': put the tests into it, or name it with \(Flag.module.rawValue)")
  }
}

/// Finds modules as SwiftPM does by default: a target's folder has the name of its module.
struct ModuleFolder {
  private static let names: Set = ["Sources", "Source", "src", "srcs", "Tests"]

  /// A cache, by folder.
  private var known: [ExactText: String?] = [:]

  /// `App` for a package's `…/Sources/App/Models/Action.swift`; nil for a file elsewhere.
  mutating func module(of path: String) -> String? {
    let folder = Path.directory(of: path)
    if let module = known[ExactText(folder)] { return module }
    let module = Self.module(ofFolder: Path.directory(of: Path.resolved(path)))
    known[ExactText(folder)] = .some(module)
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
