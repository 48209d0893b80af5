import CodableEnumGenerator
import CodableEnumJSON

MacroPlugin(channel: .standard()).run()

/// Answers the compiler's messages until there are no more.
struct MacroPlugin {
  let channel: MessageChannel

  func run() {
    do {
      while let message = try channel.next() {
        try channel.send(Array(answer(to: message).utf8))
      }
    } catch {
      switch error {
      case .truncated: fail("the compiler's message is shorter than its stated length")
      case .tooLong: fail("the compiler's message is longer than any source file")
      case .notWritten: fail("the compiler does not read the answer")
      }
    }
  }

  private func answer(to bytes: [UInt8]) -> String {
    let message: JSONValue
    do {
      // Each expansion comes with a description of the compiler that is longer than most enums.
      message = try JSONValue(parsing: bytes, ignoring: "staticBuildConfiguration")
    } catch {
      return refusal("the compiler's message is not JSON from byte \(error.offset) on")
    }
    let lack = "the compiler's message lacks what an expansion needs"
    guard let members = message.members, let request = members.first, members.count == 1 else { return refusal(lack) }
    switch request.key {
    case "getCapability": return Answer.capability
    case "expandAttachedMacro":
      guard let macro = AttachedMacro(request.value) else { return refusal(lack) }
      let expansion = MacroExpansion(macro)
      return expansion?.answer ?? refusal("the compiler's message places the attribute outside of its declaration")
    default: return refusal("the compiler asks for '\(request.key)', which this macro does not support")
    }
  }

  private func refusal(_ message: String) -> String {
    Answer.expansion(nil, [Answer.diagnostic("\(message); use a toolchain that the macro supports")])
  }
}
