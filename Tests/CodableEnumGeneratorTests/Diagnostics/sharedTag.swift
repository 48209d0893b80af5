// @CodableEnum
enum Shape {
  case a  // @CodableCase("x")
  case b  // @CodableCase("x")
}
