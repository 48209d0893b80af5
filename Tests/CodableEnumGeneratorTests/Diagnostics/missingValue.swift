// @CodableEnum(strategy:
enum Shape {
  case circle
}
