// @CodableEnum(strategy: .flattenedStatus)
enum Shape {
  // @CodableCase("x", aliases: ["y"], keys: ["z"], skip: true)
  case circle(Int)
}
