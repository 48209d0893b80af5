import Foundation

// @CodableEnum(strategy: .caseKeyed(payload: .array))
public enum Stanza: Equatable, Sendable {
  case brew([String])
  case cask(String, [String: Int])
  case restartService(Bool = true)
  case optional(String?, Int?)
  // @CodableCase(omit: ["note"])
  case noted(String, note: String? = nil)
  case executable
}
