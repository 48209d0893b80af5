import Foundation

/// `Harness <measurement> <file for its rows> [--quick] …`, `Harness table <file>…`; `run` calls it.
@main
struct Harness {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isQuick = arguments.contains("--quick")
    arguments.removeAll { $0 == "--quick" }
    guard arguments.count >= 2 else { throw Failure(description: "usage: Harness <measurement> <file> …") }
    let (measurement, file, rest) = (arguments[0], arguments[1], Array(arguments.dropFirst(2)))
    switch measurement {
    case "run-time": try Section("run time", RunTimeReport(file: rest[0]).rows()).save(to: file)
    case "generator":
      try Section(
        "generator",
        GeneratorMeasurement(isQuick: isQuick, debug: rest[0], release: rest[1], parser: rest.dropFirst(2).first).rows()
      ).save(to: file)
    case "compile":
      try Section("compile time and code size", CompileMeasurement(isQuick: isQuick, tools: rest).rows()).save(to: file)
    case "consumer":
      try Section("build cost to a consumer", ConsumerMeasurement(isQuick: isQuick, packages: rest).rows()).save(
        to: file
      )
    case "table": print(try arguments.dropFirst().map { try Section(at: $0) }.table)
    default: throw Failure(description: "no measurement '\(measurement)'")
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}
