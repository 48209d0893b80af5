import Foundation

// Some coders stop the program at what they cannot write, so values are sent in a process of their own.

/// Runs checks in this process and says before and after each how it goes.
func runChecks(_ coder: String, from first: String) {
  guard let coder = Coder(rawValue: coder), let first = Int(first) else { fatalError("no such coder") }
  for index in checks.indices.dropFirst(first) {
    report("begin \(index)")
    do {
      try checks[index].run(coder)
      report("equal \(index)")
    } catch {
      report("fails \(index) \(String(describing: error).replacing("\n", with: " ").prefix(300))")
    }
  }
}

/// Exits with an error, in one way or another, if the limit holds.
func runProof(_ index: String) throws {
  guard let limit = Int(index).map({ limits[$0] }) else { fatalError("no such limit") }
  try limit.proof(limit.coder)
}

/// Writes a line at once: what is in a buffer is lost when the program stops.
private func report(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// What went wrong, by the index of the check.
func failures(of coder: Coder) throws -> [Int: String] {
  var failures: [Int: String] = [:]
  var next: Int? = 0
  while let first = next {
    next = nil
    for line in try child("--check", coder.rawValue, String(first)).output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count >= 2, let index = Int(words[1]) else { continue }
      switch words[0] {
      case "begin": (failures[index], next) = ("stops the program", index + 1)
      case "equal": (failures[index], next) = (nil, nil)
      default: (failures[index], next) = (words.count > 2 ? String(words[2]) : "", nil)
      }
    }
  }
  return failures
}

/// What this program, started once more, says, and whether it succeeds.
func child(_ arguments: String...) throws -> (output: String, succeeds: Bool) {
  let process = Process()
  process.executableURL = URL(filePath: CommandLine.arguments[0])
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (String(decoding: data, as: UTF8.self), process.terminationStatus == 0)
}
