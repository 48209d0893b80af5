// @CodableEnum
enum Shape {
  case a  // @CodableCase("x")
  case b  // @CodableCase("y", aliases: ["z", "x", "z"])
  #if DEBUG
    case c
  #else
    case c(Int)
  #endif
  case y
}

// @CodableEnum(caseNames: .lowercase)
enum Named {
  case circle
  case Circle
}

// @CodableEnum
enum Overloaded {
  case x(y: Int)
  case x(y: Int, z: String?)
}

// @CodableEnum(strategy: .flattenedStatus, keyNames: .snakeCase)
enum Keys {
  case x(userID: Int, userId: String)
}
