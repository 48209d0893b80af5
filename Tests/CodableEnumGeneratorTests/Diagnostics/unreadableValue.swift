// @CodableEnum(strategy: 1 + 2)
enum Shape {
  // @CodableCase("a\(b)")
  case circle
  // @CodableCase("a", aliases: ["b": 1.5])
  case square
}

// @CodableEnum(strategy: [[[[[[[[[[[[1]]]]]]]]]]]])
enum Other {
  case circle
}
