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
    objects = try FileManager.default.contentsOfDirectory(at: built, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" }
  }

  private final class Anchor {}
}
