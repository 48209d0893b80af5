import Foundation

/// A program that is run to be timed.
///
/// It is spawned by hand: `Process` looks for its end only every 50 ms.
struct Command {
  var executable: String
  var arguments: [String]

  init(_ executable: String, _ arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  struct Run {
    /// Seconds from start to end.
    var wall: Double
    /// Seconds on the processor, of the program and of those that it started.
    var processor: Double
    /// What it printed.
    var output: String
  }

  @discardableResult
  func run() throws -> Run {
    let log = FileManager.default.temporaryDirectory.appending(path: "codable-enum-\(UUID().uuidString).log").path
    defer { unlink(log) }
    #if canImport(Darwin)
      var redirections: posix_spawn_file_actions_t?
    #else
      var redirections = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&redirections)
    defer { posix_spawn_file_actions_destroy(&redirections) }
    posix_spawn_file_actions_addopen(&redirections, 1, log, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&redirections, 1, 2)
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }

    let start = ContinuousClock.now
    var (process, status, usage) = (pid_t(), Int32(), rusage())
    guard posix_spawnp(&process, executable, &redirections, nil, &words, environ) == 0 else {
      throw Failure(description: "\(executable) does not start")
    }
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    let wall = start.duration(to: .now) / .seconds(1)

    let output = try String(contentsOfFile: log, encoding: .utf8)
    guard status == 0 else {
      throw Failure(description: "\(executable) \(arguments.joined(separator: " ")) failed:\n\(output.suffix(4_000))")
    }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return Run(wall: wall, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), output: output)
  }
}

/// Medians over several runs.
struct Medians: Codable {
  /// Seconds from start to end.
  var wall: Double
  /// Seconds on the processor.
  var processor: Double

  init(_ runs: [Command.Run]) {
    wall = runs.map(\.wall).median
    processor = runs.map(\.processor).median
  }
}

/// Runs commands in turn, so that what disturbs one disturbs all; the medians of each, by its name.
func interleaved<Name: Hashable>(_ commands: [(name: Name, command: Command)], times: Int) throws -> [Name: Medians] {
  var runs: [Name: [Command.Run]] = [:]
  for _ in 0..<times {
    for (name, command) in commands { runs[name, default: []].append(try command.run()) }
  }
  return runs.mapValues(Medians.init)
}

extension Dictionary {
  /// What was measured under a name.
  func measured(_ name: Key) throws -> Value {
    guard let value = self[name] else { throw Failure(description: "\(name) was not measured") }
    return value
  }
}

/// A directory that is there as long as it is used.
func withTemporaryDirectory<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let directory = FileManager.default.temporaryDirectory.appending(path: "codable-enum-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try body(directory)
}

extension String {
  func write(to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file, atomically: true, encoding: .utf8)
  }
}
