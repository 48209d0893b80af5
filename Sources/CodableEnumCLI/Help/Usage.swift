/// The text of `--help`.
enum Usage {
  private static let width = 118
  private static let column = 25

  static func text(about command: Command, _ spelling: Spelling) -> String {
    paragraph("", command.summary) + "\nusage: " + synopsis(of: command, spelling, indent: 7) + "\noptions:\n"
      + list(of: command.flags, with: command) + "\nexample:\n  \(spelling.spelled(command.example))\n"
      + (command.words.isEmpty && command != .version ? "\n" + paragraph("", Self.files) : "") + "\n"
      + paragraph("", exitCodes)
  }

  private static let files = """
    Directories are searched in sorted order; hidden files and outputs are skipped. Files that codable-enum did not write \
    are never overwritten or deleted.
    """
  private static let exitCodes =
    "exit codes: 0 done, 1 an error in an input or a failed check, 64 wrong usage, 74 an input or output error"

  /// One screen: 24 lines of 80 columns.
  static let text = """
    Writes the Codable conformance of annotated enums.

    usage: codable-enum <command> [<option>…] <file or directory>…

    \(lines(Command.allCases.filter { $0 != .version }.map { ($0.rawValue, $0.summary) }))
    options:
    \(lines([Flag.diagnostics, .help, .version].map { (spelling($0, with: nil), $0.row.help) }))
    codable-enum help <command> explains a command, its options and exit codes.
    An argument @<file> stands for the lines of that file.

    """

  /// The first sentences, below each other.
  private static func lines(_ rows: [(heading: String, text: String)]) -> String {
    let column = (rows.map(\.heading.count).max() ?? 0) + 2
    return rows.map { heading, text in
      "  " + heading + String(repeating: " ", count: column - heading.count) + text.firstSentence + ".\n"
    }.joined()
  }

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
  private static func synopsis(of command: Command, _ user: Spelling, indent: Int) -> String {
    let flags = command.flags.filter { $0 != .help && !$0.row.isForBuildSystems }
    let parts = flags.map { flag in
      let spelling = spelling(flag, with: command)
      return "[\(spelling)\(flag.isRepeatable(with: command) ? " …" : "")]"
    }
    let start = user.spelled("codable-enum \(command.rawValue)")
    return wrap(parts + [command.operands].filter { !$0.isEmpty }, after: start, indent: indent + start.count + 1)
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

extension Command {
  /// What it does, in imperative sentences. Completion scripts show the first.
  var summary: String {
    switch self {
    case .generate:
      """
      Write Action+CodableEnum.swift beside Action.swift. A named file always gets an output; in a directory, only files \
      with annotations do.
      """
    case .check:
      """
      Fail if outputs are stale, data would break, or samples don't fit. Writes nothing, and prints a diff if an \
      output is missing, stale or orphaned: its input is gone, or has lost its annotations. With --lock or --against, \
      fails if a change breaks the JSON; outputs are still compared, if there are any. With --samples, reads recorded JSON instead, \
      and fails if a sample is not read, or not written back equal.
      """
    case .inspect: "Print every annotated enum and its layout as JSON."
    case .preview: "Print the JSON of each case."
    case .schema:
      """
      Describe the JSON of all inputs to other languages. The document has the annotated enums, and the structs and enums \
      with synthesized coding. Types that the inputs do not define are left open, and listed.
      """
    case .lock:
      """
      Describe the JSON in a file to commit, which check --lock guards. It has every annotated enum and its payloads. The \
      file is \(Options.defaultLock), unless --output names another. Run again, lock accepts the changes, and prints them.
      """
    case .infer:
      """
      Print an annotated enum that reads and writes all samples of JSON. The samples are a file, its lines, its \
      server-sent events, or the elements of its array. The enum is printed with the types it needs, after it was tested \
      on all samples; its comments say what they do not show.
      """
    case .import:
      """
      Print annotated enums for the unions of a JSON Schema or OpenAPI. The document is in JSON, and the enums come with \
      the structs they need. What they read is compared with the document before they are printed; comments say where it \
      differs.
      """
    case .replace:
      """
      Print a diff that replaces hand-written coding by annotations. It removes init(from:), encode(to:) and their \
      CodingKeys. Before, both are compared on the JSON of every case, and on variations of it; comments say where they \
      differ. Code that no annotation can replace is an error at its place, and the diff has all other enums. Pass all \
      files that the code needs: a whole module. An annotation that is there already is kept.

      It follows tags of any kind, payloads that write their tag, try?, contains, structs tried in turn, loops that \
      read, and functions of these files. Formatters, and what else makes a value of another, become value coders; \
      private enums get the macro's attribute. It doesn't follow values that depend on one another, loops that write, \
      and userInfo.
      """
    case .audit:
      """
      Find types that don't read the JSON that they write. It runs hand-written coding, without compiling it, and looks \
      for lists that one unknown raw value throws away. Each finding has a JSON that shows it. To keep one, write \
      // codable-enum: accepts <id>: why above the type, case or property. Pass all files of a module.
      """
    case .completion: "Print a script that completes the arguments in a shell."
    case .help: "Print this text, or explain a command and its options."
    case .version: "Print the tool's version."
    }
  }
}
