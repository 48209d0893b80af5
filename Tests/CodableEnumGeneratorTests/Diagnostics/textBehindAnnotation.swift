// @CodableEnum strategy: .discriminator
enum Shape {
  case circle  // @CodableCase("x") is the old name
}
