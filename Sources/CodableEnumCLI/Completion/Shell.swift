import CodableEnumFiles

extension Shell {
  fileprivate var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension CommandLineTool {
  /// Prints the script of a shell.
  mutating func printCompletion(_ options: Options) throws(ToolError) {
    let shell: Shell = try parseWord(options.paths[0], "unknown shell '\(options.paths[0])'")
    standardOutput += shell.script
  }
}

extension String {
  /// In single quotes, for all shells here. An apostrophe ends and restarts them.
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// In single quotes only where a shell would not take it for one word.
  package var quotedForShellIfNeeded: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isIdentifierPart || "-+=/.,:@%".utf8.contains($0) }
    return isPlain ? self : quotedForShell
  }

  /// The first sentence, without its period.
  var firstSentence: String {
    parts(around: ". ").map { String($0.before) } ?? (hasSuffix(".") ? String(dropLast()) : self)
  }
}

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
      let words = row.words(command)
      if let index = completions.firstIndex(where: { $0.value == value && $0.words == words }) {
        completions[index].commands.append(command)
      } else {
        completions.append(FlagCompletion(value: value, words: words, commands: [command]))
      }
    }
    return completions
  }
}
