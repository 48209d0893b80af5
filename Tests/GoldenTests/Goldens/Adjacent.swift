// @CodableEnum(strategy: .adjacent(key: "t", content: "c"))
public enum Adjacent: Equatable {
  case Unit
  case Newtype(Int)
  case Opt(Int?)
  case Pair(Int, String?)
  case store(key: String, value: Int)
  case mixed(Int, label: String?)
  case withDefault(count: Int = 3, name: String)
  indirect case nested(Adjacent)
}

// @CodableEnum(strategy: .adjacent, caseNames: .screamingSnakeCase, nils: .null)
public enum AdjacentNull<Value> {
  case optValue(Value?)
  case object(a: Value?, b: [Value])  // @CodableCase(keys: ["a": "content"])
}

extension AdjacentNull: Equatable where Value: Equatable {}
