// @CodableEnum
// @CodableEnum(strategy: .discriminator)
enum Shape {
  // @CodableCase("x")
  case circle  // @CodableCase("y")
}
