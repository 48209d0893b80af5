import Foundation

/// A package of all examples of all pages.
struct ExamplePackage {
  var pages: [Page]
  var root: URL

  /// Modules that are not those of this package, and that have a stand-in in `StandIns`.
  private static let standIns = ["GRDB", "Hummingbird", "SwiftUI", "XMLCoder"]

  func write(to folder: URL) throws {
    var modules: [String] = []
    var runs = ""
    for page in pages {
      var calls = ""
      for (index, example) in page.examples.enumerated() {
        let module = name(of: page) + "\(index + 1)"
        modules.append(module)
        calls += "  try check(\(example.pieces[0].line)) { try \(module).example() }\n"
        try write(
          example.source(page: page.path, root: root),
          to: folder.appending(path: "Sources/\(module)/Example.swift")
        )
      }
      let shown = page.json.map { "  ShownJSON(line: \($0.line), text: \(literal($0.text))),\n" }.joined()
      runs +=
        "try checkPage(\(literal(page.path)), of: \(literal(root.path)), shown: [\n\(shown)]) { check in\n\(calls)}\n"
      for (index, manifest) in page.manifests.enumerated() {
        let path = "Manifests/\(name(of: page))\(index + 1)/Package.swift"
        try write(manifest.text + "\n", to: folder.appending(path: path))
      }
    }
    let imports = modules.map { "import \($0)\n" }.joined()
    try write(
      imports + "import Shown\n\n" + runs + "finish()\n",
      to: folder.appending(path: "Sources/Pages/main.swift")
    )
    try write(manifest(of: modules), to: folder.appending(path: "Package.swift"))
  }

  private func name(of page: Page) -> String {
    URL(filePath: page.path).deletingPathExtension().lastPathComponent
  }

  private func manifest(of modules: [String]) -> String {
    let examples = Dictionary(
      uniqueKeysWithValues: pages.flatMap { page in
        page.examples.enumerated().map { (name(of: page) + "\($0.offset + 1)", $0.element) }
      }
    )
    let targets = modules.compactMap { module in
      examples[module].map { example in
        let standIns = Self.standIns.filter(example.imports).map { "\"\($0)\", " }.joined()
        // The other products are above the runtime.
        let product = ["CodableEnumMacros", "CodableEnumTesting"].first(where: example.imports) ?? "CodableEnum"
        let plugins = example.isAnnotated ? ", plugins: [plugin]" : ""
        return
          "    .target(name: \"\(module)\", dependencies: [\"Shown\", \(standIns)product(\"\(product)\")]\(plugins)),\n"
      }
    }
    return """
      // swift-tools-version: 6.1

      import PackageDescription

      let plugin = Target.PluginUsage.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")

      func product(_ name: String) -> Target.Dependency {
        .product(name: name, package: "swift-codable-enum")
      }

      let package = Package(
        name: "pages",
        platforms: [.macOS(.v10_15)],
        dependencies: [.package(name: "swift-codable-enum", path: "\(root.path)")],
        targets: [
          .target(name: "Shown", dependencies: [product("CodableEnum")]),
      \(Self.standIns.map { "    .target(name: \"\($0)\"),\n" }.joined())\(targets.joined())    .executableTarget(
            name: "Pages",
            dependencies: ["Shown", \(modules.map { "\"\($0)\"" }.joined(separator: ", "))]
          ),
        ]
      )

      """
  }

  /// Only what changed, so that only that is built again.
  private func write(_ text: String, to file: URL) throws {
    if let current = try? String(contentsOf: file, encoding: .utf8), current == text { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
