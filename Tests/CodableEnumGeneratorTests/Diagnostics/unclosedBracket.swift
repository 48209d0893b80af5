// @CodableEnum(strategy: .discriminator(key: "type"
enum Shape {
  // @CodableCase(aliases: ["a"
  // , "b")
  case circle
}
