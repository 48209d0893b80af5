import Foundation

/// `Harness <measurement> <file for its rows> [--quick] [--debug] [--without-swift-syntax] [--without-prebuilt]
/// [--metacodable <checkout>] …`, `Harness table <file>…`; `run` calls it.
@main
struct Harness {
  static func main() throws {
    var arguments = Arguments(CommandLine.arguments.dropFirst())
    let isQuick = arguments.flag("--quick")
    let measurement = try arguments.next("measurement")
    if measurement == "table" {
      print(try arguments.rest.map { try Section(at: $0) }.table)
      return
    }
    let file = try arguments.next("file")
    try section(measurement, isQuick, &arguments).save(to: file)
  }

  private static func section(_ name: String, _ isQuick: Bool, _ arguments: inout Arguments) throws -> Section {
    switch name {
    case "run-time":
      Section("run time", try RunTimeReport(file: arguments.next("times")).rows())
    case "generator":
      Section(
        "generator",
        try GeneratorMeasurement(
          isQuick: isQuick,
          debug: arguments.next("debug tool"),
          release: arguments.next("release tool"),
          parser: arguments.rest.first
        ).rows()
      )
    case "compile":
      Section(
        "compile time and code size",
        try CompileMeasurement(
          isQuick: isQuick,
          tool: arguments.next("tool"),
          debugModules: arguments.next("debug modules"),
          releaseModules: arguments.next("release modules")
        ).rows()
      )
    case "size":
      Section(
        "size of a program",
        try SizeMeasurement(isQuick: isQuick, environment: arguments.environment(isQuick: isQuick)).rows()
      )
    case "clean-build":
      Section(
        "clean builds",
        try ConsumerMeasurement(isQuick: isQuick, environment: arguments.environment(isQuick: isQuick)).cleanRows()
      )
    case "consumer":
      Section(
        "build cost to a consumer",
        try ConsumerMeasurement(isQuick: isQuick, environment: arguments.environment(isQuick: isQuick)).rows()
      )
    case "large-consumer":
      Section(
        "build cost to a large consumer",
        try LargeConsumerMeasurement(isQuick: isQuick, environment: arguments.environment(isQuick: isQuick)).rows()
      )
    case "tests":
      Section("tests of a bare clone", try TestsMeasurement(package: arguments.next("package")).rows())
    default: throw Failure(description: "no measurement '\(name)'")
    }
  }
}

/// The words of the command line, taken one after another.
private struct Arguments {
  private(set) var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) { rest = words }

  /// Whether a flag is there; it is taken.
  mutating func flag(_ name: String) -> Bool {
    let isThere = rest.contains(name)
    rest.removeAll { $0 == name }
    return isThere
  }

  /// The word after an option; both are taken.
  mutating func option(_ name: String) throws -> String? {
    guard let index = rest.firstIndex(of: name) else { return nil }
    guard index + 1 < rest.endIndex else { throw Failure(description: "\(name) has no value") }
    let value = rest[index + 1]
    rest.removeSubrange(index...index + 1)
    return value
  }

  mutating func next(_ name: String) throws -> String {
    guard let word = rest.popFirst() else { throw Failure(description: "<\(name)> is missing") }
    return word
  }

  /// What all consumers depend on.
  mutating func environment(isQuick: Bool) throws -> Consumer.Environment {
    let isDebugOnly = flag("--debug")
    let hasRival = !flag("--without-swift-syntax")
    let hasPrebuilt = !flag("--without-prebuilt")
    let metaCodable = try option("--metacodable")
    return try Consumer.Environment(
      configurations: isQuick || isDebugOnly ? ["debug"] : ["debug", "release"],
      hasRival: hasRival && !isQuick,
      metaCodable: metaCodable,
      hasPrebuilt: hasPrebuilt,
      package: next("package"),
      tool: next("tool"),
      rivals: next("rivals"),
      rivalConsumers: next("the folder of the rivals' consumers"),
      prebuilt: next("the package of prebuilt plugins")
    )
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}
