import Foundation

/// How long the generator takes, against reading the same files and against swift-syntax parsing them.
struct GeneratorMeasurement {
  var isQuick: Bool
  /// The tool built for debugging, and for release; the parser, if it is there.
  var tools: [String]

  func rows() throws -> [Row] {
    guard tools.count >= 2 else { throw Failure(description: "generator: <debug tool> <release tool> [<parser>]") }
    var rows: [Row] = []
    for count in isQuick ? [1, 100] : [1, 10, 100, 1_000] {
      for isAnnotated in [false, true] {
        rows += try withTemporaryDirectory { directory in
          var bytes = 0
          for index in 0..<count {
            let text = Self.file(index, isAnnotated: isAnnotated)
            bytes += text.utf8.count
            try text.write(to: directory.appending(path: "in/File\(index).swift"))
          }
          let kind = isAnnotated ? "annotated" : "plain"
          let subject = "\(count) \(kind) file\(count == 1 ? "" : "s") of \(bytes / count / 1_000) kB"
          return try measure(subject, bytes, isAnnotated: isAnnotated, isLarge: count == 1_000, in: directory)
        }
      }
    }
    for count in isQuick ? [10, 1_000] : [10, 100, 1_000, 10_000] {
      rows += try withTemporaryDirectory { directory in
        let text = EnumSource(caseCount: count, layout: .flattenedStatus).declaration(by: .ours)
        try text.write(to: directory.appending(path: "in/Enum.swift"))
        return try measure(
          "an enum of \(count) cases",
          text.utf8.count,
          isAnnotated: true,
          isLarge: false,
          in: directory
        )
      }
    }
    return rows
  }

  private func measure(
    _ subject: String,
    _ bytes: Int,
    isAnnotated: Bool,
    isLarge: Bool,
    in directory: URL
  ) throws -> [Row] {
    let input = directory.appending(path: "in").path
    func generate(_ tool: String, _ name: String) -> Command {
      Command(tool, ["generate", "--output", directory.appending(path: name).path, input])
    }
    // What a process costs that has nothing to do: the loader, the libraries.
    let empty = directory.appending(path: "empty/Empty.swift")
    try "".write(to: empty)
    var commands = [
      generate(tools[0], "debug"), generate(tools[1], "release"),
      Command(CommandLine.arguments[0], ["read", input]),
      Command(tools[1], ["generate", "--stdout", empty.path]),
    ]
    if tools.count > 2 { commands += [Command(tools[2], [input]), Command(tools[2], [empty.path])] }
    // Outputs are written once; from then on they are only compared, as in a build.
    for command in commands { try command.run() }
    let times = try interleaved(commands, times: isQuick ? 3 : 11).map(\.wall)
    func speed(_ seconds: Double) -> String { "\((Double(bytes) / 1e6 / seconds).formatted(1)) MB/s" }
    let own = times[1]
    var rows = [
      Row(
        subject: "generate, release: \(subject)",
        ours: "\(own.seconds), \(speed(own))",
        rival: "reading, \(times[2].seconds)",
        ratio: own / times[2],
        target: isLarge && !isAnnotated ? .ratio(1.5) : nil
      ),
      Row(
        subject: "generate, debug: \(subject)",
        ours: "\(times[0].seconds), \(speed(times[0]))",
        rival: "reading, \(times[2].seconds)",
        ratio: times[0] / times[2]
      ),
    ]
    if tools.count > 2 {
      let (ownWork, parsing) = (max(own - times[3], 1e-5), max(times[4] - times[5], 1e-5))
      rows.append(
        Row(
          subject: "generate, release, without the start of the process: \(subject)",
          ours: "\(ownWork.seconds), \(speed(ownWork))",
          rival: "swift-syntax parsing, \(parsing.seconds), \(speed(parsing))",
          ratio: ownWork / parsing,
          target: isLarge && isAnnotated ? .ratio(0.1) : nil
        )
      )
    }
    return rows
  }

  /// A file as people write them, some 10 kB: types, functions, comments, literals; and an enum in one place, if any.
  private static func file(_ index: Int, isAnnotated: Bool) -> String {
    let annotated = EnumSource(name: "Action\(index)", caseCount: 12, layout: .flattenedStatus)
    return """
      import Foundation

      /// What stands in file \(index).
      \(isAnnotated ? annotated.declaration(by: .ours) : "")
      \((0..<12).map { type("Model\(index)Part\($0)") }.joined(separator: "\n"))
      """
  }

  private static func type(_ name: String) -> String {
    """
    /// A model with a few properties, which is loaded, checked and shown.
    ///
    /// It is a value: copies are independent of each other.
    public struct \(name): Codable, Equatable, Sendable {
      /// The identity, stable across launches.
      public let id: UUID
      public var title: String = "untitled"
      public var tags: [String: [Int]] = ["first": [1, 2, 3], "second": []]
      private(set) var isLoaded = false

      // Called whenever the network answers; see the documentation of the server.
      public mutating func load(from data: Data, using decoder: JSONDecoder = JSONDecoder()) throws {
        guard !data.isEmpty else { throw CocoaError(.coderReadCorrupt) }
        self = try decoder.decode(Self.self, from: data)
        isLoaded = true
      }

      func summary(limit: Int) -> String {
        let shown = tags.sorted { $0.key < $1.key }.prefix(limit).map { "\\($0.key): \\($0.value.count)" }
        switch shown.count {
        case 0: return "\\(title) has no tags"
        case 1...5: return "\\(title): \\(shown.joined(separator: ", "))"
        default: return #"\\#(title) has "many" tags"#
        }
      }
    }

    """
  }
}
