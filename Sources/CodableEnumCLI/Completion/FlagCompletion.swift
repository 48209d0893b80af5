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
