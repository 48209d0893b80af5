// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Point: Equatable {
  // @CodableCase(123, keys: ["name"])
  case named(String)
  case plane(x: Int, y: Int)  // @CodableCase(-123, aliases: [0xFF, 1_000])
}

// @CodableEnum(strategy: .flattenedStatus(key: "ok"))
public enum Answer: Equatable {
  case success(value: Int)  // @CodableCase(true)
  case failure(error: String)  // @CodableCase(false)
}

// @CodableEnum(strategy: .adjacent)
public enum Half: Equatable {
  case yes  // @CodableCase(true)
  #if NEVER
    case never  // @CodableCase(false)
  #endif
}

// @CodableEnum(strategy: .discriminator)
public enum Level: Int, Equatable {
  case low = -1
  case middle
  case high = 0x10
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum Method: String, Equatable {
  case get = "GET"
  case post
}
