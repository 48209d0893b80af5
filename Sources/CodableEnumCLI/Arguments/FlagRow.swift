import CodableEnumFiles

/// All that is known of a flag.
struct FlagRow {
  /// Where the parser puts it.
  enum Target {
    case text(WritableKeyPath<Options, String?>)
    /// The flag may be given more than once.
    case list(WritableKeyPath<Options, [String]>)
    /// All arguments up to the next flag.
    case many(WritableKeyPath<Options, [String]>)
    case fact(WritableKeyPath<Options, Bool>)
    case word((inout Options, String) throws(ToolError) -> Void)
  }

  var commands: Set<Command>
  var value: FlagValue?
  /// Its value where none follows.
  var standard: String?
  /// Nil if it is not kept.
  var target: Target?
  var contradicts: [Flag] = []
  /// The flag without which it means nothing.
  var needs: Flag?
  /// All possible values with a command; empty if they are unknown.
  var words: (Command) -> [String] = { _ in [] }
  /// Whether the commands write files, where this flag decides that.
  var writes: [Command: Bool] = [:]
  /// Whether only build systems need it, so that the help doesn't have it.
  var isForBuildSystems = false
  /// What it does. Completion scripts show the first sentence.
  var help: String
  /// What it does with a command, where that is something else.
  var helpWith: [Command: String] = [:]
}
