import CodableEnumSpelling

/// What the tool is asked to do.
enum Command: String, CaseIterable {
  case generate, check, inspect, preview
}

/// How it is asked to do it.
struct Options {
  /// Files and directories, as given.
  var paths: [String] = []
  /// Files whose conformances stand in one output.
  var sharedPaths: [String] = []
  /// Where outputs go; beside their inputs if nil.
  var outputDirectory: String?
  /// The output of the files that share one; nil if none do.
  var sharedOutput: String?
  /// Where the list of all types of open sets goes; nil if none is asked for.
  var typesOutput: String?
  var writesToStandardOutput = false
  var prunes = false
  var diagnostics = DiagnosticFormat.xcode
}

/// The arguments of the tool, understood.
enum Invocation {
  case help, version
  case command(Command, Options)

  /// invocation → command ( option | path | "@" file )* ( "--" path* )?
  static func parse(_ arguments: [String]) throws(ToolError) -> Invocation {
    var parser = ArgumentParser(rest: try expand(arguments)[...])
    return try parser.parse()
  }

  /// Puts the lines of each `@file` in its place.
  private static func expand(_ arguments: [String]) throws(ToolError) -> [String] {
    var expanded: [String] = []
    for argument in arguments {
      if argument.hasPrefix("@"), argument.count > 1 {
        let text = String(decoding: try Disk.read(String(argument.dropFirst())), as: UTF8.self)
        expanded += text.split(whereSeparator: \.isNewline).map(String.init)
      } else {
        expanded.append(argument)
      }
    }
    return expanded
  }
}

private struct ArgumentParser {
  var rest: ArraySlice<String>
  private var command: Command?
  private var checks = false
  private var options = Options()
  /// Those that were given, as spelt.
  private var given: Set<String> = []

  private static let known = [
    "--output", "--shared", "--shared-output", "--types-output", "--stdout", "--check", "--prune", "--diagnostics",
    "--help", "--version",
  ]
  private static let contradictions = [
    ("--output", "--stdout"), ("--shared-output", "--stdout"), ("--types-output", "--stdout"), ("--check", "--stdout"),
    ("--prune", "--stdout"), ("--check", "--prune"),
  ]

  init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  mutating func parse() throws(ToolError) -> Invocation {
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--version": return .version
      case "--":
        options.paths += rest
        rest = []
      default:
        if argument.hasPrefix("-"), argument != "-" {
          try parseOption(argument)
        } else if command == nil {
          command = try parseCommand(argument)
        } else {
          options.paths.append(argument)
        }
      }
    }
    return try validated()
  }

  private func parseCommand(_ word: String) throws(ToolError) -> Command {
    let known = Command.allCases.map(\.rawValue)
    guard let command = Command(rawValue: word) else {
      throw .usage("unknown command '\(word)'" + suggestion(word, known))
    }
    return command
  }

  private mutating func parseOption(_ argument: String) throws(ToolError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let value = parts.count == 2 ? parts[1] : nil
    given.insert(parts[0])
    switch (parts[0], value) {
    case ("--stdout", nil): options.writesToStandardOutput = true
    case ("--check", nil): checks = true
    case ("--prune", nil): options.prunes = true
    case ("--output", _): options.outputDirectory = try parseValue(of: parts[0], value)
    case ("--shared", _): options.sharedPaths.append(try parseValue(of: parts[0], value))
    case ("--shared-output", _): options.sharedOutput = try parseValue(of: parts[0], value)
    case ("--types-output", _): options.typesOutput = try parseValue(of: parts[0], value)
    case ("--diagnostics", _):
      let name = try parseValue(of: parts[0], value)
      guard let format = DiagnosticFormat(rawValue: name) else {
        let known = DiagnosticFormat.allCases.map(\.rawValue)
        throw .usage("unknown format '\(name)' of diagnostics" + suggestion(name, known))
      }
      options.diagnostics = format
    default:
      if Self.known.contains(parts[0]) { throw .usage("option '\(parts[0])' takes no value") }
      throw .usage("unknown option '\(parts[0])'" + suggestion(parts[0], Self.known))
    }
  }

  private mutating func parseValue(of option: String, _ attached: String?) throws(ToolError) -> String {
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .usage("option '\(option)' needs a value")
    }
    return value
  }

  private func suggestion(_ word: String, _ known: [String]) -> String {
    if let nearest = nearestSpelling(to: word, in: known) { return "; did you mean '\(nearest)'?" }
    return "; expected one of " + known.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Refuses what does not go together.
  private func validated() throws(ToolError) -> Invocation {
    guard let command else { throw .usage("expected a command") }
    guard !options.paths.isEmpty || !options.sharedPaths.isEmpty else {
      throw .usage("expected a file or a directory")
    }
    let idle: Set<String> =
      switch command {
      case .generate: []
      case .check: ["--stdout", "--prune"]
      case .inspect, .preview:
        ["--output", "--shared", "--shared-output", "--types-output", "--stdout", "--check", "--prune"]
      }
    if let option = given.intersection(idle).min() {
      throw .usage("option '\(option)' does not go with '\(command.rawValue)'")
    }
    for (option, other) in Self.contradictions where given.isSuperset(of: [option, other]) {
      throw .usage("options '\(option)' and '\(other)' do not go together")
    }
    if !options.sharedPaths.isEmpty, options.sharedOutput == nil {
      throw .usage("option '--shared' needs the option '--shared-output'")
    }
    return .command(checks ? .check : command, options)
  }
}
