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
  case against = "--against"
  case accept = "--accept"
  case peers = "--peers"
  case roots = "--roots"
  case release = "--release"
  case forget = "--forget"
  case samples = "--samples"
  case type = "--type"
  case verbose = "--verbose"
  case all = "--all"
  case format = "--format"
  case contract = "--contract"
  case provider = "--for"
  case wrap = "--wrap"
  case inline = "--inline"
  case dates = "--dates"
  case name = "--name"
  case enumeration = "--enum"
  case key = "--key"
  case at = "--at"
  case map = "--map"
  case open = "--open"
  case closed = "--closed"
  case detect = "--detect"
  case partial = "--partial"
  case keys = "--keys"
  case synthesized = "--synthesized"
  case write = "--write"
  case baseline = "--baseline"
  case writeBaseline = "--write-baseline"
  case prune = "--prune"
  case quiet = "--quiet"
  case diagnostics = "--diagnostics"
  case help = "--help"
  case version = "--version"
}

extension Flag {
  var commands: Set<Command> { row.commands }

  /// The flags of which it needs one with a command; none if it needs none.
  func prerequisites(with command: Command) -> [Flag] {
    switch (command, self) {
    case (.check, .dates), (.check, .at), (.check, .map), (.check, .partial): [.samples]
    case (.check, .peers): [.lock, .against]
    case (.check, .roots): [.against]
    case (.check, .verbose): [.samples, .against]
    case (.generate, .lock): [.tests]
    case (.schema, .check): [.output]
    case (.check, .type): [.samples]
    case (.schema, .type): [.provider]
    // With other commands, or for other flags, what its row says.
    default: [row.needs].compactMap(\.self)
    }
  }

  /// What it does with a command, or with all that it goes with.
  func summary(with command: Command?) -> String { command.flatMap { row.helpWith[$0] } ?? row.help }

  /// Whether it may be given more than once with a command.
  func isRepeatable(with command: Command) -> Bool {
    guard case .list = row.target else { return false }
    switch self {
    case .name, .at: return command == .import
    case .enumeration: return command == .replace
    // Its row says it.
    default: return true
    }
  }

  /// The kind of its value with a command, if it has one.
  func value(with command: Command) -> FlagValue? {
    if self == .enumeration, command == .replace { return .word("Name or Outer.Name") }
    // One document, not a folder of outputs.
    return self == .output && [.schema, .lock, .import].contains(command) ? .file : row.value
  }

  /// The kinds of its value with its commands, each once.
  var values: [FlagValue] {
    Command.allCases.filter(commands.contains).compactMap(value).reduce(into: []) { values, value in
      if !values.contains(value) { values.append(value) }
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
