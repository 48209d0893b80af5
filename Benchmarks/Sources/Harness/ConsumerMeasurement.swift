import Foundation

/// What a package of 1 000 files pays for each way to get its conformances.
struct ConsumerMeasurement {
  var isQuick: Bool
  /// The package; the tool; the package of the rival macro.
  var packages: [String]

  private enum Way: String, CaseIterable {
    /// The outputs stand beside the sources, and nothing runs.
    case committed
    case plugin
    /// `import CodableEnumMacros` and `@CodableEnum`.
    case macro
    case rival

    var title: String {
      switch self {
      case .committed: "the same code, committed"
      case .plugin: "plugin"
      case .macro: "our macro"
      case .rival: "a swift-syntax macro"
      }
    }
  }

  private var measured: [Way] {
    isQuick ? [.committed, .plugin] : Way.allCases
  }

  private var fileCount: Int { isQuick ? 20 : 1_000 }
  private var annotatedCount: Int { fileCount / 10 }

  func rows() throws -> [Row] {
    guard packages.count == 3 else { throw Failure(description: "consumer: <package> <tool> <rival>") }
    return try withTemporaryDirectory { directory in
      for way in measured { try write(way, to: directory.appending(path: way.rawValue)) }
      var rows: [Row] = []
      for configuration in isQuick ? ["debug"] : ["debug", "release"] {
        let clean = try measured.map { way in
          try build(way, configuration, in: directory).run().wall
        }
        rows += compare("clean \(configuration) build", clean, limit: nil)
        guard configuration == "debug" else { continue }
        let builds = measured.map { build($0, configuration, in: directory) }
        // The first build after a clean one still writes this and that.
        for build in builds { try build.run() }
        rows += compare("no-op build", try interleaved(builds, times: isQuick ? 1 : 7).map(\.wall), limit: 0.2)
        var edits = measured.map { _ in [Double]() }
        for round in 0..<(isQuick ? 1 : 7) {
          for (index, way) in measured.enumerated() {
            try edit(way, round, in: directory.appending(path: way.rawValue))
            edits[index].append(try builds[index].run().wall)
          }
        }
        rows += compare("build after an edit of one enum", edits.map(\.median), limit: 0.2)
      }
      return rows
    }
  }

  private func compare(_ subject: String, _ times: [Double], limit: Double?) -> [Row] {
    measured.indices.dropFirst().flatMap { index -> [Row] in
      let way = measured[index]
      // The rival is what ours are compared with, not one of ours.
      if way == .rival {
        return measured.indices.dropFirst().dropLast().map { own in
          Row(
            subject: "\(subject), \(fileCount) files: \(measured[own].title)",
            ours: times[own].seconds,
            rival: "\(way.title), \(times[index].seconds)",
            ratio: times[own] / times[index]
          )
        }
      }
      let difference = times[index] - times[0]
      return [
        Row(
          subject: "\(subject), \(fileCount) files: \(way.title)",
          ours: times[index].seconds,
          rival: "\(measured[0].title), \(times[0].seconds)",
          ratio: times[index] / times[0],
          remark: "\(difference.formatted(2)) s more",
          target: limit.map { .difference($0, measured: difference) }
        )
      ]
    }
  }

  private func build(_ way: Way, _ configuration: String, in directory: URL) -> Command {
    Command("swift", ["build", "-c", configuration, "--package-path", directory.appending(path: way.rawValue).path])
  }

  private func source(_ index: Int, _ way: Way, caseCount: Int = 6) -> String {
    let source = EnumSource(name: "Action\(index)", caseCount: caseCount)
    guard index < annotatedCount else { return "public struct Plain\(index): Codable { public var id = \(index) }\n" }
    switch way {
    case .committed, .plugin: return source.declaration(by: .ours)
    case .macro:
      let annotation = "@CodableEnum(strategy: .caseKeyed(payload: .labeled))\n"
      return "import CodableEnumMacros\n\n" + source.declaration(by: .ours, annotation: annotation)
    case .rival: return "import RivalMacro\n\n" + source.declaration(by: .ours, annotation: "@RivalCodable\n")
    }
  }

  private func write(_ way: Way, to directory: URL) throws {
    let sources = directory.appending(path: "Sources/App")
    for index in 0..<fileCount { try source(index, way).write(to: sources.appending(path: "File\(index).swift")) }
    if way == .committed { try Command(packages[1], ["generate", sources.path]).run() }
    try manifest(way).write(to: directory.appending(path: "Package.swift"))
  }

  private func manifest(_ way: Way) -> String {
    let (package, dependency, plugin) =
      switch way {
      case .committed: (packages[0], #".product(name: "CodableEnum", package: "swift-codable-enum")"#, "")
      case .plugin:
        (
          packages[0], #".product(name: "CodableEnum", package: "swift-codable-enum")"#,
          #".plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")"#
        )
      case .macro: (packages[0], #".product(name: "CodableEnumMacros", package: "swift-codable-enum")"#, "")
      case .rival: (packages[2], #".product(name: "RivalMacro", package: "rivals")"#, "")
      }
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "consumer",
        platforms: [.macOS(.v14)],
        dependencies: [.package(name: "\(way == .rival ? "rivals" : "swift-codable-enum")", path: "\(package)")],
        targets: [.target(name: "App", dependencies: [\(dependency)], plugins: [\(plugin)])]
      )

      """
  }

  /// Adds a case to an enum, as its author would; where the output is committed, it is generated anew first.
  private func edit(_ way: Way, _ round: Int, in directory: URL) throws {
    let file = directory.appending(path: "Sources/App/File0.swift")
    try source(0, way, caseCount: 7 + round).write(to: file)
    if way == .committed { try Command(packages[1], ["generate", file.path]).run() }
  }
}
