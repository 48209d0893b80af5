/// The options of a command.
package struct Options {
  package static let defaultLock = "codable-enum.lock.json"

  /// Files and directories, as given.
  package var paths: [String] = []
  /// Files whose conformances are in one output.
  var sharedPaths: [String] = []
  /// The directory that generated code goes to, or the file that `schema` or `lock` writes; nil for the usual place.
  package var output: String?
  /// The output of the files that share one; nil if none do.
  package var sharedOutput: String?
  /// Where the list of all types of open sets goes; nil if none is asked for.
  package var typesOutput: String?
  /// Where the tests of all enums go; nil if they are not asked for.
  package var testsOutput: String?
  /// The module of the enums that are tested; nil to find it out.
  package var module: String?
  /// Outputs that are compiled as they are.
  var committedOutputs: [String] = []
  var writesToStandardOutput = false
  /// The file that the wire shapes are locked in; nil if they are not checked.
  package var lock: String?
  /// Whether what is new must be known to peers.
  package var checksPeers = false
  package var prunes = false
  var diagnostics = DiagnosticFormat.xcode
  /// As given; what it can be depends on the command.
  var format: String?
  /// How the coder is told to write dates, as given; nil for its default.
  package var dates: String?
  /// What an inferred enum is called; nil to make a name.
  package var name: String?
  /// The enum that annotations are found for: its file, and its name after a colon; nil to infer one.
  package var enumeration: String?
  /// The key of the tag; nil to find it.
  package var key: String?
  /// Where in each value the samples are, as given.
  package var pointer = ""
  /// Where samples have dictionaries, as given.
  package var maps: [String] = []
  /// Whether an inferred enum has a case that catches what is unknown.
  package var isOpen = false
  /// Whether texts may be UUIDs, URLs and dates.
  package var detects = false

  /// Whether it is said where outputs go.
  package var hasOutputPaths: Bool {
    [output, sharedOutput, typesOutput, testsOutput].contains { $0 != nil }
  }

  /// The format that a command is asked for.
  package func format<Format: RawRepresentable<String> & CaseIterable>(
    of command: Command,
    default standard: Format
  ) throws(ToolError) -> Format {
    guard let format else { return standard }
    return try parseWord(format, "unknown format '\(format)' of '\(command.rawValue)'")
  }

  /// The output of a name that is compiled as it is.
  func committedOutput(named name: String) -> String? {
    if committedOutputs.isEmpty { return nil }
    let bytes = PathBytes(name)
    return committedOutputs.first { PathBytes(Path.name(of: $0)) == bytes }
      ?? committedOutputs.first { Path.name(of: $0) == name }
  }
}
