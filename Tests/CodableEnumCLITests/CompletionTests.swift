import CodableEnumCLI
import Foundation
import TestSupport
import Testing

@Suite struct CompletionTests {
  private static func script(_ shell: String) -> String {
    var tool = CommandLineTool()
    #expect(tool.run(["completion", shell]) == .success)
    return tool.standardOutput
  }

  private static func path(of shell: String) -> String? {
    guard Program.canStart else { return nil }
    return ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A shell's output and exit code.
  private func run(_ shell: String, _ arguments: [String], in folder: URL? = nil) throws -> (Int32, String) {
    let file = URL(filePath: try #require(Self.path(of: shell)))
    let result = try Program(file, arguments, in: folder, mergesErrors: true).finish()
    return (result.status, result.output)
  }

  /// Without the shell, only the text can be checked.
  @Test(arguments: ["bash", "zsh", "fish"])
  func scriptsKnowAllThatTheHelpSays(shell: String) throws {
    let script = Self.script(shell)
    var tool = CommandLineTool()
    #expect(tool.run(["--help"]) == .success)
    let words = tool.standardOutput.matches(of: #/(?m)^  (--)?([a-z-]+)\b/#).map { String($0.output.2) }
    #expect(words.count > 10)
    for word in words { #expect(script.contains(word), "\(word)") }
    for word in ["xcode", "github", "json", "bash", "zsh", "fish"] { #expect(script.contains(word)) }
    guard Self.path(of: shell) != nil else { return }
    let workspace = try Workspace()
    try workspace.write(script, to: "script")
    #expect(try run(shell, ["-n", workspace.path("script")]) == (0, ""))
  }

  /// If there are no words, bash completes files itself.
  @Test(
    .enabled("bash is installed") { path(of: "bash") != nil },
    arguments: [
      ("g", ["generate"]), ("c", ["check", "completion"]), ("--v", ["--version"]), ("", nil),
      ("generate --s", ["--shared", "--shared-output", "--stdout"]),
      ("check --s", ["--samples", "--shared", "--shared-output"]),
      ("inspect --o", []), ("generate --diagnostics ", ["github", "json", "xcode"]),
      ("generate --diagnostics=x", ["xcode"]), ("generate --output ", []), ("generate --output=f", []),
      ("schema --format ", ["json-schema", "openapi", "typescript"]), ("preview --format=m", ["markdown"]),
      ("schema --output ", []), ("lock --o", ["--output"]), ("check --lock ", []), ("check --pe", ["--peers"]),
      ("schema --dates i", ["iso8601"]), ("schema --d", ["--dates", "--diagnostics"]),
      ("generate --types-output f", []), ("check --te", ["--tests"]), ("generate --module ", []), ("completion ", nil),
      ("completion z", ["zsh"]),
      ("generate f", []),
    ] as [(String, [String]?)]
  )
  func bashCompletes(line: String, expected: [String]?) throws {
    let workspace = try Workspace()
    try workspace.write(Self.script("bash"), to: "script")
    // Bash considers `=` a separate word.
    let words = line.replacing("=", with: " = ").split(separator: " ", omittingEmptySubsequences: false).map {
      "'\($0)'"
    }
    let command = """
      source ./script; COMP_WORDS=(codable-enum \(words.joined(separator: " ")))
      COMP_CWORD=\(words.count); _codable_enum; printf '%s\\n' "${COMPREPLY[@]}" | sort
      """
    let (status, text) = try run("bash", ["--norc", "-c", command], in: workspace.folder)
    #expect(status == 0)
    let completions = text.split(separator: "\n").map(String.init)
    if let expected {
      #expect(completions == expected)
    } else {
      #expect(completions.count >= 3)
    }
  }
}
