import CodableEnumGenerator
import Testing

/// Attributes in a file that the tool reads are the compiler's business.
@Suite struct MacroAnnotationTests {
  @Test(arguments: ["@CodableEnum", "@CodableEnum(strategy: .nonsense)", "@CodableEnumMacros.CodableEnum"])
  func toolLeavesEnumsOfTheMacroAlone(attribute: String) {
    let text = """
      \(attribute)
      private enum OfMacro {
        @CodableCase("x") case a
        // @CodableCase("y")
        case b
      }

      """
    let ofMacro = Generator.generate(SourceFile(path: "A.swift", text: text))
    #expect(ofMacro.diagnostics == [])
    #expect(!ofMacro.isAnnotated)
    let mixed = Generator.generate(
      SourceFile(path: "A.swift", text: text + "// @CodableEnum\nenum OfTool { case a }\n")
    )
    #expect(mixed.output?.contains("extension OfTool: Swift.Codable") == true)
    #expect(mixed.output?.contains("OfMacro") == false)
  }
}
