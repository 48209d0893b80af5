// @CodableEnum(strategy: .flattenedStatus)
enum Shape {
  // @CodableCase(keys: ["raduis": "r", "zzz": "z", "_1": "t"])
  case circle(radius: Int, Int)
}
