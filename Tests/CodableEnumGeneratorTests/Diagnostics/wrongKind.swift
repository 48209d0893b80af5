// @CodableEnum(strategy: true)
enum Shape {
  // @CodableCase(.x, aliases: "y", skip: "z")
  case circle
  // @CodableCase(aliases: ["a", 1], keys: [1: "x"])
  case square
}
