import CodableEnumFiles

/// The text of `--help`.
enum Usage {
  private static let width = 118
  private static let column = 25

  static func text(about command: Command) -> String {
    paragraph("", command.summary) + "\nusage: " + synopsis(of: command, indent: 7) + "\noptions:\n"
      + list(of: command.flags, with: command) + "\nexample:\n  \(command.example)\n"
  }

  static let text = """
    Writes the Codable conformance of annotated enums: // @CodableEnum(strategy: .flattenedStatus)

    usage: \(Command.allCases.map { synopsis(of: $0, indent: 7) }.joined(separator: "       "))
    commands:
    \(Command.allCases.map { paragraph("  " + $0.rawValue, $0.summary) }.joined())
    options:
    \(list(of: Flag.allCases))
    codable-enum help <command> explains a command, and its options.

    An argument @<file> stands for the lines of that file. Directories are searched in sorted order; hidden files and
    outputs are skipped. Files that codable-enum did not write are never overwritten or deleted.

    exit codes: 0 done, 1 an error in an input or a failed check, 64 wrong usage, 74 an input or output error

    """

  private static func list(of flags: [Flag], with command: Command? = nil) -> String {
    flags.filter { !$0.row.isForBuildSystems }
      .map { paragraph("  " + spelling($0, with: command), $0.summary(with: command)) }.joined()
  }

  /// - Parameter command: Nil for all that it goes with.
  private static func spelling(_ flag: Flag, with command: Command?) -> String {
    let values = command.map { [flag.value(with: $0)].compactMap(\.self) } ?? flag.values
    let names = Set(values.map(\.name))
    // A directory to one command, and a file to another.
    let name = names.count > 1 ? "path" : names.first
    return flag.rawValue + (name.map { " <\($0)>" } ?? "")
  }

  /// `codable-enum check [--output <directory>] … <file or directory>…`
  private static func synopsis(of command: Command, indent: Int) -> String {
    let flags = command.flags.filter { $0 != .help && !$0.row.isForBuildSystems }
    let parts = flags.map { flag in
      let spelling = spelling(flag, with: command)
      return flag == command.requiredFlag ? spelling : "[\(spelling)\(flag.isRepeatable ? " …" : "")]"
    }
    let start = "codable-enum \(command.rawValue)"
    return wrap(parts + [command.operands], after: start, indent: indent + start.count + 1)
  }

  private static func paragraph(_ heading: String, _ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    if heading.isEmpty { return wrap(Array(words.dropFirst()), after: words[0], indent: 0) }
    let padding = String(repeating: " ", count: max(column - 1 - heading.count, 0))
    return wrap(words, after: heading + padding, indent: column)
  }

  /// - Parameter indent: Of every line but the first.
  private static func wrap(_ words: [String], after start: String, indent: Int) -> String {
    var lines = [start]
    var length = max(indent, start.count)
    for word in words {
      if length + 1 + word.count > width {
        lines.append(String(repeating: " ", count: indent) + word)
        length = indent + word.count
      } else {
        lines[lines.count - 1] += " " + word
        length += 1 + word.count
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
