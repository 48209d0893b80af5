// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum Animal: Equatable {
  case Dog
  case Frog(String, [Int])
  case Cat(age: Int, name: String)
  case AntHive([String])
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), keyNames: .snakeCase)
public enum Natural: Equatable {
  case optional(Int?)
  case pair(Int?, String)
  case mixed(Int, userID: String?)
  case unlabeled(Int?, name: String)
  case named(_ userName: String)
  case keyed(Int)  // @CodableCase(keys: ["key"])
  case optionalKeyed(Int?)  // @CodableCase(keys: ["key"])
  case withDefault(count: Int = 3)
  indirect case nested(Natural, [Natural])
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum Direction: Equatable {
  case north, south
}
