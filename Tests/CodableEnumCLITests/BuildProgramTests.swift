import Foundation
import TestSupport
import Testing

private let shape = "// @CodableEnum\nenum Shape {\n  case a\n}\n"

/// The program of the build-tool plugin writes what `codable-enum generate` writes, and says the same.
@Suite(.enabled(if: Program.canStart)) struct BuildProgramTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(shape, to: "in/Shape.swift")
    try workspace.write("struct Plain {}\n", to: "in/Plain.swift")
    try workspace.write("// @CodableEnum\nenum Shared { case a }\n", to: "in/Shared.swift")
    try workspace.write("// @CodableType(\"dog\", of: Animal.self)\nstruct Dog: Animal {}\n", to: "in/Dog.swift")
  }

  /// Runs it as the plugin does: paths are in a file of arguments.
  private func run(_ lines: [String], with tool: String = "codable-enum-build") throws -> Program.Result {
    try workspace.write(lines.joined(separator: "\n") + "\n", to: "inputs.txt")
    let command =
      "\"$tool\" generate --output out --shared-output out/Shared.swift --types-output out/Types.swift @inputs.txt"
    return try workspace.shell(command, tool: tool)
  }

  private static let lines = ["in/Shape.swift", "--shared=in/Plain.swift", "--shared=in/Shared.swift", "in/Dog.swift"]

  private func outputs() throws -> [String: String] {
    try workspace.files().filter { $0.hasPrefix("out/") }.reduce(into: [:]) { $0[$1] = workspace.read($1) }
  }

  @Test func writesWhatTheToolWrites() throws {
    #expect(try run(Self.lines, with: "codable-enum") == (0, "", ""))
    let expected = try outputs()
    #expect(
      expected.keys.sorted() == [
        "out/Dog+CodableEnum.swift", "out/Shape+CodableEnum.swift", "out/Shared.swift", "out/Types.swift",
      ]
    )
    try FileManager.default.removeItem(atPath: workspace.path("out"))
    #expect(try run(Self.lines) == (0, "", ""))
    #expect(try outputs() == expected)
  }

  /// Build systems show whatever a successful action prints.
  @Test(arguments: ["codable-enum", "codable-enum-build"])
  func saysNothingIfAskedTo(tool: String) throws {
    try workspace.write(
      "// @CodableEnum(strategy: .discriminator(key: \"type\"))\nenum Shape { case a(x: Int) }\n",
      to: "in/Shape.swift"
    )
    #expect(try run(Self.lines, with: tool).errors.hasPrefix("in/Shape.swift:1:17: note: "))
    #expect(try run(["--quiet"] + Self.lines, with: tool) == (0, "", ""))
    try workspace.write("// @CodableEnum(strategy: .flat)\nenum Shape { case a }\n", to: "in/Shape.swift")
    let failure = try run(Self.lines, with: tool)
    #expect(failure.status == 1)
    #expect(try run(["--quiet"] + Self.lines, with: tool) == failure)
  }

  @Test func leavesUnchangedOutputsAlone() throws {
    #expect(try run(Self.lines).status == 0)
    // A checkout may have changed the line ends.
    let output = "out/Shape+CodableEnum.swift"
    try workspace.write(try #require(workspace.read(output)).replacing("\n", with: "\r\n"), to: output)
    let expected = try outputs()
    for name in expected.keys { try workspace.age(name) }
    let dates = try expected.keys.map(workspace.modificationDate)
    #expect(try run(Self.lines) == (0, "", ""))
    #expect(try outputs() == expected)
    #expect(try expected.keys.map(workspace.modificationDate) == dates)
  }

  @Test func reportsAllMistakesAndWritesTheRest() throws {
    try workspace.write("// @CodableEnum(strategy: .flat)\nenum Shared { case a }\n", to: "in/Shared.swift")
    try workspace.write(shape.replacing("case a", with: "case a, a"), to: "in/Other.swift")
    try workspace.write("precious\n", to: "out/Shape+CodableEnum.swift")
    // As in a build, paths start at the root.
    let inputs = Self.lines + ["in/Other.swift", workspace.path("Missing.swift")]
    let result = try run(inputs)
    let expected = try run(inputs, with: "codable-enum")
    #expect(result.status == expected.status)
    // The tool looks for missing files first.
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n").sorted() }
    #expect(lines(result.errors) == lines(expected.errors))
    #expect(result.status == 74)
    let errors = result.errors.split(separator: "\n").filter { !$0.contains(" note: ") }
    #expect(
      errors.map { $0.split(separator: "'")[0] } == [
        "in/Shared.swift:1:27: error: unknown value ", "in/Other.swift:3:11: error: two cases are named ",
        "codable-enum: error: cannot read ", "codable-enum: error: cannot write ",
      ]
    )
    #expect(try outputs().keys.sorted() == ["out/Dog+CodableEnum.swift", "out/Shape+CodableEnum.swift"])
    #expect(workspace.read("out/Shape+CodableEnum.swift") == "precious\n")
  }

  @Test func comparesCommittedOutputs() throws {
    #expect(try run(Self.lines).status == 0)
    try FileManager.default.copyItem(
      atPath: workspace.path("out/Shape+CodableEnum.swift"),
      toPath: workspace.path("in/Shape+CodableEnum.swift")
    )
    try FileManager.default.removeItem(atPath: workspace.path("out"))
    let lines = ["--committed=in/Shape+CodableEnum.swift"] + Self.lines
    #expect(try run(lines) == (0, "", ""))
    #expect(workspace.read("out/Shape+CodableEnum.swift") == nil)
    try workspace.write(shape.replacing("case a", with: "case b"), to: "in/Shape.swift")
    let wayOut = "delete it, since the build writes its own, or run swift package codable-enum-write generate"
    #expect(try run(lines) == (1, "", "in/Shape+CodableEnum.swift: error: stale; \(wayOut)\n"))
  }

  @Test func refusesOneOutputForTwo() throws {
    try workspace.write(shape, to: "in2/Shape.swift")
    let result = try run(Self.lines + ["in2/Shape.swift"])
    let message = "'in/Shape.swift' and 'in2/Shape.swift' have the same output, 'out/Shape+CodableEnum.swift'"
    #expect(result == (64, "", "codable-enum: error: \(message); see codable-enum --help\n"))
    #expect(try outputs() == [:])
  }

  /// Its users compile only what the plugin asks for.
  @Test(arguments: [
    "", "--help", "schema --format json-schema in", "lock in", "check in", "generate --check in",
    "generate --prune in", "generate --tests Tests.swift in", "generate --output", "completion bash",
  ])
  func onlyGenerates(arguments: String) throws {
    let message = "the program of the build-tool plugin only generates; use codable-enum; see codable-enum --help"
    let result = try workspace.shell("\"$tool\" \(arguments)", tool: "codable-enum-build")
    #expect(result == (64, "", "codable-enum: error: \(message)\n"))
    #expect(try outputs() == [:])
  }
}
