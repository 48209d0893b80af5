import CodableEnumCLI
import Testing

@Suite struct ArgumentTests {
  struct Row: Sendable {
    var arguments: [String]
    var message: String

    init(_ arguments: String..., message: String) {
      (self.arguments, self.message) = (arguments, message)
    }
  }

  @Test(arguments: [
    Row(message: "expected a command"),
    Row("generate", message: "expected a file or a directory"),
    Row("generat", "x", message: "unknown command 'generat'; did you mean 'generate'?"),
    Row(
      "zzz",
      message: "unknown command 'zzz'; expected one of 'generate', 'check', 'inspect', 'preview'"
    ),
    Row("generate", "--ouput", "x", message: "unknown option '--ouput'; did you mean '--output'?"),
    Row("generate", "x", "--output", message: "option '--output' needs a value"),
    Row("generate", "x", "--output=", message: "option '--output' needs a value"),
    Row("generate", "--stdout=1", "x", message: "option '--stdout' takes no value"),
    Row(
      "generate",
      "--diagnostics",
      "xml",
      message: "unknown format 'xml' of diagnostics; expected one of 'xcode', 'github', 'json'"
    ),
    Row("generate", "--stdout", "--output", "a", "b", message: "options '--output' and '--stdout' do not go together"),
    Row("generate", "--stdout", "--check", "b", message: "options '--check' and '--stdout' do not go together"),
    Row("generate", "--stdout", "--prune", "b", message: "options '--prune' and '--stdout' do not go together"),
    Row("generate", "--prune", "--check", "b", message: "options '--check' and '--prune' do not go together"),
    Row("check", "--stdout", "b", message: "option '--stdout' does not go with 'check'"),
    Row("check", "--check", "b", message: "option '--check' does not go with 'check'"),
    Row("generate", "--shared", "a", message: "option '--shared' needs the option '--shared-output'"),
    Row("preview", "--shared", "a", message: "option '--shared' does not go with 'preview'"),
    Row("inspect", "--output", "a", "b", message: "option '--output' does not go with 'inspect'"),
  ])
  func refusesWrongArguments(row: Row) {
    var tool = CommandLineTool()
    #expect(tool.run(row.arguments) == .usage)
    #expect(tool.standardError == "codable-enum: error: \(row.message); see codable-enum --help\n")
    #expect(tool.standardOutput == "")
  }

  @Test(arguments: [
    (["--help"], "usage: codable-enum generate [--output <directory>] "),
    (["-h"], "usage: codable-enum generate [--output <directory>] "),
    (["generate", "--help", "--and-more"], "usage: codable-enum generate [--output <directory>] "),
    (["check", "--help"], "usage: codable-enum check [--output <directory>] "),
    (["inspect", "-h"], "usage: codable-enum inspect [--diagnostics <format>] <file or directory>…\n"),
    (["preview", "-h"], "usage: codable-enum preview [--diagnostics <format>] <file or directory>…\n"),
  ])
  func helps(arguments: [String], usage: String) {
    var tool = CommandLineTool()
    #expect(tool.run(arguments) == .success)
    #expect(tool.standardOutput.contains("\n\n" + usage))
    #expect(tool.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 120 })
    let commands = ["generate", "check", "inspect", "preview"]
    if commands.contains(arguments[0]) {
      #expect(tool.standardOutput.contains("\nexample:\n  codable-enum \(arguments[0]) "))
      #expect(commands.filter { tool.standardOutput.contains("codable-enum \($0) ") } == [arguments[0]])
    } else {
      #expect(commands.allSatisfy { tool.standardOutput.contains("codable-enum \($0) ") })
    }
  }

  @Test func tellsItsVersion() {
    var tool = CommandLineTool()
    #expect(tool.run(["--version"]) == .success)
    #expect(tool.standardOutput.wholeMatch(of: #/codable-enum \d+\.\d+\.\d+\n/#) != nil)
  }
}
