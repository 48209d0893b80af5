import Foundation
import TestSupport

/// A package that compiles random enums: those of `App` as they are, those of `Shadows` in a module whose own types
/// have the names that generated code uses.
struct CompiledPackage {
  let folder: URL
  let seed: UInt64
  let settings: CompilerSettings

  init(seed: UInt64, settings: CompilerSettings) throws {
    (self.seed, self.settings) = (seed, settings)
    folder = FileManager.default.temporaryDirectory.appending(
      path: "codable-enum-\(seed)-\(ProcessInfo.processInfo.processIdentifier)"
    )
    try? FileManager.default.removeItem(at: folder)
    for target in Target.allCases {
      try FileManager.default.createDirectory(at: sources(target), withIntermediateDirectories: true)
    }
  }

  enum Target: String, CaseIterable { case App, Shadows, Nested }

  func write(_ text: String, to name: String, of target: Target) throws {
    try Data(text.utf8).write(to: sources(target).appending(path: name))
  }

  private func sources(_ target: Target) -> URL { folder.appending(path: "Sources/\(target.rawValue)") }

  /// Builds and runs the program. The output includes the compiler's.
  func run() throws -> (status: Int32, output: String) {
    if let runtime = try BuiltRuntime() { return try run(with: runtime) }
    for target in Target.allCases where try contents(of: sources(target)).isEmpty {
      try write("", to: "Unused.swift", of: target)
    }
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    return try run(["swift", "run", "--package-path", folder.path, "App"])
  }

  /// The same as SwiftPM would do it, without a package.
  private func run(with runtime: BuiltRuntime) throws -> (status: Int32, output: String) {
    let built = folder.appending(path: "Built")
    var objects = runtime.objects
    var text = ""
    for target in [Target.Shadows, .Nested, .App] {
      let files = try contents(of: sources(target))
      if files.isEmpty { continue }
      let own = built.appending(path: "\(target.rawValue).build")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      let module = built.appending(path: "\(target.rawValue).swiftmodule").path
      var arguments = ["swiftc", "-c", "-swift-version", "6", "-wmo", "-num-threads", "2", "-package-name", "enums"]
      arguments += ["-module-name", target.rawValue, "-emit-module", "-emit-module-path", module]
      arguments += ["-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify"]
      arguments += ["-I", runtime.modules.path, "-I", built.path]
      if target != .App { arguments.append("-parse-as-library") }
      let (status, output) = try run(arguments + flags(of: target) + files.map(\.path), in: own)
      text += output
      if status != 0 { return (status, text) }
      objects += try contents(of: own).filter { $0.pathExtension == "o" }
    }
    let program = built.appending(path: "App").path
    for arguments in [["swiftc", "-o", program] + objects.map(\.path), [program]] {
      let (status, output) = try run(arguments)
      text += output
      if status != 0 { return (status, text) }
    }
    return (0, text)
  }

  private func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  private func run(_ arguments: [String], in folder: URL? = nil) throws -> (status: Int32, output: String) {
    let environment = URL(filePath: "/usr/bin/env")
    let result = try Program(environment, arguments, in: folder, mergesErrors: true, minutes: 120).finish()
    return (result.status, result.output)
  }

  /// The compiler warns where it knows that a value of `Nested` is refused.
  private func flags(of target: Target) -> [String] {
    switch target {
    case .App, .Shadows: ["-warnings-as-errors"] + settings.flags
    case .Nested: []
    }
  }

  func remove() throws { try FileManager.default.removeItem(at: folder) }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  private var manifest: String {
    let flags = flags(of: .App).map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.1

      import PackageDescription

      let dependencies: [Target.Dependency] = [.product(name: "CodableEnum", package: "swift-codable-enum")]
      let settings: [SwiftSetting] = [.unsafeFlags([\(flags)])]

      let package = Package(
        name: "compiled-enums",
        platforms: [.macOS(.v10_15)],
        dependencies: [.package(name: "swift-codable-enum", path: "\(Self.repository.path)")],
        targets: [
          .target(name: "Shadows", dependencies: dependencies, swiftSettings: settings),
          .target(name: "Nested", dependencies: dependencies),
          .executableTarget(name: "App", dependencies: dependencies + ["Shadows", "Nested"], swiftSettings: settings),
        ]
      )

      """
  }
}

/// Compiler flags, as in strict or old packages.
struct CompilerSettings {
  private(set) var flags: [String] = []

  /// Generated code calls a deprecated function to warn of a merged value that is no object. Edits make such values.
  static let allowingDeprecated = CompilerSettings(flags: ["-Wwarning", "DeprecatedDeclaration"])

  static func random(_ numbers: inout RandomNumbers) -> CompilerSettings {
    var settings = CompilerSettings()
    for feature in ["ExistentialAny", "MemberImportVisibility", internalImports] where numbers.chance(50) {
      settings.flags += ["-enable-upcoming-feature", feature]
    }
    if numbers.chance(30) { settings.flags += ["-default-isolation", "MainActor"] }
    if numbers.chance(30) { settings.flags += ["-swift-version", "5"] }
    return settings
  }

  /// Whether an import must say that other modules see its module.
  var importsAreInternal: Bool { flags.contains(Self.internalImports) }

  private static let internalImports = "InternalImportsByDefault"
}
