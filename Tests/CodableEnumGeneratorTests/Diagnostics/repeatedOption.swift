// @CodableEnum(strategy: .discriminator, strategy: .flattenedStatus)
enum Shape {
  case circle  // @CodableCase("x", skip: false, skip: true)
}
