import CodableEnumCLI
import TestSupport
import Testing

@Suite struct ArgumentTests {
  struct Row: Sendable {
    var arguments: [String]
    var message: String
    /// The command whose help is offered; empty for the tool's own help.
    var command: String

    init(_ arguments: String..., message: String, about command: String = "") {
      (self.arguments, self.message, self.command) = (arguments, message, command)
    }
  }

  @Test(arguments: [
    Row(message: "expected a command, as in: codable-enum generate Sources"),
    Row("generate", message: "expected a file or a directory, as in: codable-enum generate Sources", about: "generate"),
    Row(
      "preview",
      message: "expected a file or a directory, as in: codable-enum preview Sources/App/Action.swift",
      about: "preview"
    ),
    Row("generat", "x", message: "unknown command 'generat'; did you mean 'generate'?"),
    Row(
      "zzz",
      message:
        "unknown command 'zzz'; expected one of 'generate', 'check', 'inspect', 'preview', 'schema', 'lock', 'infer', "
        + "'import', 'replace', 'audit', 'completion', 'help', 'version'"
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
    Row("check", "--stdout", "b", message: "option '--stdout' does not go with 'check'", about: "check"),
    Row("check", "--check", "b", message: "option '--check' does not go with 'check'", about: "check"),
    Row("generate", "--shared", "a", message: "option '--shared' needs the option '--shared-output'"),
    Row("preview", "--shared", "a", message: "option '--shared' does not go with 'preview'", about: "preview"),
    Row(
      "completion",
      message: "expected a shell, as in: codable-enum completion bash > "
        + "~/.local/share/bash-completion/completions/codable-enum",
      about: "completion"
    ),
    Row(
      "completion",
      "bash",
      "zsh",
      message: "expected only a shell, as in: codable-enum completion bash > "
        + "~/.local/share/bash-completion/completions/codable-enum",
      about: "completion"
    ),
    Row("help", "lok", message: "unknown command 'lok'; did you mean 'lock'?"),
    Row("help", "lock", "check", message: "expected only a command, as in: codable-enum help lock", about: "help"),
    Row("help", "--output", "a", message: "option '--output' does not go with 'help'", about: "help"),
    Row("completion", "bsh", message: "unknown shell 'bsh'; did you mean 'bash'?"),
    Row("completion", "tcsh", message: "unknown shell 'tcsh'; expected one of 'bash', 'zsh', 'fish'"),
    Row(
      "completion",
      "--output",
      "a",
      "fish",
      message: "option '--output' does not go with 'completion'",
      about: "completion"
    ),
    Row("inspect", "--output", "a", "b", message: "option '--output' does not go with 'inspect'", about: "inspect"),
    Row("check", "--peers", "a", message: "option '--peers' needs the option '--lock' or '--against'"),
    Row("lock", "--lock", "a", "b", message: "option '--lock' does not go with 'lock'", about: "lock"),
    Row("lock", message: "expected a file or a directory, as in: codable-enum lock Sources", about: "lock"),
    Row(
      "schema",
      "a",
      message: "'schema' needs the option '--format' (json-schema, openapi, typescript) or '--for' "
        + "(openai, anthropic, gemini, mcp, foundation-models)",
      about: "schema"
    ),
    Row("schema", "--format", "openap", "a", message: "unknown format 'openap' of 'schema'; did you mean 'openapi'?"),
    Row(
      "schema",
      "--format",
      "xml",
      "a",
      message: "unknown format 'xml' of 'schema'; expected one of 'json-schema', 'openapi', 'typescript'"
    ),
    Row(
      "schema",
      "--format=openapi",
      "--dates=rfc",
      "a",
      message: "unknown strategy 'rfc' of dates; expected one of 'iso8601', 'seconds', 'milliseconds'"
    ),
    Row(
      "schema",
      "--format=openapi",
      "--contract=write",
      "a",
      message: "unknown contract 'write'; did you mean 'writes'?"
    ),
    Row("schema", "--for", "openai", "a", message: "option '--for' needs the option '--type'"),
    Row("schema", "--format=openapi", "--type", "A", "a", message: "option '--type' needs the option '--for'"),
    Row("schema", "--format=openapi", "--wrap", "a", "a", message: "option '--wrap' needs the option '--for'"),
    Row(
      "schema",
      "--for=openai",
      "--type=A",
      "--format=openapi",
      "a",
      message: "options '--format' and '--for' do not go together"
    ),
    Row(
      "schema",
      "--for=openai",
      "--type=A",
      "--contract=reads",
      "a",
      message: "options '--contract' and '--for' do not go together"
    ),
    Row("preview", "--for", "openai", "a", message: "option '--for' does not go with 'preview'", about: "preview"),
    Row("preview", "--wrap", "x", "a", message: "option '--wrap' does not go with 'preview'", about: "preview"),
    Row("schema", "--form", "openai", "a", message: "unknown option '--form'; did you mean '--for'?"),
    Row("schema", "--format=openapi", "--check", "a", message: "option '--check' needs the option '--output'"),
    Row(
      "preview",
      "--contract",
      "reads",
      "a",
      message: "option '--contract' does not go with 'preview'",
      about: "preview"
    ),
    Row(
      "preview",
      "--format",
      "html",
      "a",
      message: "unknown format 'html' of 'preview'; expected one of 'text', 'markdown'"
    ),
    Row("preview", "--dates", "iso8601", "a", message: "option '--dates' does not go with 'preview'", about: "preview"),
    Row(
      "generate",
      "--format",
      "text",
      "a",
      message: "option '--format' does not go with 'generate'",
      about: "generate"
    ),
  ])
  func refusesWrongArguments(row: Row) {
    var tool = CommandLineTool()
    #expect(tool.run(row.arguments) == .usage)
    #expect(
      tool.standardError
        == "codable-enum: error: \(row.message); see codable-enum \(row.command.isEmpty ? "" : row.command + " ")--help\n"
    )
    #expect(tool.standardOutput == "")
  }

