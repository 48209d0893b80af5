import CodableEnum

// @CodableEnum(strategy: .rawValue)
enum OrderStatus: Equatable {
  case active
  case onHold  // @CodableCase("on hold")
  // @CodableCase(catches: .unknown)
  case other(String)
}

// @CodableEnum(strategy: .untagged)
enum Target: Equatable {
  case one(String)
  case many([String])
  case login(token: String)
}
