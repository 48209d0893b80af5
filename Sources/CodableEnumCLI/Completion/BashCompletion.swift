/// A script for bash, which asks a function for an argument's words, or completes files.
enum BashCompletion {
  static var script: String {
    """
    # The completion of codable-enum for bash, printed by: codable-enum completion bash
    _codable_enum() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' words='' word
      COMPREPLY=()
      # A word break of bash.
      if [[ $current == '=' ]]; then
        current=''
      elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
        \(names(Command.allCases, separator: " | ")))
          command=$word
          break
          ;;
        esac
      done
      case "$command $previous" in
    \(values)
      esac
      case $command in
      '') words='\(names(Command.allCases)) \(Flag.help.rawValue) \(Flag.version.rawValue)' ;;
    \(commands)
      esac
      # Files, unless a flag has begun or no file can be here.
      if [[ $current == -* || -z $command || $command == @(\(names(withWords, separator: "|"))) ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      fi
    }
    complete -o default -F _codable_enum codable-enum

    """
  }

  /// Bash completes files itself, since it knows how to quote their names.
  private static var values: String {
    Flag.allCases.flatMap { flag in flag.completions.map { (flag, $0) } }.map { flag, completion in
      let patterns = completion.commands.map { "'\($0.rawValue) \(flag.rawValue)'" }.joined(separator: " | ")
      let action =
        switch completion.value {
        case .directory: "compopt -o dirnames 2> /dev/null"
        case .file: ":"
        case .word: "COMPREPLY=($(compgen -W '\(completion.words.joined(separator: " "))' -- \"$current\"))"
        }
      return """
          \(patterns))
            \(action)
            return
            ;;
        """
    }.joined(separator: "\n")
  }

  private static var commands: String {
    Command.allCases.map { command in
      let words = command.words + command.flags.map(\.rawValue)
      return "  \(command.rawValue)) words='\(words.joined(separator: " "))' ;;"
    }.joined(separator: "\n")
  }

  private static let withWords = Command.allCases.filter { !$0.words.isEmpty }

  private static func names(_ commands: [Command], separator: String = " ") -> String {
    commands.map(\.rawValue).joined(separator: separator)
  }
}
