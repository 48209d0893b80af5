// --type Choice

// What no provider takes.

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .key("value"))
enum Choice {
  case out(Out)
  case nothing(Nothing)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), conformance: .encodable)
enum Out {
  case a
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Nothing {
  case unknown(String)  // @CodableCase(catches: .unknown)
}
