// More cases than a plain switch is quick for.
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Letter: Equatable, Sendable {
  case alpha
  case bravo
  case charlie
  case delta
  case echo
  case foxtrot
  case golf
  case hotel
  case india
  case juliett
  case kilo
  case lima
  case mike(count: Int)
  #if NEVER
    case never
  #endif
  case november(Int)  // @CodableCase("n", aliases: ["en", "enne"], keys: ["n"])
  case oscar, papa, quebec
  case romeo(String, Int)  // @CodableCase(keys: ["a", "b"])
}
