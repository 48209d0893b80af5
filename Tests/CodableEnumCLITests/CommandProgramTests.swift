import CodableEnumCLI
import CodableEnumFiles
import TestSupport
import Testing

/// The program of the command plugins says what the whole tool says, or that it is not the whole tool.
@Suite struct CommandProgramTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("// @CodableEnum\nenum Shape {\n  case a, b(size: Int)\n}\n", to: "Shape.swift")
    try workspace.write("// @CodableEnum(strategy: .nothing)\nenum Wrong { case a }\n", to: "Wrong.swift")
    try workspace.write(
      "struct Place: Codable { var x: Int }\ntypealias Placed = Merged<Place, Shape>\n",
      to: "Placed.swift"
    )
    try workspace.write("{}", to: "a.json")
  }

  /// What a program prints, and its exit code.
  private func result(_ words: String, of tool: CommandLineTool) -> [String] {
    var tool = tool
    let arguments = words.split(separator: " ").map { word in
      word.hasSuffix(".swift") || word.hasSuffix(".json") ? workspace.path(String(word)) : String(word)
    }
    let code = tool.run(arguments)
    return ["\(code)", tool.standardOutput, tool.standardError]
  }

  private func results(_ words: String) -> (part: [String], whole: [String]) {
    (result(words, of: CommandLineTool(environment: [:], nil)), result(words, of: CommandLineTool(environment: [:])))
  }

  @Test(
    arguments: [
      "--version", "help", "help lock", "infer --help", "completion bash", "", "generat", "lock --peers Shape.swift",
      "generate --stdout Shape.swift", "generate --check Shape.swift", "check Shape.swift", "check Wrong.swift",
      "check --diagnostics json Wrong.swift", "inspect Shape.swift Wrong.swift", "preview Shape.swift",
      "preview --format markdown Shape.swift", "preview Missing.swift", "preview Placed.swift Wrong.swift",
      "schema --format yaml Shape.swift --nothing",
    ]
  )
  func saysTheSame(words: String) {
    let (part, whole) = results(words)
    #expect(part == whole)
  }

  @Test(
    arguments: [
      "schema --format json-schema Shape.swift", "lock --output b.json Shape.swift", "infer a.json", "import a.json",
      "replace Shape.swift", "check --lock a.json Shape.swift", "check --samples a.json --type Shape Shape.swift",
      "generate --tests Tests.swift Shape.swift", "check --tests Tests.swift Shape.swift",
      "preview Shape.swift Placed.swift",
    ]
  )
  func leavesTheRestToTheWholeTool(words: String) {
    let (part, whole) = results(words)
    let message = "codable-enum: error: this program is a part of the tool; use codable-enum\n"
    #expect(part == ["\(ExitCode.unavailable)", "", message])
    #expect(whole[0] != part[0])
  }
}
