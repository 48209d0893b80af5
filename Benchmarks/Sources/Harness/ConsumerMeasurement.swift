import Foundation

/// What a package of 1 000 files pays for each way to get its conformances.
struct ConsumerMeasurement {
  var isQuick: Bool
  /// Our package.
  var package: String
  var tool: String
  /// The package of the rival macro.
  var rivals: String

  private enum Way: String, CaseIterable {
    /// The outputs are beside the sources, and nothing runs.
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
    try withTemporaryDirectory { directory in
      for way in measured { try write(way, to: directory.appending(path: way.rawValue)) }
      var rows: [Row] = []
      for configuration in isQuick ? ["debug"] : ["debug", "release"] {
        let builds = measured.map { (name: $0, command: build($0, configuration, in: directory)) }
        rows += try compare("clean \(configuration) build", interleaved(builds, times: 1), limit: nil)
        guard configuration == "debug" else { continue }
        // The first build after a clean one still writes this and that.
        for build in builds { try build.command.run() }
        rows += try compare("no-op build", interleaved(builds, times: isQuick ? 1 : 7), limit: 0.2)
        rows += try compare("build after an edit of one enum", edited(builds, in: directory), limit: 0.2)
      }
      return rows
    }
  }

  private func edited(_ builds: [(name: Way, command: Command)], in directory: URL) throws -> [Way: Medians] {
    var runs: [Way: [Command.Run]] = [:]
    for round in 0..<(isQuick ? 1 : 7) {
      for (way, command) in builds {
        try edit(way, round, in: directory.appending(path: way.rawValue))
        runs[way, default: []].append(try command.run())
      }
    }
    return runs.mapValues(Medians.init)
  }

  /// Each of our ways against committed code, then against the rival.
  private func compare(_ subject: String, _ times: [Way: Medians], limit: Double?) throws -> [Row] {
    let own = measured.filter { $0 == .plugin || $0 == .macro }
    let committed = try times.measured(.committed).wall
    return try own.map { way in
      let time = try times.measured(way).wall
      let difference = time - committed
      return Row(
        subject: "\(subject), \(fileCount) files: \(way.title)",
        ours: time.seconds,
        rival: "\(Way.committed.title), \(committed.seconds)",
        ratio: time / committed,
        remark: "\(difference.formatted(2)) s more",
        target: limit.map { .difference($0, measured: difference) }
      )
    }
      + own.compactMap { way in
        guard let rival = times[.rival]?.wall else { return nil }
        let time = try times.measured(way).wall
        return Row(
          subject: "\(subject), \(fileCount) files: \(way.title)",
          ours: time.seconds,
          rival: "\(Way.rival.title), \(rival.seconds)",
          ratio: time / rival
        )
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
    if way == .committed { try Command(tool, ["generate", sources.path]).run() }
    try manifest(way).write(to: directory.appending(path: "Package.swift"))
  }

  private func manifest(_ way: Way) -> String {
    func product(_ name: String, of package: String) -> String {
      ".product(name: \"\(name)\", package: \"\(package)\")"
    }
    let ours = "swift-codable-enum"
    let dependency =
      switch way {
      case .committed, .plugin: product("CodableEnum", of: ours)
      case .macro: product("CodableEnumMacros", of: ours)
      case .rival: product("RivalMacro", of: "rivals")
      }
    let plugin = way == .plugin ? ".plugin(name: \"CodableEnumPlugin\", package: \"\(ours)\")" : ""
    let (name, path) = way == .rival ? ("rivals", rivals) : (ours, package)
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "consumer",
        platforms: [.macOS(.v14)],
        dependencies: [.package(name: "\(name)", path: "\(path)")],
        targets: [.target(name: "App", dependencies: [\(dependency)], plugins: [\(plugin)])]
      )

      """
  }

  /// Adds a case to an enum, as its author would; where the output is committed, it is generated anew first.
  private func edit(_ way: Way, _ round: Int, in directory: URL) throws {
    let file = directory.appending(path: "Sources/App/File0.swift")
    try source(0, way, caseCount: 7 + round).write(to: file)
    if way == .committed { try Command(tool, ["generate", file.path]).run() }
  }
}
