/// A script for fish: a line for each command, and for each flag of a command.
enum FishCompletion {
  static var script: String {
    let commands = Command.allCases.map {
      line("__fish_use_subcommand", "-f -a \($0.rawValue)", $0.summary)
    }
    let words = Command.allCases.flatMap { command in
      command.words.map { line("__fish_seen_subcommand_from \(command.rawValue)", "-f -a \($0)", nil) }
    }
    let flags = Flag.allCases.flatMap { flag in
      // The values of a flag may differ by command.
      let completions = flag.completions
      if completions.isEmpty { return [line(of: flag, with: Command.allCases.filter(flag.commands.contains), "")] }
      return completions.map { line(of: flag, with: $0.commands, text(of: $0)) }
    }
    let start = "# The completion of codable-enum for fish, printed by: codable-enum completion fish"
    return ([start] + commands + words + flags).joined(separator: "\n") + "\n"
  }

  private static func line(of flag: Flag, with commands: [Command], _ value: String) -> String {
    let names = commands.map(\.rawValue).joined(separator: " ")
    let condition = names.isEmpty ? "__fish_use_subcommand" : "__fish_seen_subcommand_from \(names)"
    return line(condition, "-l \(flag.rawValue.dropFirst(2))\(value)", flag.summary(with: commands.first))
  }

  private static func line(_ condition: String, _ what: String, _ summary: String?) -> String {
    let description = summary.map { " -d \($0.firstSentence.quotedForFish)" } ?? ""
    return "complete -c codable-enum -n '\(condition)' \(what)\(description)"
  }

  private static func text(of completion: FlagCompletion) -> String {
    switch completion.value {
    case .directory: " -x -a '(__fish_complete_directories)'"
    case .file: " -r -F"
    case .word: " -x -a '\(completion.words.joined(separator: " "))'"
    }
  }
}

extension String {
  /// In single quotes, where fish has two escapes.
  fileprivate var quotedForFish: String {
    "'" + flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] } + "'"
  }
}
