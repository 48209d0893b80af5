// @CodableEnum(strategy: flatened-status, caseNames: "snake-kase", conformance: .all)
enum Shape {
  case circle
}

// @CodableEnum(strategy: .flattenStatus)
enum Other {
  case circle
}
