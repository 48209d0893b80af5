// --type Level

// @CodableEnum(strategy: .rawValue)
enum Level {
  case low, high
  case exactly  // @CodableCase(7)
}
