import Foundation

/// A package whose enums get their conformances in one way or another, to be built again and again.
struct Consumer {
  /// How its enums get their conformances.
  enum Way: String, CaseIterable {
    /// Ours: the outputs are beside the sources, and nothing runs.
    case committed
    /// Ours: the same, with `traits: []`.
    case core
    /// Ours: the outputs are made during the build.
    case plugin
    /// Ours: the same, and the tool is built before.
    case prebuilt
    /// Ours: `import CodableEnumMacros` and `@CodableEnum`.
    case macro
    /// No enum that needs code, and `import Foundation`, as in most programs that have to do with JSON.
    case foundation
    /// A macro on swift-syntax, which is built before and kept.
    case rival
    /// The best rival: MetaCodable's `@Codable`, likewise. The folder must not have the name of that package.
    case metaCodable = "metaCodableUser"
    /// Code as articles show it, beside the sources.
    case byHand
    /// `: Codable`, and nothing else.
    case synthesis

    var title: String {
      switch self {
      case .committed: "committed"
      case .core: "committed, no traits"
      case .plugin: "plugin"
      case .prebuilt: "prebuilt plugin"
      case .macro: "our macro"
      case .foundation: "Foundation alone"
      case .rival: "a swift-syntax macro, prebuilt"
      case .metaCodable: "MetaCodable, swift-syntax prebuilt"
      case .byHand: "by hand"
      case .synthesis: "synthesis"
      }
    }

    var isOurs: Bool {
      switch self {
      case .committed, .core, .plugin, .prebuilt, .macro: true
      case .foundation, .rival, .metaCodable, .byHand, .synthesis: false
      }
    }

    /// The modules of a way on swift-syntax that SwiftPM's prebuilt one does not have, so that each clean build makes them.
    var besideSwiftSyntax: Set<String>? {
      switch self {
      case .rival: ["RivalMacro", "RivalMacroPlugin"]
      case .metaCodable:
        ["MetaCodable", "MacroPlugin", "PluginCore", "OrderedCollections", "InternalCollectionsUtilities"]
      case .committed, .core, .plugin, .prebuilt, .macro, .foundation, .byHand, .synthesis: nil
      }
    }
  }

  /// What all of them depend on, and which of them there are.
  struct Environment {
    /// `debug`, `release`
    var configurations: [String]
    /// Whether there is the rival macro, for which swift-syntax must be built.
    var hasRival: Bool
    /// A checkout of MetaCodable; nil without one.
    var metaCodable: String?
    /// Whether there is the package of plugins whose tool is built before.
    var hasPrebuilt: Bool
    /// Our package.
    var package: String
    /// The tool, which writes what is committed.
    var tool: String
    /// The package of the rival macro.
    var rivals: String
    /// Where the consumers of rivals are, with swift-syntax as it was built once.
    var rivalConsumers: String
    /// The package of plugins whose tool is built before.
    var prebuilt: String

    /// Whether there is what a way needs.
    func has(_ way: Way) -> Bool {
      switch way {
      case .rival: hasRival
      case .metaCodable: hasRival && metaCodable != nil
      case .prebuilt: hasPrebuilt
      case .committed, .core, .plugin, .macro, .foundation, .byHand, .synthesis: true
      }
    }
  }

  var way: Way
  var directory: URL
  var environment: Environment
  /// Whether it is linked, or a library that nothing links.
  var isExecutable = false

  static let caseCount = 6

  /// Consumers in a directory that is there as long as they are used; those of rivals are always at the same place.
  static func all(
    _ ways: [Way],
    _ environment: Environment,
    isExecutable: Bool = false,
    in directory: URL
  ) -> [Consumer] {
    ways.map { way in
      Consumer(
        way: way,
        directory: (way.besideSwiftSyntax == nil ? directory : URL(filePath: environment.rivalConsumers))
          .appending(path: way.rawValue),
        environment: environment,
        isExecutable: isExecutable
      )
    }
  }

  func build(_ configuration: String) -> Command {
    Command("swift", ["build", "-c", configuration, "--package-path", directory.path])
  }

  /// The program, if it is one.
  func executable(_ configuration: String) -> URL { directory.appending(path: ".build/\(configuration)/App") }

