import Foundation

/// How long the generator takes, against reading the same files and against swift-syntax parsing them.
struct GeneratorMeasurement {
  var isQuick: Bool
  /// The tool, built for debugging and for release.
  var debug: String
  var release: String
  /// A program that parses files with swift-syntax, if it is there.
  var parser: String?

  func rows() throws -> [Row] {
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
          return try measure(subject, bytes, isAnnotated: isAnnotated, in: directory)
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
          in: directory
        )
      }
    }
    return rows
  }

  private enum Program { case debug, release, parser }

  /// A program over the files, or over an empty one: what a process costs that has nothing to do.
  private struct Trial: Hashable {
    var program: Program
    var isEmpty: Bool
  }

  private func measure(
    _ subject: String,
    _ bytes: Int,
    isAnnotated: Bool,
    in directory: URL
  ) throws -> [Row] {
    let input = directory.appending(path: "in")
    let empty = directory.appending(path: "empty")
    try "".write(to: empty.appending(path: "Empty.swift"))
    let programs: [Program] = [.debug, .release] + (parser == nil ? [] : [.parser])
    let commands = programs.flatMap { program in
      [false, true].map { isEmpty in
        let path = isEmpty ? empty.path : input.path
        let output = directory.appending(path: "out").path
        let command =
          switch program {
          case .debug: Command(debug, ["generate", "--output", output, path])
          case .release: Command(release, ["generate", "--output", output, path])
          case .parser: Command(parser ?? "", [path])
          }
        return (name: Trial(program: program, isEmpty: isEmpty), command: command)
      }
    }
    // Outputs are written once; from then on they are only compared, as in a build.
    for (_, command) in commands { try command.run() }
    let rounds = isQuick ? 3 : bytes > 500_000 ? 5 : 15
    let times = try interleaved(commands, times: rounds)
    func whole(_ program: Program) throws -> Double {
      try times.measured(Trial(program: program, isEmpty: false)).wall
    }
    func work(_ program: Program) throws -> Double {
      try whole(program) - times.measured(Trial(program: program, isEmpty: true)).wall
    }
    let reading = Rival(name: "reading", seconds: try (0..<rounds).map { _ in try Self.read(input) }.median)
    let parsing = parser == nil ? nil : Rival(name: "swift-syntax parsing", seconds: try work(.parser))
    // What an annotated file costs is to be compared with parsing it.
    let (main, other) = isAnnotated && parsing != nil ? (parsing ?? reading, reading) : (reading, parsing)

    let isLarge = bytes > 5_000_000
    let target = !isLarge ? nil : !isAnnotated ? 1.5 : parser != nil ? 0.1 : nil
    return try [(Program.debug, nil), (.release, target)].map { program, target in
      let work = try work(program)
      // A process takes a few milliseconds to start, and not always as many.
      let canBeTold = work > Self.noise
      let isSound = canBeTold && main.seconds > 0
      return Row(
        subject: "\(program), \(subject)",
        ours: try whole(program).seconds + (canBeTold ? ", \(speed(bytes, work))" : ""),
        rival: [reading, parsing].compactMap { $0 }.map { "\($0.name) \(speed(bytes, $0.seconds))" }
          .joined(separator: ", "),
        ratio: isSound ? work / main.seconds : nil,
        remark: canBeTold ? remark(on: work, against: other) : "no more than starting the process",
        target: isSound ? target.map { .ratio($0) } : nil
      )
    }
  }

  /// What else takes its time over the same files.
  private struct Rival {
    var name: String
    var seconds: Double
  }

  /// Seconds by which the start of a process varies.
  private static let noise = 0.000_3

  private func remark(on work: Double, against rival: Rival?) -> String {
    guard let rival, rival.seconds > Self.noise else { return "" }
    return "\(rival.name) \((work / rival.seconds).formatted(2))"
  }

  private func speed(_ bytes: Int, _ seconds: Double) -> String {
    "\((Double(bytes) / 1e6 / max(seconds, 1e-6)).formatted(1)) MB/s"
  }

  /// The seconds it takes to read every file of a directory and do nothing with it: what a generator can at best cost.
  private static func read(_ directory: URL) throws -> Double {
    let start = ContinuousClock.now
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() {
      count += try Data(contentsOf: directory.appending(path: name)).count
    }
    guard count > 0 else { throw Failure(description: "nothing to read") }
    return start.duration(to: .now) / .seconds(1)
  }

  /// A file as people write them, some 10 kB: types, functions, comments, literals; and an enum in one place, if any.
  private static func file(_ index: Int, isAnnotated: Bool) -> String {
    let annotated = EnumSource(name: "Action\(index)", caseCount: 12, layout: .flattenedStatus)
    return """
      import Foundation

      /// What is in file \(index).
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
