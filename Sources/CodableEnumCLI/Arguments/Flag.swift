/// The tool's flags; the raw value is how a flag is spelled.
package enum Flag: String, CaseIterable {
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
  package var commands: Set<Command> {
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
  package func value(with command: Command) -> FlagValue? {
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
  package var values: [FlagValue] {
    Command.allCases.filter(commands.contains).compactMap(value).reduce(into: []) { values, value in
      if !values.contains(value) { values.append(value) }
    }
  }

  /// Whether it may be given more than once.
  package var isRepeatable: Bool { self == .shared || self == .committed || self == .map }

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

  /// Its summary in the usage text.
  package var summary: String {
    switch self {
    case .output:
      """
      Where the outputs go, if not beside their inputs; of a schema, the file, if it is not to be printed; of lock, the \
      file, if it is not \(Options.defaultLock).
      """
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
    case .tests:
      """
      Write nothing but this file: tests of all annotated enums, by values that you give, and by JSON that earlier runs \
      of the tests recorded.
      """
    case .module:
      """
      The module that the tests import. If it is not given, it is the folder in Sources that an input is in, unless the \
      tests are in it, too.
      """
    case .committed:
      """
      An output that is compiled as it is, and so is compared, not written: its input's, where the names match, or the \
      list of types.
      """
    case .stdout: "Print the outputs instead of writing them."
    case .check: "The same as the command check."
    case .lock:
      """
      The file that lock wrote: fail if a change breaks readers of old data (new code cannot read what old code wrote) \
      or peers already deployed (old code cannot read what new code writes); - is standard input.
      """
    case .peers: "With --lock, fail for what is new, too, if peers already deployed do not survive it, such as a case."
    case .format:
      """
      Of a schema, its language: json-schema, openapi, typescript. Of a preview, text or markdown, for a pull request.
      """
    case .dates:
      """
      How the coder is told to write dates: iso8601, or seconds or milliseconds since 1970. Its default is seconds since \
      2001.
      """
    case .name: "What the enum is called. If it is not given, it is made of the name of the one JSON file."
    case .enumeration:
      """
      Print this enum of a Swift file, the first if none is named, with the annotations that make it write the samples.
      """
    case .key: "The key of the tag, where several could be."
    case .at: "Where in each JSON value the samples are: one, or an array of them."
    case .map: "An object of the samples, from their own root, that is a dictionary, such as /prices."
    case .open: "Add a case that catches what the samples do not have."
    case .detect: "Take texts for UUIDs, URLs and dates where all samples are, and where they are written as they were."
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

/// The kind of a flag's value.
package enum FlagValue: Equatable {
  case directory, file
  /// By what it is called.
  case word(String)

  package var name: String {
    switch self {
    case .directory: "directory"
    case .file: "file"
    case .word(let name): name
    }
  }
}
