// @CodableEnum(strategy: .untagged)
enum Nothing {
  case empty  // @CodableCase(matches: .object)
  case none  // @CodableCase(matches: .array)
}
try writes(Nothing.empty)
try writes(Nothing.none)
