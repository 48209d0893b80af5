import Foundation
import TestSupport
import Testing

/// What encloses a declaration, and who attached the macro, as Swift 6.3 reports it.
@Suite(.enabled(if: Program.canStart)) struct LexicalContextTests {
  struct Row: Sendable {
    var lexicalContext: [String]
    var extendedType: String
    var head: String
  }

  @Test(arguments: [
    Row(lexicalContext: [], extendedType: "A", head: "extension A: Swift.Codable {"),
    Row(lexicalContext: ["struct Outer {}"], extendedType: "Outer.A", head: "extension Outer.A: Swift.Codable {"),
    // The compiler removes the members, and the line end before them.
    Row(
      lexicalContext: ["\n\nstruct Outer // why{}"],
      extendedType: "Outer.A",
      head: "extension Outer.A: Swift.Codable {"
    ),
    Row(
      lexicalContext: ["enum Mid // { // {}{}", "\nextension Outer /* { */ // why {}{}"],
      extendedType: "Outer.Mid.A",
      head: "extension Outer.Mid.A: Swift.Codable {"
    ),
    // For declarations added by another macro, it has only the name.
    Row(lexicalContext: [], extendedType: "Outer.A", head: "extension Outer.A: Swift.Codable {"),
    Row(lexicalContext: [], extendedType: "Outer.Mid.A", head: "extension Outer.Mid.A: Swift.Codable {"),
  ])
  func extensionsAreOfTheWholeName(row: Row) throws {
    let plugin = try PluginProcess()
    var invocation = MacroInvocation(attribute: "\n@CodableEnum", declaration: "\n@CodableEnum\nenum A { case a(Int) }")
    invocation.lexicalContext = row.lexicalContext
    invocation.extendedType = row.extendedType
    let expansion = try plugin.expand(invocation)
    #expect(expansion.diagnostics == [])
    #expect(expansion.text?.split(separator: "\n").first.map(String.init) == row.head)
    #expect(plugin.finish() == (0, ""))
  }

  private static let buffer = "@__swiftmacro_1x5OuterV5Inner12AddAttributefMr_.swift"

  private func invocation(_ attribute: String, _ declaration: String) -> MacroInvocation {
    var invocation = MacroInvocation(attribute: attribute, declaration: declaration)
    invocation.attributeFile = Self.buffer
    invocation.declarationOffset = 400
    invocation.lexicalContext = ["\n@AddAttribute\nstruct Outer{}"]
    invocation.extendedType = "Outer.Inner"
    return invocation
  }

  /// A macro of the enclosing type adds the attribute, in its own file, and the declaration comes without it.
  @Test func theAttributeOfAnotherMacro() throws {
    let plugin = try PluginProcess()
    let expansion = try plugin.expand(
      invocation("@CodableEnum(strategy: .discriminator(key: \"t\"))", "\n  /// about it\n  enum Inner { case a }")
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.text?.contains("extension Outer.Inner: Swift.Codable {") == true)
    #expect(expansion.text?.contains("\"t\"") == true)
    #expect(plugin.finish() == (0, ""))
  }

  /// Each place is in its own file.
  @Test(arguments: [
    ("@CodableEnum(foo: 1)", "\n  enum Inner { case a }", buffer, 13),
    ("@CodableEnum", "\n  enum Inner { case a(() -> Void) }", "A.swift", 400 + 23),
  ])
  func itsErrorsAreInItsFile(attribute: String, declaration: String, file: String, offset: Int) throws {
    let plugin = try PluginProcess()
    let answer = try plugin.answer(to: invocation(attribute, declaration).message)
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    let positions = diagnostics.map { $0["position"] as? [String: Any] }
    #expect(positions.map { $0?["fileName"] as? String } == [file])
    #expect(positions.map { $0?["offset"] as? Int } == [offset])
    #expect(plugin.finish() == (0, ""))
  }
}
