// @CodableEnum(strategy: .flattenedStatus(key: "the_kind"), keyNames: .snakeCase)
enum Shape {
  case circle(radius: Int, theKind: Int)
}

// @CodableEnum(strategy: .discriminator(key: "a_b"))
enum Prefixed {
  case a(b: Int)
}

// @CodableEnum(strategy: .flattenedStatus)
enum Named {
  case circle(Int)  // @CodableCase(keys: ["status"])
}
