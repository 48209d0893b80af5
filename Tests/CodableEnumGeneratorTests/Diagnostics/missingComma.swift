// @CodableEnum(strategy: .discriminator keyNames: .snakeCase)
enum Shape {
  case circle
}
