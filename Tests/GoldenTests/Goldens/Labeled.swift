// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
public enum Command: Equatable, Sendable {
  case load(key: String)
  case store(key: String, Int)
  case dump
  case opt(a: Int?, b: String)
  case named(_ name: String, Int?)
  case withDefault(count: Int = 3, in: Bool)
  indirect case nested(Command, then: [Command])
}

/// The same, by the compiler.
public indirect enum SynthesizedCommand: Equatable, Codable, Sendable {
  case load(key: String)
  case store(key: String, Int)
  case dump
  case opt(a: Int?, b: String)
  case named(_ name: String, Int?)
  case withDefault(count: Int = 3, in: Bool)
  case nested(SynthesizedCommand, then: [SynthesizedCommand])
}
