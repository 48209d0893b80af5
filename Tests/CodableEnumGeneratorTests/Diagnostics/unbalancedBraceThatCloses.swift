// @CodableEnum
enum Shape {
  case circle
}
}
