import Foundation

/// How long the compiler takes over a case, and how much code it makes of it.
struct CompileMeasurement {
  var isQuick: Bool
  var tool: String
  /// Where the runtime's module is, built for debugging and for release.
  var debugModules: String
  var releaseModules: String

  private enum Optimization: String, CaseIterable {
    case none = "-Onone"
    case speed = "-O"
  }

  func rows() throws -> [Row] {
    try (isQuick ? [Optimization.none] : Optimization.allCases).flatMap { optimization in
      try (isQuick ? [20] : [20, 200]).flatMap { count in
        try EnumSource.Layout.allCases.flatMap { layout in
          try withTemporaryDirectory { try rows(EnumSource(caseCount: count, layout: layout), optimization, in: $0) }
        }
      }
    }
  }

  /// What one author's enum costs the compiler, all of its cases together.
  private struct Cost {
    /// Seconds on the processor.
    var time: Double
    /// Bytes of machine code.
    var size: Double
  }

  private func rows(_ source: EnumSource, _ optimization: Optimization, in directory: URL) throws -> [Row] {
    let authors = EnumSource.Author.allCases.filter { $0 != .expert || source.byExpert != nil }
    let commands = try authors.map { author in
      (name: author, command: try compilation(of: source, by: author, optimization, in: directory))
    }
    let times = try interleaved(commands, times: isQuick ? 1 : 3)
    var costs: [EnumSource.Author: Cost] = [:]
    for author in authors {
      costs[author] = Cost(
        time: try times.measured(author).processor,
        size: try codeSize(of: object(author, in: directory))
      )
    }
    let subject = "a case, of \(source.caseCount), .\(source.layout), \(optimization.rawValue)"
    func row(_ what: String, _ cost: KeyPath<Cost, Double>, _ text: (Double) -> String, _ limit: Double) throws -> Row {
      func perCase(_ author: EnumSource.Author) throws -> Double {
        try (costs.measured(author)[keyPath: cost] - costs.measured(.nobody)[keyPath: cost]) / Double(source.caseCount)
      }
      let (ours, synthesis, byHand) = (try perCase(.ours), try perCase(.synthesis), try perCase(.byHand))
      let expert = source.byExpert == nil ? nil : try perCase(.expert)
      return Row(
        subject: "\(what) \(subject)",
        ours: text(ours),
        rival: "synthesis \(text(synthesis)), by hand \(text(byHand))"
          + (expert.map { ", its tag a string \(text($0))" } ?? ""),
        ratio: ours / synthesis,
        remark: "by hand \((ours / byHand).formatted(2))"
          + (expert.map { ", its tag a string \((ours / $0).formatted(2))" } ?? ""),
        // The promise is about debug builds.
        target: optimization == .none ? .ratio(limit) : nil
      )
    }
    return [
      try row("time to compile", \.time, \.seconds, 0.5),
      try row("code of", \.size, { "\($0.formatted(0)) bytes" }, 0.3),
    ]
  }

  /// Writes what an author makes of an enum; the command that compiles it.
  private func compilation(
    of source: EnumSource,
    by author: EnumSource.Author,
    _ optimization: Optimization,
    in directory: URL
  ) throws -> Command {
    let folder = directory.appending(path: "\(author)")
    let declaration = folder.appending(path: "Action.swift")
    try source.declaration(by: author).write(to: declaration)
    var conformance: URL?
    switch author {
    case .nobody, .synthesis: break
    case .byHand, .expert:
      conformance = folder.appending(path: "Conformance.swift")
      if let conformance, let text = author == .byHand ? source.byHand : source.byExpert {
        try text.write(to: conformance)
      }
    case .ours:
      try Command(tool, ["generate", declaration.path]).run()
      conformance = folder.appending(path: "Action+CodableEnum.swift")
    }
    let modules = optimization == .none ? debugModules : releaseModules
    return Command(
      "swiftc",
      [
        "-c", "-wmo", "-parse-as-library", "-module-name", "Cost", "-swift-version", "6", optimization.rawValue,
        "-I", modules, "-o", object(author, in: directory), declaration.path,
      ] + (conformance.map { [$0.path] } ?? [])
    )
  }

  private func object(_ author: EnumSource.Author, in directory: URL) -> String {
    directory.appending(path: "\(author).o").path
  }
}
