/// The tool's flags; the raw value is how a flag is spelled.
enum Flag: String, CaseIterable {
  case output = "--output"
  case sharedOutput = "--shared-output"
  case shared = "--shared"
  case typesOutput = "--types-output"
  case tests = "--tests"
  case module = "--module"
  case committed = "--committed"
  case stdout = "--stdout"
  case check = "--check"
  case lock = "--lock"
  case peers = "--peers"
  case format = "--format"
  case dates = "--dates"
  case name = "--name"
  case enumeration = "--enum"
  case key = "--key"
  case at = "--at"
  case map = "--map"
  case open = "--open"
  case detect = "--detect"
  case prune = "--prune"
  case diagnostics = "--diagnostics"
  case help = "--help"
  case version = "--version"

  /// The commands that it goes with.
  var commands: Set<Command> {
    switch self {
    case .output: [.generate, .check, .schema, .lock]
    case .sharedOutput, .shared, .typesOutput, .tests, .module: [.generate, .check]
    case .committed, .stdout, .check, .prune: [.generate]
    case .lock, .peers: [.check]
    case .format: [.preview, .schema]
    case .dates: [.schema]
    case .name, .enumeration, .key, .at, .map, .open, .detect: [.infer]
    case .diagnostics: Set(Command.allCases).subtracting([.completion])
    case .help: Set(Command.allCases)
    case .version: []
    }
  }

  /// The kind of its value with a command, if it has one.
  func value(with command: Command) -> FlagValue? {
    switch self {
    case .output: command == .schema || command == .lock ? .file : .directory
    case .format, .diagnostics: .word("format")
    case .dates: .word("strategy")
    case .sharedOutput, .shared, .typesOutput, .tests, .committed, .lock: .file
    case .module: .word("name")
    case .name: .word("Name")
    case .enumeration: .word("File.swift[:Name]")
    case .key: .word("key")
    case .at, .map: .word("JSON pointer")
    case .stdout, .check, .peers, .open, .detect, .prune, .help, .version: nil
    }
  }

  /// The kinds of its value with its commands, each once.
  var values: [FlagValue] {
    Command.allCases.filter(commands.contains).compactMap(value).reduce(into: []) { values, value in
      if !values.contains(value) { values.append(value) }
    }
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool { self == .shared || self == .committed || self == .map }

  /// The flags that contradict it.
  var contradictions: [Flag] {
    switch self {
    case .stdout: [.output, .sharedOutput, .typesOutput, .committed, .check, .prune]
    case .prune: [.check]
    case .committed: [.check]
    case .tests: [.output, .sharedOutput, .shared, .typesOutput, .committed, .stdout, .lock, .prune]
    case .enumeration: [.name, .open]
    case .output, .sharedOutput, .shared, .typesOutput, .module, .check, .lock, .peers, .format, .dates, .name, .key,
      .at, .map, .open, .detect, .diagnostics, .help, .version:
      []
    }
  }

  /// The flag without which it means nothing.
  var prerequisite: Flag? {
    switch self {
    case .shared: .sharedOutput
    case .module: .tests
    case .peers: .lock
    case .output, .sharedOutput, .typesOutput, .tests, .committed, .stdout, .check, .lock, .format, .dates, .name,
      .enumeration, .key, .at, .map, .open, .detect, .prune, .diagnostics, .help, .version:
      nil
    }
  }
}

/// The kind of a flag's value.
enum FlagValue: Equatable {
  case directory, file
  /// By what it is called.
  case word(String)

  var name: String {
    switch self {
    case .directory: "directory"
    case .file: "file"
    case .word(let name): name
    }
  }
}
