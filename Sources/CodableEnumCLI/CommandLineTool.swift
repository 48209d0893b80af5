import CodableEnumGenerator

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The command-line tool: arguments in, text and an exit code out.
package struct CommandLineTool {
  /// The exit code of the process.
  package enum ExitCode: Int32, Sendable {
    case success = 0
    /// An error in an input, or a failed check.
    case failure = 1
    /// Wrong arguments (`EX_USAGE` of sysexits.h).
    case usage = 64
    /// A file that could not be read or written (`EX_IOERR` of sysexits.h).
    case inputOutput = 74
  }

  /// The output so far.
  package var standardOutput = ""
  /// The messages so far.
  package var standardError = ""
  /// The gravest problem so far.
  private var exitCode = ExitCode.success
  /// The errors printed so far: two outputs may need the same unreadable file, and a file is read twice to compare it with
  /// its output and with the lock.
  private var reported: Set<String> = []
  private var printer = ReportPrinter()
  /// Whether what is printed may have colors.
  package let hasColors: Bool
  private let commands: Commands

  static let version = "0.1.0"

  /// Runs the tool with the arguments of the process, and ends the process.
  package static func main(_ commands: Commands) -> Never {
    var tool = CommandLineTool(isTerminal: StandardStream.output.isTerminal, commands: commands)
    _ = tool.run(Array(CommandLine.arguments.dropFirst()))
    do {
      try StandardStream.error.write(tool.standardError)
      tool.standardError = ""
      try StandardStream.output.write(tool.standardOutput)
    } catch {
      tool.report(error)
      // If this cannot be written either, the exit code has to do.
      try? StandardStream.error.write(tool.standardError)
    }
    endProcess(tool.exitCode.rawValue)
  }

  /// A tool that has printed nothing.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process; of them, `GITHUB_WORKSPACE` is where paths start that GitHub reads,
  ///     and `NO_COLOR` and `TERM=dumb` refuse colors (https://no-color.org).
  ///   - isTerminal: Whether a terminal shows what is printed.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isTerminal: Bool = false,
    commands: Commands
  ) {
    self.commands = commands
    printer.workspace = environment["GITHUB_WORKSPACE"]
    let refusesColors = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    hasColors = isTerminal && !refusesColors
  }

  /// Runs the tool with arguments.
  package mutating func run(_ arguments: [String]) -> ExitCode {
    exitCode = .success
    printer.format = Invocation.diagnosticFormat(in: arguments)
    do {
      switch try Invocation.parse(arguments) {
      case .help(let command): standardOutput += try commands.help(command)
      case .version: standardOutput += "codable-enum \(Self.version)\n"
      case .command(let command, let options):
        printer.format = options.diagnostics
        try commands.run(&self, command, options)
      }
    } catch {
      report(error)
    }
    return exitCode
  }
}

// MARK: What goes wrong

extension CommandLineTool {
  /// Whether nothing has gone wrong so far.
  package var isSuccessful: Bool { exitCode == .success }

  /// Remembers that something went wrong; the graver code wins.
  mutating func fail(_ code: ExitCode) {
    if code.rawValue > exitCode.rawValue { exitCode = code }
  }

  /// Prints an error that is not about a place in a file.
  package mutating func report(_ error: ToolError) {
    fail(error.exitCode)
    guard reported.insert(error.message).inserted else { return }
    standardError += printer.text(error)
  }

  /// Prints what is not an error, and may be a surprise.
  package mutating func note(_ message: String) {
    standardError += printer.text(DiagnosticReport(path: nil, message, severity: .note))
  }

  /// Prints what is not an error, and is about a place.
  package mutating func note(_ message: String, at path: String, _ position: SourcePosition) {
    var report = DiagnosticReport(path: path, message, severity: .note)
    report.position = position
    standardError += printer.text(report)
  }

  /// Prints what is wrong with a file.
  package mutating func report(_ reports: [DiagnosticReport]) {
    for report in reports {
      fail(.failure)
      let text = printer.text(report)
      if reported.insert(text).inserted { standardError += text }
    }
  }
}

/// An error that stops the tool, or makes it go on without a file.
package struct ToolError: Error {
  var message: String
  var exitCode: CommandLineTool.ExitCode
  /// The file that it is about, if there is one.
  var path: String?

  /// - Parameter command: Whose usage text tells more; that of the whole tool if nil.
  package static func usage(_ message: String, about command: Command? = nil) -> ToolError {
    let name = command.map { " " + $0.rawValue } ?? ""
    return ToolError(message: "\(message); see codable-enum\(name) --help", exitCode: .usage)
  }

  package static func inputOutput(_ message: String, _ path: String? = nil) -> ToolError {
    ToolError(message: message, exitCode: .inputOutput, path: path)
  }
}
