// @CodableEnum(strategy: .flattenedStatus(key: "tag"), unknownKeys: .reject)
public enum StrictFlat: Equatable {
  case unit
  case pair(a: Int, b: Int?)  // @CodableCase(keyAliases: ["a": ["x", "y"], "b": ["z"]])
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), unknownKeys: .reject)
public enum StrictNatural: Equatable {
  case Dog
  case Cat(age: Int, name: String)
  case Fish(Int)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"), unknownKeys: .reject)
public enum StrictAdjacent: Equatable {
  case unit
  case bare(Int)
  case object(a: Int = 3)  // @CodableCase(keyAliases: ["a": ["b"]])
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
public enum Sailor: Equatable {
  // @CodableCase("sailor_moon", aliases: ["usagi_tsukino"], keyAliases: ["b": ["c"]])
  case sailorMoon(a: Int, b: Int)
}
