import CodableEnumCLI
import CodableEnumFiles
import Foundation
import Testing

@Suite struct ImportCommandTests {
  private let workspace: Workspace
  private let expected = """
    import CodableEnum

    // @CodableEnum(strategy: .rawValue)
    enum ThemeColor {
      case red
      case blue
    }

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write(#"{"enum":["red","blue"]}"#, to: "theme-colors.json")
  }

  private func importing(_ arguments: String...) -> (code: ExitCode, output: String, errors: String) {
    workspace.run(["import"] + arguments)
  }

  @Test func printsAFile() throws {
    let result = importing(workspace.path("theme-colors.json"))
    #expect(result.code == .success)
    #expect(result.output == expected)
    #expect(result.errors == "")
    #expect(importing("--name", "Hue", workspace.path("theme-colors.json")).output.contains("enum Hue {"))
    #expect(importing("--open", workspace.path("theme-colors.json")).output.contains("case unknown(String)"))
  }

  @Test func writesAFile() throws {
    let output = workspace.path("Color.swift")
    #expect(importing("--output", output, workspace.path("theme-colors.json")).code == .success)
    #expect(workspace.read("Color.swift") == expected)
    #expect(importing("--output", output, workspace.path("theme-colors.json")).code == .success)
    try workspace.write("// mine\n", to: "Color.swift")
    let refused = importing("--output", output, workspace.path("theme-colors.json"))
    #expect(refused.code == .inputOutput)
    #expect(refused.errors.contains("another file is there; move it away"))
    #expect(workspace.read("Color.swift") == "// mine\n")
  }

  @Test func mistakesHaveAPlace() throws {
    try workspace.write("{\n  \"oneOf\": [\n    { \"$ref\": \"#/$defs/A\" }\n  ]\n}\n", to: "a.json")
    let result = importing(workspace.path("a.json"))
    #expect(result.code == .failure)
    #expect(result.errors.contains("a.json:3:5: error: '#/$defs/A' is not in the document, at /oneOf/0/$ref\n"))
    #expect(result.output == "")
    #expect(importing("--at", "x", workspace.path("a.json")).code == .usage)
    #expect(importing(workspace.path("a.json"), workspace.path("a.json")).code == .usage)
    #expect(importing(workspace.path("missing.json")).code == .inputOutput)
  }
}
