import CodableEnum

/// Names that the server may extend before this program does.
// @CodableEnum(strategy: .rawValue, caseNames: .snakeCase)
enum OrderStatus: Equatable {
  case active
  case onHold
  case unknown(String)  // @CodableCase(catches: .unknown)
}

/// A text or several, as in many APIs.
// @CodableEnum(strategy: .untagged)
enum Target: Equatable {
  case one(String)
  case many([String])
}

/// Objects without a tag. Their keys identify the case.
// @CodableEnum(strategy: .untagged)
enum Login: Equatable {
  case token(accessToken: String, expires: Int?)
  case challenge(question: String)
}
