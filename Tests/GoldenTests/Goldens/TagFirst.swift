import CodableEnum

/// `["EVENT","sub",{"n":1}]`, `["ready"]`
// @CodableEnum(strategy: .tagFirst)
public enum RelayMessage: Equatable {
  case event(subscription: String, RelayEvent)  // @CodableCase("EVENT")
  case close(String)  // @CodableCase("CLOSE", aliases: ["CLOSED"])
  case ready
  case opt(Int, Int?)
  case window(from: Int = 0, to: Int = 10, note: String?)
  // @CodableCase(coders: ["seconds": LosslessCoder<Int>.self], omit: ["cause"])
  case traced(seconds: Int, cause: String? = nil)
  indirect case batch([RelayMessage])
}

public struct RelayEvent: Codable, Equatable {
  public var n: Int

  public init(n: Int) { self.n = n }
}

/// Tags are numbers, and what is after an unknown one is kept.
// @CodableEnum(strategy: tag-first)
public enum RouterMessage: Equatable {
  case hello(String, [String: Int]?)  // @CodableCase(1)
  case goodbye  // @CodableCase(6)
  case nothing  // @CodableCase(0, catches: .missing)
  case other(Int, CodableValue)  // @CodableCase(catches: .unknown)
}

/// `"disconnect"`, `["message","text"]`, `[2,"a"]`
// @CodableEnum(strategy: .tagFirst, emptyCases: .name, conformance: .codable)
public enum SocketPacket: Equatable {
  case disconnect
  case message(String)
  case ack(Int?)  // @CodableCase(catches: .missing)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

/// Tags of several kinds; whatever is no case is kept whole.
// @CodableEnum(strategy: .tagFirst, emptyCases: .name)
public enum PhoneMessage: Equatable {
  case join(topic: String)  // @CodableCase(1, aliases: ["join"])
  case leave  // @CodableCase("leave", aliases: [2])
  case muted(Bool)  // @CodableCase(true)
  case unknown(CodableValue)  // @CodableCase(catches: [.unknown, .missing, .invalid])
}

/// The tag of an unknown case is all that is kept.
// @CodableEnum(strategy: .tagFirst, caseNames: .kebabCase)
public enum StyleExpression<Value> {
  case get(String)
  case toNumber(Value, fallback: Value?)
  case unsupported(String)  // @CodableCase(catches: .unknown)
}

extension StyleExpression: Equatable where Value: Equatable {}

// @CodableEnum(strategy: .tagFirst, emptyCases: .name)
public enum SwitchState: Equatable {
  case on(level: Int)  // @CodableCase(true)
  case off  // @CodableCase(false)
}

// More cases than a plain switch is quick for.
// @CodableEnum(strategy: .tagFirst)
public enum Opcode: Equatable, Sendable {
  case add(Int), sub(Int), mul(Int), div(Int), mod(Int), neg, abs, min(Int, Int), max(Int, Int), floor, ceil, round
  case sin, cos, tan, log, exp(Double)
  case other(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst, unknownKeys: .ignore)
public enum OpenArray: Equatable, Sendable {
  case ready
  case event(String, Int?)
  case all([Int])  // @CodableCase(rest: true)
}
