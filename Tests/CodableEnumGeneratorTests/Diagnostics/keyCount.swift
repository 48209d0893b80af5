// @CodableEnum(strategy: .flattenedStatus)
enum Shape {
  // @CodableCase(keys: ["radius"])
  case circle(Int, Int)
  // @CodableCase(keys: ["a", "b"])
  case square(Int)
  case point  // @CodableCase(keys: ["a"])
}
