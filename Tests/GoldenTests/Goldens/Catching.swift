import CodableEnum

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Corners: Equatable, Sendable {
  case circle(radius: Int)
  // @CodableCase(catches: [.unknown, .missing, .invalid])
  case rectangle(corners: Int?)
}

// @CodableEnum(strategy: .caseKeyed)
public enum CaughtKeyed: Equatable {
  case a(Int)
  case none  // @CodableCase(catches: [.missing])
  case invalid(CodableValue)  // @CodableCase(catches: .invalid)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum CaughtNatural: Equatable {
  case a(x: Int)
  case b
  case failed(count: Int = 3, note: String?)  // @CodableCase(catches: .invalid)
}

// @CodableEnum(strategy: .adjacent)
public enum CaughtAdjacent: Equatable {
  case a(Int)
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
  case failed  // @CodableCase(catches: [.invalid, .missing])
}

// @CodableEnum(strategy: .discriminator)
public enum CaughtDiscriminator: Equatable {
  case a(Int)
  case anything(CodableValue)  // @CodableCase(catches: [.unknown, .missing, .invalid])
}

// @CodableEnum(strategy: .untagged)
public enum CaughtUntagged: Equatable {
  case a(x: Int)
  case invalid  // @CodableCase(catches: .invalid)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
public enum CaughtLabeled: Equatable {
  case a(x: Int)
  case failed(count: Int = 2 + 1)  // @CodableCase(catches: [.unknown, .missing, .invalid])
}
