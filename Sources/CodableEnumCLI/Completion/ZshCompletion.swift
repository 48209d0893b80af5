/// A script for zsh that describes each argument to `_arguments`.
enum ZshCompletion {
  static var script: String {
    """
    #compdef codable-enum
    # The completion of codable-enum for zsh, printed by: codable-enum completion zsh
    _codable-enum() {
      local -a commands=(
    \(Command.allCases.map { "    " + "\($0.rawValue):\($0.summary.firstSentence)".quotedForShell }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        _arguments \(specification(.help, with: nil)) \(specification(.version, with: nil))
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(Command.allCases.map(branch).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _codable-enum ]]; then
      _codable-enum "$@"
    else
      compdef _codable-enum codable-enum
    fi

    """
  }

  private static func branch(_ command: Command) -> String {
    let operands = command.words.isEmpty ? "*:file:_files" : "1:word:(\(command.words.joined(separator: " ")))"
    let lines = command.flags.map { specification($0, with: command) } + [operands.quotedForShell]
    return "  \(command.rawValue))\n    _arguments " + lines.joined(separator: " \\\n      ") + "\n    ;;"
  }

  /// `'--output=[Where the outputs go]:directory:_files -/'`
  private static func specification(_ flag: Flag, with command: Command?) -> String {
    let description = flag.summary(with: command).firstSentence.flatMap { character -> [Character] in
      "[]:\\".contains(character) ? ["\\", character] : [character]
    }
    let flagValue = command.flatMap(flag.value)
    let words = command.map(flag.row.words) ?? []
    let value =
      switch flagValue {
      case .directory: ":directory:_files -/"
      case .file: ":file:_files"
      case .word(let name): ":\(name):(\(words.joined(separator: " ")))"
      case nil: ""
      }
    let start = command.map(flag.isRepeatable) ?? false ? "*" : ""
    return "\(start)\(flag.rawValue)\(flagValue == nil ? "" : "=")[\(String(description))]\(value)".quotedForShell
  }
}
