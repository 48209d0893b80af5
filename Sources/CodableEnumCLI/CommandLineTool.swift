import CodableEnumFiles
import CodableEnumGenerator
import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The command-line tool: arguments in, text and an exit code out.
package struct CommandLineTool {
  package var standardOutput = ""
  /// The messages so far.
  package var standardError: String { reports.text }
  /// What went wrong so far.
  package var reports = Reports()
  /// How many files were written and deleted so far.
  package var (writtenCount, deletedCount) = (0, 0)
  private let workspace: String?
  /// The command plugin that may write, if another one runs the tool.
  private let writer: String?
  /// How the user runs the tool. Through a command plugin, standard input is SwiftPM's.
  let spelling: Spelling
  /// Whether what is printed may have colors.
  let hasColors: Bool
  /// Whether a terminal shows what is printed, or SwiftPM, and not a build system or a script.
  let isReadByPeople: Bool
  /// Whether a terminal shows messages at once.
  let showsProgress: Bool
  /// As they were given.
  package private(set) var arguments: [String] = []
  /// Nil in the program of the command plugins.
  let contractCommands: (any ContractCommands)?

  static let version = "0.1.0"

  /// Runs the tool with the arguments of the process, and ends the process.
  package static func main(_ contractCommands: (any ContractCommands)? = nil) -> Never {
    var tool = CommandLineTool(
      isTerminal: StandardStream.output.isTerminal,
      showsProgress: StandardStream.error.isTerminal,
      contractCommands
    )
    _ = tool.run(Array(CommandLine.arguments.dropFirst()))
    do {
      try StandardStream.error.write(tool.standardError)
      tool.reports.text = ""
      try StandardStream.output.write(tool.standardOutput)
    } catch {
      tool.report(error)
      // If this cannot be written either, the exit code has to do.
      try? StandardStream.error.write(tool.standardError)
    }
    endProcess(tool.reports.exitCode)
  }

  /// A tool that has printed nothing.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process; of them, `GITHUB_WORKSPACE` is where paths start that GitHub reads,
  ///     `NO_COLOR` and `TERM=dumb` refuse colors (https://no-color.org), `CODABLE_ENUM_PLUGIN` is from both command
  ///     plugins, the name of the one that does not write, and `CODABLE_ENUM_WRITER` from that one.
  ///   - isTerminal: Whether a terminal shows what is printed.
  ///   - showsProgress: Whether a terminal shows messages; in CI, which sets `CI`, nobody looks.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isTerminal: Bool = false,
    showsProgress: Bool = false,
    _ contractCommands: (any ContractCommands)?
  ) {
    self.contractCommands = contractCommands
    workspace = environment["GITHUB_WORKSPACE"]
    writer = environment["CODABLE_ENUM_WRITER"]
    spelling = Spelling(plugin: environment["CODABLE_ENUM_PLUGIN"])
    let refusesColors = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    hasColors = isTerminal && !refusesColors
    self.showsProgress = showsProgress && !refusesColors && environment["CI"] == nil
    isReadByPeople = isTerminal || environment["CODABLE_ENUM_PLUGIN"] != nil
  }

  package mutating func run(_ arguments: [String]) -> ExitCode {
    self.arguments = arguments
    setFormat(Invocation.diagnosticFormat(in: arguments))
    do throws(ToolError) {
      switch try Invocation.parse(arguments) {
      case .version, .command(.version, _): standardOutput += "codable-enum \(Self.version)\n"
      case .command(let command, let options):
        setFormat(options.diagnostics)
        if options.writesFiles, let writer { throw ToolError.writing(arguments, by: writer) }
        if spelling.plugin != nil, options.readsStandardInput { throw ToolError.standardInputOfPlugin }
        try run(command, options)
        if options.isQuiet, isSuccessful { reports.text = "" }
      }
    } catch {
      report(error)
    }
    return reports.exitCode
  }

  private mutating func setFormat(_ format: DiagnosticFormat) {
    reports.printer = SpellingPrinter(printer: format.printer(workspace: workspace), spelling: spelling)
  }
}

// MARK: What goes wrong

extension CommandLineTool {
  /// Whether nothing has gone wrong so far.
  package var isSuccessful: Bool { reports.isSuccessful }

  /// Prints an error that is not about a place in a file.
  package mutating func report(_ error: ToolError) { reports.report(error) }

  /// Prints what is wrong with a file.
  package mutating func report(_ reports: [DiagnosticReport]) { self.reports.report(reports) }

  /// Prints what is not an error, and may be a surprise.
  package mutating func note(_ message: String) {
    note(DiagnosticReport(path: nil, message, severity: .note))
  }

  /// Prints how many files were written, of those that a command may have written.
  package mutating func noteWhatWasWritten(of count: Int) {
    let counts = [("wrote", writtenCount), ("deleted", deletedCount)].filter { $0.1 > 0 }
    if !counts.isEmpty {
      note(counts.map { "\($0.0) \($0.1) file\($0.1 == 1 ? "" : "s")" }.joined(separator: ", "))
    } else if isSuccessful, count > 0 {
      note("wrote no files; nothing has changed")
    }
  }

  /// Prints what is not an error, and is about a place.
  package mutating func note(_ message: String, at path: String, _ position: SourcePosition) {
    note(DiagnosticReport(path: path, at: position, message, severity: .note))
  }

  package mutating func note(_ report: DiagnosticReport) { reports.text += reports.printer.text(report) }
}

extension CommandLineTool {
  /// Shows how many are done until a command that takes long has ended; nothing where no terminal shows it.
  package mutating func showingProgress<Result>(
    of noun: String,
    _ body: (inout CommandLineTool, _ advance: @escaping @Sendable (_ total: Int) -> Void) -> Result
  ) -> Result {
    guard showsProgress else { return body(&self) { _ in } }
    let line = ProgressLine(
      noun,
      clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      write: { try? StandardStream.error.write($0) }
    )
    defer { line.end() }
    return body(&self) { line.advance(of: $0) }
  }
}

extension ToolError {
  /// - Parameter command: Whose usage text tells more.
  package static func usage(_ message: String, about command: Command) -> ToolError {
    .usage(message, about: command.rawValue)
  }

  fileprivate static let standardInputOfPlugin = ToolError(
    message: "through swift package, there is no standard input; write it to a file, and pass the file instead of '-'",
    exitCode: .usage
  )

  /// Some systems would let a plugin write that has no permission; others would not.
  ///
  /// - Parameter writer: The plugin that asks for the permission.
  fileprivate static func writing(_ arguments: [String], by writer: String) -> ToolError {
    let line = (["swift", "package", writer] + arguments.map(\.quotedForShellIfNeeded)).joined(separator: " ")
    return ToolError(message: "this command plugin never writes files; run: \(line)", exitCode: .usage)
  }
}
