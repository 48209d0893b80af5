import Foundation

extension Consumer {
  /// Deletes what a clean build makes. Packages that were fetched stay, and so does swift-syntax.
  func clean(_ configuration: String) throws {
    if let modules = way.besideSwiftSyntax {
      // Every clean build makes the modules of C anew.
      try forget(modules.union(["App", "ModuleCache"]), configuration)
    } else {
      for entry in try entries(of: build) where entry.lastPathComponent != "workspace-state.json" {
        try FileManager.default.removeItem(at: entry)
      }
    }
  }

  /// Deletes what was built of the consumer itself; its dependencies stay.
  func cleanApp(_ configuration: String) throws {
    try forget(["App"], configuration)
    try? FileManager.default.removeItem(at: build.appending(path: "plugins/outputs"))
  }

  /// Deletes all that was built in a configuration, swift-syntax, too.
  func cleanAll(_ configuration: String) throws {
    try? FileManager.default.removeItem(at: products(configuration))
    try forget([], configuration)
  }

  private var build: URL { directory.appending(path: ".build") }

  private func products(_ configuration: String) -> URL {
    build.appending(path: configuration).resolvingSymlinksInPath()
  }

  /// Deletes what was built of some modules, and the plan: the next build plans, and makes what is missing.
  private func forget(_ modules: Set<String>, _ configuration: String) throws {
    let products = products(configuration)
    for folder in ["", "Modules", "Modules-tool"] {
      for entry in try entries(of: products.appending(path: folder)) {
        // `App.build`, `App.swiftmodule`, `RivalMacroPlugin-tool.product`
        let module = entry.lastPathComponent.prefix { $0 != "." && $0 != "-" }
        if modules.contains(String(module)) { try FileManager.default.removeItem(at: entry) }
      }
    }
    for plan in [products.appending(path: "description.json"), build.appending(path: "\(configuration).yaml")] {
      try? FileManager.default.removeItem(at: plan)
    }
  }

  /// What a folder has; nothing, if it is not there.
  private func entries(of folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }
}
