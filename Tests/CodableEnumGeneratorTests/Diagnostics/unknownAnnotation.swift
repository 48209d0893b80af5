// @CodableEnm
enum Shape {
  // @Codable
  case circle
}
