// --type Choice

// What no provider takes.

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .key("value"))
enum Choice {
  case out(Out)
  case nothing(Nothing)
  case either(Either)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), conformance: .encodable)
enum Out {
  case a
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Nothing {
  case unknown(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .untagged)
enum Either {
  case first(First)  // @CodableCase(matches: .rawValue)
  case other(String)
}

struct First: RawRepresentable, Codable {
  var rawValue: String
}
