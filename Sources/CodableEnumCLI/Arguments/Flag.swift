/// The tool's flags; the raw value is how a flag is spelled.
enum Flag: String, CaseIterable {
  case output = "--output"
  case sharedOutput = "--shared-output"
  case shared = "--shared"
  case typesOutput = "--types-output"
  case committed = "--committed"
  case stdout = "--stdout"
  case check = "--check"
  case prune = "--prune"
  case diagnostics = "--diagnostics"
  case help = "--help"
  case version = "--version"

  /// The commands that it goes with.
  var commands: Set<Command> {
    switch self {
    case .output, .sharedOutput, .shared, .typesOutput: [.generate, .check]
    case .committed, .stdout, .check, .prune: [.generate]
    case .diagnostics: Set(Command.allCases).subtracting([.completion])
    case .help: Set(Command.allCases)
    case .version: []
    }
  }

  /// What its value is; nil if it has none.
  var value: FlagValue? {
    switch self {
    case .output: .directory
    case .sharedOutput, .shared, .typesOutput, .committed: .file
    case .diagnostics: .word("format", DiagnosticFormat.allCases.map(\.rawValue))
    case .stdout, .check, .prune, .help, .version: nil
    }
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool { self == .shared || self == .committed }

  /// The flags that contradict it.
  var contradictions: [Flag] {
    switch self {
    case .stdout: [.output, .sharedOutput, .typesOutput, .committed, .check, .prune]
    case .prune: [.check]
    case .committed: [.check]
    case .output, .sharedOutput, .shared, .typesOutput, .check, .diagnostics, .help, .version: []
    }
  }

  /// The flag without which it means nothing.
  var prerequisite: Flag? { self == .shared ? .sharedOutput : nil }

  /// What it does, for the usage text.
  var summary: String {
    switch self {
    case .output: "Where the outputs go, if not beside their inputs."
    case .sharedOutput:
      """
      Write the conformances of all files given by --shared into this one: for files without annotations, whose \
      outputs would only be more files to compile.
      """
    case .shared: "One more input, whose output is the shared one."
    case .typesOutput:
      """
      Write one more file: a list of all types with @CodableType, to register them with one call. The inputs should be \
      all files of a target.
      """
    case .committed:
      """
      An output that is compiled as it is, and so is compared, not written: its input's, where the names match, or the \
      list of types.
      """
    case .stdout: "Print the outputs instead of writing them."
    case .check: "The same as the command check."
    case .prune:
      """
      Delete outputs whose input is gone, and those of files in a directory that have lost their annotations, which \
      are emptied without it. With --output, an input is gone unless it is one of this run's.
      """
    case .diagnostics:
      "xcode (path:line:column: error: …), github (workflow commands) or json (one object per line)."
    case .help: "Print this text; after a command, the text about it."
    case .version: "Print the tool's version."
    }
  }
}

/// What follows a flag.
enum FlagValue {
  case directory, file
  /// What it is called, and all that it can be.
  case word(String, [String])

  var name: String {
    switch self {
    case .directory: "directory"
    case .file: "file"
    case .word(let name, _): name
    }
  }
}
