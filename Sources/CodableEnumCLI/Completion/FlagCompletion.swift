import CodableEnumFiles
import CodableEnumContract
import CodableEnumReport

/// A shell's completions after a flag of some commands.
struct FlagCompletion {
  var value: FlagValue
  /// All possible values; empty if they are unknown.
  var words: [String]
  var commands: [Command]
}

extension Flag {
  /// One for all commands in which the flag's value is the same; none if it has no value.
  var completions: [FlagCompletion] {
    var completions: [FlagCompletion] = []
    for command in Command.allCases where commands.contains(command) {
      guard let value = value(with: command) else { continue }
      let words = words(with: command)
      if let index = completions.firstIndex(where: { $0.value == value && $0.words == words }) {
        completions[index].commands.append(command)
      } else {
        completions.append(FlagCompletion(value: value, words: words, commands: [command]))
      }
    }
    return completions
  }

  /// All possible values; empty if they are unknown.
  func words(with command: Command) -> [String] {
    switch self {
    case .format where command == .preview: PreviewFormat.allCases.map(\.rawValue)
    case .format: SchemaFormat.allCases.map(\.rawValue)
    case .dates: SchemaDates.allCases.map(\.rawValue)
    case .diagnostics: DiagnosticFormat.allCases.map(\.rawValue)
    case .output, .sharedOutput, .shared, .typesOutput, .tests, .module, .committed, .stdout, .check, .lock, .peers,
      .name, .enumeration, .key, .at, .map, .open, .detect, .prune, .help, .version:
      []
    }
  }
}
