// @CodableEnum(strategy: .flattenedStatus(key: "op"), keys: ["pointer": "path", "_1": "value"])
public enum Patch: Equatable {
  case add(pointer: String, Int)
  case remove(pointer: String)
  // @CodableCase(keys: ["pointer": "to"])
  case move(from: String, pointer: String)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .key("value"))
public enum Measure: Equatable {
  case meters(Double)
  case text(String?)
  case ratio(Int, per: Int)
  case none
}

// @CodableEnum(strategy: .adjacent, keys: ["id": "identifier"])
public enum Reference: Equatable {
  case local(id: Int)
  case several([Int])
  case remote(id: Int, host: String)
}
