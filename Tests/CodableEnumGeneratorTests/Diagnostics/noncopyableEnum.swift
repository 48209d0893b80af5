// @CodableEnum
enum Shape: ~Copyable {
  case circle
}
