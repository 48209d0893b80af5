// @CodableEnum
enum Shape {
  case circle

  func draw() {
    if true {
  }
}
