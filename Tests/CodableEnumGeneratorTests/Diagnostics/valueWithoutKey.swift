// @CodableEnum(strategy: .flattenedStatus)
enum Shape {
  case circle(Int)
  case square(side: Int, Int)
}