  @Test(arguments: [
    (["generate", "--diagnostics", "github"], "::error::expected a file or a directory, "),
    (["generate", "--diagnostics=json", "--x"], #"{"column":null,"line":null,"message":"unknown option '--x'"#),
    (["--diagnostics=github"], "::error::expected a command, "),
    (["generate", "--diagnostics", "githup"], "codable-enum: error: unknown format 'githup' of diagnostics"),
    (["generate", "--diagnostics", "github", "@nowhere"], "::error file=nowhere::cannot read 'nowhere': no such file"),
  ])
  func printsItsErrorsInTheFormatToo(arguments: [String], start: String) {
    var tool = CommandLineTool(environment: [:])
    #expect(tool.run(arguments) != .success)
    #expect(tool.standardError.hasPrefix(start))
  }

  @Test(arguments: [
    (["generate", "--help", "--and-more"], "usage: codable-enum generate [--output <directory>] "),
    (["check", "--help"], "usage: codable-enum check [--output <directory>] "),
    (["inspect", "-h"], "usage: codable-enum inspect [--diagnostics <format>] <file or directory>…\n"),
    (["completion", "-h"], "usage: codable-enum completion bash|zsh|fish\n"),
    (
      ["preview", "-h"],
      "usage: codable-enum preview [--format <format>] [--diagnostics <format>] <file or directory>…\n"
    ),
    (
      ["schema", "-h"],
      "usage: codable-enum schema [--output <file>] [--check] [--type <Name>] [--format <format>]"
    ),
  ])
  func helps(arguments: [String], usage: String) {
    var tool = CommandLineTool()
    #expect(tool.run(arguments) == .success)
    #expect(tool.standardOutput.contains("\n\n" + usage))
    #expect(tool.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 120 })
    let commands = ["generate", "check", "inspect", "preview", "schema", "completion"]
    #expect(tool.standardOutput.contains("\nexample:\n  codable-enum \(arguments[0]) "))
    #expect(commands.filter { tool.standardOutput.contains("codable-enum \($0) ") } == [arguments[0]])
    #expect(tool.standardOutput.contains("\nexit codes: 0 done, "))
  }

  @Test(arguments: ["--help", "-h", "help"])
  func helpIsOneScreen(argument: String) {
    var tool = CommandLineTool()
    #expect(tool.run([argument]) == .success)
    let lines = tool.standardOutput.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for word in [
      "generate", "check", "inspect", "preview", "schema", "lock", "infer", "import", "replace", "audit",
      "completion", "help", "--diagnostics", "--help", "--version",
    ] {
      #expect(lines.count { $0.hasPrefix("  \(word) ") } == 1, "\(word)")
    }
    #expect(tool.standardOutput.contains("codable-enum help <command> explains a command"))
  }

  /// An unknown flag is compared with those of its command, wherever that stands.
  @Test(arguments: [
    (["check", "--verbos", "a"], "unknown option '--verbos'; did you mean '--verbose'?"),
    (["--verbos", "check", "a"], "unknown option '--verbos'; did you mean '--verbose'?"),
    (["inspect", "--verbos", "a"], "unknown option '--verbos'; expected one of '--diagnostics', '--help'"),
    (["lock", "--root", "A", "a"], "unknown option '--root'; did you mean '--roots'?"),
    (["generate", "--root", "A", "a"], "unknown option '--root'; expected one of '--output', '--types-output', "),
  ])
  func offersWhatTheCommandTakes(arguments: [String], start: String) {
    var tool = CommandLineTool()
    #expect(tool.run(arguments) == .usage)
    #expect(tool.standardError.hasPrefix("codable-enum: error: \(start)"))
    for word in ["--shared", "--committed"] { #expect(!tool.standardError.contains(word)) }
  }

  /// Inputs after the files of `--samples` are taken for samples; the message has the whole command.
  @Test(arguments: [
    (
      ["check", "--samples", "a.jsonl", "A.swift"], "A.swift",
      "codable-enum check --samples a.jsonl --type <Name> A.swift"
    ),
    (
      ["check", "--type", "A", "--samples", "a.jsonl", "b.jsonl", "A.swift", "B.swift"], "A.swift",
      "codable-enum check --samples a.jsonl b.jsonl --type A A.swift B.swift"
    ),
    (
      ["--samples", "a.jsonl", "/", "--partial", "check"], "/",
      "codable-enum check --samples a.jsonl --type <Name> --partial /"
    ),
  ])
  func saysWhichInputsTheSamplesTook(arguments: [String], input: String, command: String) {
    var tool = CommandLineTool()
    #expect(tool.run(arguments) == .usage)
    let message = "'--samples' takes all files up to the next option, '\(input)' too; run: \(command)"
    #expect(tool.standardError == "codable-enum: error: \(message)\n")
  }

  @Test(
    arguments: [
      "generate", "check", "inspect", "preview", "schema", "lock", "infer", "import", "replace", "completion", "help",
    ]
  )
  func helpIsAFlagAndACommand(command: String) {
    let texts = [["help", command], [command, "--help"], ["--diagnostics", "json", command, "-h"]].map { arguments in
      var tool = CommandLineTool()
      #expect(tool.run(arguments) == .success)
      return tool.standardOutput
    }
    #expect(Set(texts).count == 1)
    #expect(texts[0].contains("\n\nusage: codable-enum \(command) "))
    // What only build systems pass, and what other commands make of an option.
    for word in ["--shared", "--committed"] { #expect(!texts[0].contains(word)) }
    if command != "schema" { #expect(!texts[0].contains("json-schema") && !texts[0].contains("schema, ")) }
    if command != "lock" && command != "check" { #expect(!texts[0].contains("codable-enum.lock.json")) }
    var tool = CommandLineTool()
    #expect(tool.run(["help"]) == .success)
    var same = CommandLineTool()
    #expect(same.run(["--help"]) == .success)
    #expect(tool.standardOutput == same.standardOutput)
  }

  @Test func tellsItsVersion() {
    var tool = CommandLineTool()
    #expect(tool.run(["--version"]) == .success)
    #expect(tool.standardOutput.wholeMatch(of: #/codable-enum \d+\.\d+\.\d+\n/#) != nil)
  }
}
