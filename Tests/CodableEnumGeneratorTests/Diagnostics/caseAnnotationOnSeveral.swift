// @CodableEnum
enum Shape {
  // @CodableCase("x")
  case circle, square
}
