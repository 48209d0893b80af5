// @CodableEnum(keyNames: .snakeCase, unlabeled: .indexed, nils: .null)
enum Shape {
  // @CodableCase(keys: ["radius"])
  case circle(Int)
}

// @CodableEnum(strategy: .discriminator, unlabeled: .indexed)
enum Other {
  case circle(Int)
}
