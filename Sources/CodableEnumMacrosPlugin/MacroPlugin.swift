/// Answers the compiler's messages until there are no more.
struct MacroPlugin {
  let channel: MessageChannel

  func run() {
    do {
      while let message = try channel.next() {
        try channel.send(answer(to: message).json.bytes)
      }
    } catch {
      switch error {
      case .truncated: fail("the compiler's message ends before its length says so")
      case .tooLong: fail("the compiler's message is longer than any source file")
      case .notWritten: fail("the compiler does not take the answer")
      }
    }
  }

  private func answer(to bytes: [UInt8]) -> PluginMessage {
    let message: HostMessage?
    do {
      // Each expansion comes with a description of the compiler that is longer than most enums.
      message = HostMessage(try JSONValue(parsing: bytes, ignoring: "staticBuildConfiguration"))
    } catch {
      return refusal("the compiler's message is no JSON from byte \(error.offset) on")
    }
    switch message {
    case .getCapability: return .capability
    case .expand(let macro): return MacroExpansion(macro).answer
    case .unknown(let name): return refusal("the compiler asks for '\(name)', which this macro does not know")
    case nil: return refusal("the compiler's message lacks what an expansion needs")
    }
  }

  private func refusal(_ message: String) -> PluginMessage {
    .expansion(nil, [PluginDiagnostic(message: "\(message); use the macro with a toolchain that it is made for")])
  }
}
