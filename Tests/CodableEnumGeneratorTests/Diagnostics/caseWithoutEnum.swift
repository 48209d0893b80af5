enum Shape {
  // @CodableCase("x")
  case circle
  case square  // @CodableCase("y")
}
