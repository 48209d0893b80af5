/// `["all", ["has", "a"], ["has", "b"]]`
// @CodableEnum(strategy: .tagFirst)
public indirect enum StyleFilter: Equatable {
  case has(String)
  case all([StyleFilter])  // @CodableCase(rest: true)
  case `in`(key: String, Array<Int?>)  // @CodableCase(rest: true)
  case near(Int, Double?, tags: [String])  // @CodableCase(rest: true)
  case within(Int = StyleFilter.zero, from: Int = 3, any: [Int])  // @CodableCase(rest: true)

  public static var zero: Int { 0 }
}

// @CodableEnum(strategy: .caseKeyed(payload: .array))
public enum Reduction: Equatable {
  case sum([Int])  // @CodableCase(rest: true)
  case list([Int])
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"), emptyCases: .name)
public enum Batch: Equatable {
  case at(Int, [String])  // @CodableCase(rest: true)
  case several(from: Int, of: [Int])  // @CodableCase(labels: .ignore, rest: true)
  case plain(Int?, [Int])  // @CodableCase(nil, rest: true)
}

// @CodableEnum(strategy: .untagged)
public enum Path<Element>: Equatable where Element: Equatable {
  case root(String)
  case steps(Int, [Element])  // @CodableCase(rest: true)
}
