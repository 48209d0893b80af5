// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Failing {
  // @CodableCase(omit: ["cause"])
  case failed(message: String, cause: (any Error)? = nil)
  case silent(attempts: Int = 1)  // @CodableCase(omit: ["attempts"])
}

// @CodableEnum
public enum Trimmed: Equatable {
  // @CodableCase(omit: ["_1"])
  case pair(Int, String? = nil, Bool)
  case only(Int, cached: Int = 4)  // @CodableCase(omit: ["cached"])
  // The label, not the second value.
  case labels(_1: Int?, String?)  // @CodableCase(omit: ["_1"])
  case bare(note: String?)  // @CodableCase(omit: ["note"])
  case computed(Int, stamp: Int = stamp())  // @CodableCase(omit: ["stamp"])

  public static func stamp() -> Int { 8 }
}

// @CodableEnum(strategy: .adjacent, conformance: .encodable)
public enum Outgoing {
  // @CodableCase(omit: ["handler"])
  case report(id: Int, handler: @Sendable () -> Void)
  case problem(any Encodable & Sendable)
}

extension Failing: Equatable {
  public static func == (first: Failing, second: Failing) -> Bool { "\(first)" == "\(second)" }
}
