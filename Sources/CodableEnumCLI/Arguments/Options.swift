import CodableEnumFiles
import CodableEnumReport

/// The options of a command.
package struct Options {
  package static let defaultLock = "codable-enum.lock.json"

  /// Files and directories, as given.
  package internal(set) var paths: [String] = []
  /// Files whose conformances are in one output.
  var sharedPaths: [String] = []
  /// The directory that generated code goes to, or the file that `schema` or `lock` writes; nil for the usual place.
  package internal(set) var output: String?
  /// The output of the files that share one; nil if none do.
  var sharedOutput: String?
  /// Where the list of all types of open sets goes; nil if none is asked for.
  var typesOutput: String?
  /// Where the tests of all enums go; nil if they are not asked for.
  package internal(set) var testsOutput: String?
  /// The module of the enums that are tested; nil to find it out.
  package internal(set) var module: String?
  /// Outputs that are compiled as they are.
  var committedOutputs: [String] = []
  var writesToStandardOutput = false
  /// Whether what would be written is compared with what is there.
  package internal(set) var isCheck = false
  package internal(set) var writesFiles = false
  /// The file that the wire shapes are locked in; nil if they are not checked.
  package internal(set) var lock: String?
  /// The directory or the git revision that the inputs are compared with, as given; nil if they are not.
  package internal(set) var against: String?
  /// The ids of findings that are no errors, as given.
  package internal(set) var acceptedFindings: [String] = []
  /// The file of findings that are kept; nil if none is.
  package internal(set) var baseline: String?
  /// The file that all findings are written to; nil to report them.
  package internal(set) var writtenBaseline: String?
  /// Whether what is new must be known to peers.
  package internal(set) var checksPeers = false
  /// The types that the lock guards though nothing annotated has them; those that it has if empty. With `--against`, the
  /// types that are compared; all if empty.
  package internal(set) var roots: [String] = []
  /// The name under which the lock keeps the present shapes; nil if under none.
  package internal(set) var release: String?
  /// The names of the releases that the lock drops.
  package internal(set) var forgottenReleases: [String] = []
  var prunes = false
  var isQuiet = false
  var diagnostics = DiagnosticFormat.xcode
  /// As given; what it can be depends on the command.
  package internal(set) var format: String?
  /// Whether a schema describes what is read or what is written.
  package internal(set) var contract = SchemaContract.reads
  /// Whose rules a schema keeps, as given; nil for a schema of all inputs.
  package internal(set) var provider: String?
  /// The key that the type of such a schema has in an object around it; nil for none.
  package internal(set) var wrap: String?
  /// Whether such a schema must have no references.
  package internal(set) var isInline = false
  /// Files of recorded JSON to check.
  package internal(set) var samples: [String] = []
  /// The type of the recorded JSON, or of what a model writes.
  package internal(set) var type: String?
  /// Whether what holds is printed too.
  package internal(set) var isVerbose = false
  /// Whether every failure of a sample is printed.
  package internal(set) var showsAll = false
  /// How the coder is told to write dates, as given; nil for its default.
  package internal(set) var dates: String?
  /// How the decoder of recorded JSON converts keys; nil if it doesn't.
  package internal(set) var keys: KeyStrategy?
  /// What an inferred enum is called, if one is given; the schemas to import.
  package internal(set) var names: [String] = []
  /// The enums that annotations are found for: names, or for `infer` a file, and a name after a colon.
  package internal(set) var enumerations: [String] = []
  /// The key of the tag; nil to find it.
  package internal(set) var key: String?
  /// Where in each value the samples are, as given, if not where it begins; where the schemas to import are.
  package internal(set) var pointers: [String] = []
  /// Where samples have dictionaries, as given.
  package internal(set) var maps: [String] = []
  /// Whether an inferred enum has a case that catches what is unknown.
  package internal(set) var isOpen = false
  /// Whether imported structs have only the keys that their schemas name.
  package internal(set) var isClosed = false
  /// Whether texts may be UUIDs, URLs and dates.
  package internal(set) var detects = false
  /// Whether the compiler's coding is replaced in all enums, too.
  package internal(set) var takesSynthesized = false
  /// Whether the files are changed, not only shown as they would be.
  package internal(set) var changesFiles = false
  /// Whether a declared enum may drop some of the samples.
  package internal(set) var isPartial = false

  /// Whether it is said where outputs go.
  var hasOutputPaths: Bool {
    [output, sharedOutput, typesOutput, testsOutput].contains { $0 != nil }
  }

  /// The enum that `infer` finds annotations for; nil to infer one.
  package var enumeration: String? { enumerations.last }

  var readsStandardInput: Bool { (samples + paths + [lock].compactMap(\.self)).contains("-") }

  /// The format that a command is asked for.
  package func format<Format: RawRepresentable<String> & CaseIterable>(
    of command: Command,
    default standard: Format
  ) throws(ToolError) -> Format {
    guard let format else { return standard }
    return try parseWord(format, "unknown format '\(format)' of '\(command.rawValue)'")
  }

  var places: OutputPlaces {
    var places = OutputPlaces()
    (places.directory, places.shared, places.types) = (output, sharedOutput, typesOutput)
    places.committed = committedOutputs
    return places
  }
}
