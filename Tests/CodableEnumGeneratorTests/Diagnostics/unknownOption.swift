// @CodableEnum(stategy: .discriminator, zzz: 1)
enum Shape {
  case circle  // @CodableCase(alias: ["x"])
}

// @CodableEnum(strategy: .flattenedStatus(keys: "x"))
enum Other {
  case circle
}

// @CodableEnum(strategy: .caseKeyed("x"))
enum Third {
  case circle
}
