import Foundation
import TestSupport
import Testing

/// The compiler's side of the protocol, correct and incorrect. The plugin always answers or exits, and never waits.
@Suite(.enabled(if: Program.canStart)) struct ProtocolTests {
  @Test func tellsWhatItCanDo() throws {
    let plugin = try PluginProcess()
    let answer = try plugin.answer(to: ["getCapability": ["capability": ["protocolVersion": 7]]])
    let result = try #require(answer["getCapabilityResult"] as? [String: Any])
    let capability = try #require(result["capability"] as? [String: Any])
    #expect(capability["protocolVersion"] as? Int == 7)
    #expect(capability["features"] as? [String] == [])
    #expect(plugin.finish() == (0, ""))
  }

  @Test func expandsTextInAnyScript() throws {
    let plugin = try PluginProcess()
    let source = "@CodableEnum\nenum Été { case \\u{0}, naïve(String), 日本(\"\\\"\"), 🙂 }"
      .replacing("case \\u{0}, ", with: "case ").replacing("(\"\\\"\")", with: "(Int)")
    let expansion = try plugin.expand(MacroInvocation(attribute: "@CodableEnum", declaration: source))
    let text = try #require(expansion.text)
    for part in ["extension Été: Swift.Codable", "case \"naïve\":", "case \"日本\":", "case \"🙂\":"] {
      #expect(text.contains(part))
    }
    #expect(plugin.finish() == (0, ""))
  }

  /// Invalid messages are answered, and so is the next message.
  @Test(arguments: [
    (
      #"{"expandFreestandingMacro":{}}"#,
      "the compiler asks for 'expandFreestandingMacro', which this macro does not support"
    ),
    (#"{"expandAttachedMacro":{"macro":{}}}"#, "the compiler's message lacks what an expansion needs"),
    (
      #"{"expandAttachedMacro":{"macro":{"typeName":"CodableEnum"},"attributeSyntax":{"source":"","location":"#
        + #"{"fileName":"","offset":0}},"declSyntax":{"source":"","location":{"fileName":"","offset":0}}}}"#,
      "the compiler's message lacks what an expansion needs"
    ),
    (#"{"a":1,"b":2}"#, "the compiler's message lacks what an expansion needs"),
    ("[]", "the compiler's message lacks what an expansion needs"),
    (#"{"getCapability""#, "the compiler's message is not JSON from byte 16 on"),
    (#"{"getCapability":{}}x"#, "the compiler's message is not JSON from byte 20 on"),
    (#"{"a":"\x"}"#, "the compiler's message is not JSON from byte 8 on"),
    (#"{"a":"\u12"}"#, "the compiler's message is not JSON from byte 8 on"),
    (#"{"a":"\u-001"}"#, "the compiler's message is not JSON from byte 8 on"),
    (#"{"a":1.}"#, "the compiler's message is not JSON from byte 7 on"),
    (#"{"a":"#, "the compiler's message is not JSON from byte 5 on"),
    (#"{"a":""#, "the compiler's message is not JSON from byte 6 on"),
    (String(repeating: "[", count: 100_000), "the compiler's message is not JSON from byte 64 on"),
  ])
  func refusesWhatItDoesNotUnderstand(message: String, reason: String) throws {
    let plugin = try PluginProcess()
    plugin.send(Data(message.utf8))
    let answer = try plugin.nextAnswer()
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    #expect(result["expandedSource"] is NSNull)
    #expect(
      diagnostics.map { $0["message"] as? String } == [reason + "; use a toolchain that the macro supports"]
    )
    _ = try plugin.answer(to: ["getCapability": [:]])
    #expect(plugin.finish() == (0, ""))
  }

  /// Places outside any file are answered, and so is the next message.
  @Test(arguments: [
    (-1, 0, "lacks what an expansion needs"), (.min, .max, "lacks what an expansion needs"),
    (0, .max, "lacks what an expansion needs"), (.max, .max, "lacks what an expansion needs"),
    (0, 1 << 31, "lacks what an expansion needs"), (0, 1 << 30, "places the attribute outside of its declaration"),
    (1 << 30, 1, "places the attribute outside of its declaration"),
    (25, 0, "places the attribute outside of its declaration"),
  ])
  func refusesPlacesThatNoFileHas(attribute: Int, declaration: Int, reason: String) throws {
    let plugin = try PluginProcess()
    var invocation = MacroInvocation(attribute: "@CodableEnum", declaration: "@CodableEnum enum A { case a }")
    (invocation.attributeOffset, invocation.declarationOffset) = (attribute, declaration)
    let result = try #require(try plugin.answer(to: invocation.message)["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    let message = "the compiler's message \(reason); use a toolchain that the macro supports"
    #expect(diagnostics.map { $0["message"] as? String } == [message])
    _ = try plugin.answer(to: ["getCapability": [:]])
    #expect(plugin.finish() == (0, ""))
  }

  @Test(arguments: [
    // Nothing, half a length, or an empty message: the compiler is done.
    (Data(), 0, ""),
    (Data([9, 0]), 1, "codable-enum: the compiler's message is shorter than its stated length\n"),
    (Data(repeating: 0, count: 8), 0, ""),
    (Data([9, 0, 0, 0, 0, 0, 0, 0]), 1, "codable-enum: the compiler's message is shorter than its stated length\n"),
    (
      Data([9, 0, 0, 0, 0, 0, 0, 0, 0x7B]), 1,
      "codable-enum: the compiler's message is shorter than its stated length\n"
    ),
    (
      Data([0, 0, 0, 0x20, 0, 0, 0, 0, 1]), 1,
      "codable-enum: the compiler's message is shorter than its stated length\n"
    ),
    (Data(repeating: 0xFF, count: 8), 1, "codable-enum: the compiler's message is longer than any source file\n"),
  ])
  func endsWithItsInput(bytes: Data, status: Int32, errors: String) throws {
    let plugin = try PluginProcess()
    plugin.send(raw: bytes)
    #expect(plugin.finish() == (status, errors))
  }
}
