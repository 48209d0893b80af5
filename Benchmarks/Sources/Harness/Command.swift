import Foundation

/// A program that is run to be timed.
struct Command {
  var executable: String
  var arguments: [String]
  var directory: String?

  init(_ executable: String, _ arguments: [String], in directory: String? = nil) {
    self.executable = executable
    self.arguments = arguments
    self.directory = directory
  }

  struct Duration {
    /// From start to end.
    var wall: Double
    /// On the processor, of the program and of those that it started.
    var processor: Double
  }

  @discardableResult
  func run() throws -> Duration {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [executable] + arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    let output = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    let before = Self.processorTime
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let wall = start.duration(to: .now) / .seconds(1)
    try handle.close()
    guard process.terminationStatus == 0 else {
      let text = try String(contentsOf: output, encoding: .utf8)
      throw Failure(description: "\(executable) \(arguments.joined(separator: " ")) failed:\n\(text.suffix(4_000))")
    }
    return Duration(wall: wall, processor: Self.processorTime - before)
  }

  /// What the command printed.
  func output() throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [executable] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// `RUSAGE_CHILDREN`, which Glibc gives another type than `getrusage` takes.
  private static let children: Int32 = -1

  private static var processorTime: Double {
    var usage = rusage()
    getrusage(children, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}

/// Runs commands in turn, so that what disturbs one disturbs all; the median of each.
func interleaved(_ commands: [Command], times: Int) throws -> [Command.Duration] {
  var runs = [[Command.Duration]](repeating: [], count: commands.count)
  for _ in 0..<times {
    for index in commands.indices { runs[index].append(try commands[index].run()) }
  }
  return runs.map { .init(wall: $0.map(\.wall).median, processor: $0.map(\.processor).median) }
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
