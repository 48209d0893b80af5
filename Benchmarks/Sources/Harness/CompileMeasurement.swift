import Foundation

/// How long the compiler takes over a case, and how much code it makes of it.
struct CompileMeasurement {
  var isQuick: Bool
  /// The tool, then where the runtime's module is, built for debugging and for release.
  var tools: [String]

  private enum Optimization: String, CaseIterable {
    case none = "-Onone"
    case speed = "-O"
  }

  func rows() throws -> [Row] {
    guard tools.count == 3 else { throw Failure(description: "compile: <tool> <debug modules> <release modules>") }
    return try (isQuick ? [Optimization.none] : Optimization.allCases).flatMap { optimization in
      try (isQuick ? [20] : [20, 200]).flatMap { count in
        try EnumSource.Layout.allCases.flatMap { layout in
          try withTemporaryDirectory { try rows(EnumSource(caseCount: count, layout: layout), optimization, in: $0) }
        }
      }
    }
  }

  private func rows(_ source: EnumSource, _ optimization: Optimization, in directory: URL) throws -> [Row] {
    let authors = EnumSource.Author.allCases
    let commands = try authors.map { author in
      var files = [directory.appending(path: "\(author)/Action.swift")]
      try source.declaration(by: author).write(to: files[0])
      switch author {
      case .nobody, .synthesis: break
      case .byHand:
        files.append(directory.appending(path: "\(author)/Conformance.swift"))
        try source.byHand.write(to: files[1])
      case .ours:
        try Command(tools[0], ["generate", files[0].path]).run()
        files.append(directory.appending(path: "\(author)/Action+CodableEnum.swift"))
      }
      return Command(
        "swiftc",
        [
          "-c", "-wmo", "-parse-as-library", "-module-name", "Cost", "-swift-version", "6", optimization.rawValue,
          "-I", tools[optimization == .none ? 1 : 2], "-o", object(author, in: directory),
        ] + files.map(\.path)
      )
    }
    let times = try interleaved(commands, times: isQuick ? 1 : 3).map(\.processor)
    let sizes = try authors.map { try codeSize(of: object($0, in: directory)) }
    func perCase(_ values: [Double], _ author: EnumSource.Author) -> Double {
      let own = values[authors.firstIndex(of: author) ?? 0]
      return (own - values[authors.firstIndex(of: .nobody) ?? 0]) / Double(source.caseCount)
    }
    let subject = "a case, of \(source.caseCount), .\(source.layout), \(optimization.rawValue)"
    func row(_ what: String, _ values: [Double], _ text: (Double) -> String, _ limit: Double) -> Row {
      let (ours, synthesis, byHand) = (perCase(values, .ours), perCase(values, .synthesis), perCase(values, .byHand))
      return Row(
        subject: "\(what) \(subject)",
        ours: text(ours),
        rival: "synthesis \(text(synthesis)), by hand \(text(byHand))",
        ratio: ours / synthesis,
        remark: "by hand \((ours / byHand).formatted(2))",
        // The promise is about debug builds.
        target: optimization == .none ? .ratio(limit) : nil
      )
    }
    return [
      row("time to compile", times, \.seconds, 0.5),
      row("code of", sizes, { "\($0.formatted(0)) bytes" }, 0.3),
    ]
  }

  private func object(_ author: EnumSource.Author, in directory: URL) -> String {
    directory.appending(path: "\(author).o").path
  }

  /// The bytes of machine code in an object file.
  private func codeSize(of object: String) throws -> Double {
    let sections = try Command("size", ["-A", object]).run().output.split(separator: "\n").map {
      $0.split(separator: " ")
    }
    return sections.filter { $0.count == 3 && $0[0].hasPrefix(".text") }.compactMap { Double($0[1]) }.reduce(0, +)
  }
}
