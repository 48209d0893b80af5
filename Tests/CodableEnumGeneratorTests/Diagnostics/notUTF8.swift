// @CodableEnum
enum Shape {
  case café
}