  /// Writes a file for each enum, and files without one until there are `fileCount`; finds its dependencies.
  func write(enumCount: Int, fileCount: Int = 0) throws {
    try? FileManager.default.removeItem(at: sources)
    for index in 0..<max(enumCount, fileCount) {
      if index < enumCount {
        try writeEnum(index)
      } else {
        try "public struct Plain\(index): Codable { public var id = \(index) }\n".write(to: file(index))
      }
    }
    if isExecutable { try "print(0)\n".write(to: sources.appending(path: "main.swift")) }
    if isCommitted { try Command(environment.tool, ["generate", sources.path]).run() }
    try manifest.write(to: directory.appending(path: "Package.swift"))
    try Command("swift", ["package", "--package-path", directory.path, "resolve"]).run()
  }

  /// Adds a case to an enum, as its author would; where the output is committed, it is generated anew first.
  func edit(_ round: Int) throws {
    try writeEnum(0, caseCount: Self.caseCount + 1 + round)
    if isCommitted { try Command(environment.tool, ["generate", file(0).path]).run() }
  }

  private var isCommitted: Bool { way == .committed || way == .core }

  private var sources: URL { directory.appending(path: "Sources/App") }

  private func file(_ index: Int) -> URL { sources.appending(path: "File\(index).swift") }

  private func writeEnum(_ index: Int, caseCount: Int = caseCount) throws {
    let source = EnumSource(name: "Action\(index)", caseCount: caseCount)
    try text(of: source).write(to: file(index))
  }

  private func text(of source: EnumSource) -> String {
    switch way {
    case .committed, .core, .plugin, .prebuilt: return source.declaration(by: .ours)
    case .macro:
      let annotation = "@CodableEnum(strategy: .caseKeyed(payload: .labeled))\n"
      return "import CodableEnumMacros\n\n" + source.declaration(by: .ours, annotation: annotation)
    case .rival: return "import RivalMacro\n\n" + source.declaration(by: .ours, annotation: "@RivalCodable\n")
    case .metaCodable: return "import MetaCodable\n\n" + source.declaration(by: .ours, annotation: "@Codable\n")
    case .byHand: return source.declaration(by: .byHand) + "\n" + source.byHand
    case .foundation: return "import Foundation\n\npublic let now = Date()\n"
    case .synthesis: return source.declaration(by: .synthesis)
    }
  }

  private var manifest: String {
    let ours = (name: "swift-codable-enum", path: environment.package)
    let prebuilt = (name: "swift-codable-enum-prebuilt", path: environment.prebuilt)
    let rivals = (name: "rivals", path: environment.rivals)
    let metaCodable = (name: "MetaCodable", path: environment.metaCodable ?? "")
    // The product is of the first package.
    let (packages, product): ([(name: String, path: String)], String) =
      switch way {
      case .committed, .core, .plugin: ([ours], "CodableEnum")
      case .prebuilt: ([ours, prebuilt], "CodableEnum")
      case .macro: ([ours], "CodableEnumMacros")
      case .rival: ([rivals], "RivalMacro")
      case .metaCodable: ([metaCodable], "MetaCodable")
      case .foundation, .byHand, .synthesis: ([], "")
      }
    let plugin =
      switch way {
      case .plugin: ".plugin(name: \"CodableEnumPlugin\", package: \"\(ours.name)\")"
      case .prebuilt: ".plugin(name: \"CodableEnumPrebuiltPlugin\", package: \"\(prebuilt.name)\")"
      case .committed, .core, .macro, .foundation, .rival, .metaCodable, .byHand, .synthesis: ""
      }
    let traits = way == .core ? ", traits: []" : ""
    let dependencies = packages.map { ".package(name: \"\($0.name)\", path: \"\($0.path)\"\(traits))" }
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "consumer",
        platforms: [.macOS(.v14)],
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
          .\(isExecutable ? "executableTarget" : "target")(
            name: "App",
            dependencies: [\(packages.first.map { ".product(name: \"\(product)\", package: \"\($0.name)\")" } ?? "")],
            plugins: [\(plugin)]
          )
        ]
      )

      """
  }
}
