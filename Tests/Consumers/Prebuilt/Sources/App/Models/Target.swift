// @CodableEnum(strategy: .untagged)
enum Target: Equatable {
  case one(String)
  case many([String])
}
