// @CodableEnum(.discriminator)
enum Shape {
  // @CodableCase("x", "y")
  case circle
}
