import Foundation
import TestSupport

/// The runtime built beside the tests, for programs that need no package, and so no second build of it.
struct BuiltRuntime {
  let modules: URL
  let objects: [URL]

  /// Nil if the build system keeps modules and objects elsewhere.
  init?() throws {
    let folder = Program.folder(ofTestsWith: Anchor.self)
    modules = folder.appending(path: "Modules")
    let built = folder.appending(path: "CodableEnum.build")
    guard
      FileManager.default.fileExists(atPath: modules.appending(path: "CodableEnum.swiftmodule").path),
      FileManager.default.fileExists(atPath: built.path)
    else { return nil }
    // A build keeps the objects of files that are gone.
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/CodableEnum").standardized
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let objectNames = Set(paths.map { URL(filePath: $0).lastPathComponent + ".o" })
    objects = try FileManager.default.contentsOfDirectory(at: built, includingPropertiesForKeys: nil)
      .filter { objectNames.contains($0.lastPathComponent) }
  }

  private final class Anchor {}
}
