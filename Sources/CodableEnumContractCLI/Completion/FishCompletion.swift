/// A script for fish: a line for each command, and for each flag of a command.
enum FishCompletion {
  static var script: String {
    let commands = Command.allCases.map {
      line("__fish_use_subcommand", "-f -a \($0.rawValue)", $0.summary)
    }
    let shells = Shell.allCases.map {
      line("__fish_seen_subcommand_from \(Command.completion.rawValue)", "-f -a \($0.rawValue)", nil)
    }
    let flags = Flag.allCases.flatMap { flag in
      // Its values may differ from command to command.
      (flag.values.isEmpty ? [nil] : flag.values.map(Optional.some)).map { value in
        let commands = Command.allCases.filter { flag.commands.contains($0) && flag.value(with: $0) == value }
        let names = commands.map(\.rawValue).joined(separator: " ")
        let condition = names.isEmpty ? "__fish_use_subcommand" : "__fish_seen_subcommand_from \(names)"
        return line(condition, "-l \(flag.rawValue.dropFirst(2))\(text(of: value))", flag.summary)
      }
    }
    let start = "# The completion of codable-enum for fish, printed by: codable-enum completion fish"
    return ([start] + commands + shells + flags).joined(separator: "\n") + "\n"
  }

  private static func line(_ condition: String, _ what: String, _ summary: String?) -> String {
    let description = summary.map { " -d \($0.firstSentence.quotedForFish)" } ?? ""
    return "complete -c codable-enum -n '\(condition)' \(what)\(description)"
  }

  private static func text(of value: FlagValue?) -> String {
    switch value {
    case .directory: " -x -a '(__fish_complete_directories)'"
    case .file: " -r -F"
    case .word(_, let words): " -x -a '\(words.joined(separator: " "))'"
    case nil: ""
    }
  }
}

extension String {
  /// In single quotes, where fish knows two escapes.
  fileprivate var quotedForFish: String {
    "'" + flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] } + "'"
  }
}
