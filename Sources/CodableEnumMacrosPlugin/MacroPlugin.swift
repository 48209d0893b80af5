import CodableEnumGenerator
import CodableEnumJSON

/// Answers the compiler's messages until there are no more.
struct MacroPlugin {
  let channel: MessageChannel

  func run() {
    do {
      while let message = try channel.next() {
        try channel.send(answer(to: message).json.bytes())
      }
    } catch {
      switch error {
      case .truncated: fail("the compiler's message is shorter than its stated length")
      case .tooLong: fail("the compiler's message is longer than any source file")
      case .notWritten: fail("the compiler does not read the answer")
      }
    }
  }

  private func answer(to bytes: [UInt8]) -> PluginMessage {
    let message: HostMessage?
    do {
      // Each expansion comes with a description of the compiler that is longer than most enums.
      message = HostMessage(try JSONValue(parsing: bytes, ignoring: "staticBuildConfiguration"))
    } catch {
      return refusal("the compiler's message is not JSON from byte \(error.offset) on")
    }
    switch message {
    case .getCapability: return .capability
    case .expand(let macro):
      let expansion = MacroExpansion(macro)
      return expansion?.answer ?? refusal("the compiler's message places the attribute outside of its declaration")
    case .unknown(let name): return refusal("the compiler asks for '\(name)', which this macro does not support")
    case nil: return refusal("the compiler's message lacks what an expansion needs")
    }
  }

  private func refusal(_ message: String) -> PluginMessage {
    .expansion(nil, [PluginDiagnostic(message: "\(message); use a toolchain that the macro supports")])
  }
}
