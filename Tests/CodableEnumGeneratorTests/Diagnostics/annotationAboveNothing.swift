struct Box {
  // @CodableEnum
}

enum Shape {
  case circle
}
// @CodableCase("x")
