let one = 1  // @CodableEnum
enum Shape {  // @CodableCase("x")
  case circle
}
