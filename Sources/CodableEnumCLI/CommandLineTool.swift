/// The command-line tool: arguments in, text and an exit code out.
public struct CommandLineTool {
  /// What the process ends with.
  public enum ExitCode: Int32, Sendable {
    case success = 0
    /// An error in an input, or a failed check.
    case failure = 1
    /// Wrong arguments (`EX_USAGE` of sysexits.h).
    case usage = 64
    /// A file that could not be read or written (`EX_IOERR` of sysexits.h).
    case inputOutput = 74
  }

  /// What has been printed so far.
  public internal(set) var standardOutput = ""
  /// What has been printed so far for the eyes of a person.
  public internal(set) var standardError = ""

  static let version = "0.1.0"

  /// Runs the tool with the arguments of the process, and ends the process.
  public static func main() -> Never {
    var tool = CommandLineTool()
    let code = tool.run(Array(CommandLine.arguments.dropFirst()))
    StandardStream.error.write(tool.standardError)
    StandardStream.output.write(tool.standardOutput)
    endProcess(code.rawValue)
  }

  /// A tool that has printed nothing.
  public init() {}

  /// Runs the tool with arguments.
  public mutating func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try Invocation.parse(arguments) {
      case .help: standardOutput += Usage.text
      case .version: standardOutput += "codable-enum \(Self.version)\n"
      case .command(let command, let options): return try run(command, options)
      }
      return .success
    } catch {
      standardError += "codable-enum: error: \(error.message)\n"
      return error.exitCode
    }
  }

  private mutating func run(_ command: Command, _ options: Options) throws(ToolError) -> ExitCode {
    let inputs = try Inputs.collect(options)
    switch command {
    case .generate: return try generate(inputs, options)
    case .check: return try check(inputs, options)
    case .inspect: return try inspect(inputs, options)
    case .preview: return try preview(inputs, options)
    }
  }
}

/// What makes the tool give up.
struct ToolError: Error {
  var message: String
  var exitCode: CommandLineTool.ExitCode

  static func usage(_ message: String) -> ToolError {
    ToolError(message: message + "; see codable-enum --help", exitCode: .usage)
  }

  static func inputOutput(_ message: String) -> ToolError {
    ToolError(message: message, exitCode: .inputOutput)
  }
}
