// @CodableEnum
struct Shape {
  // @CodableEnum
  var x = 1
}

// @CodableEnum
enum Kind {
  // @CodableEnum
  case a
}

// @CodableCase("x")
enum Other {
  case a
}

// @CodableEnum
let x = 1
