import CodableEnum

/// An enum of names that may grow on the server before it does here.
// @CodableEnum(strategy: .rawValue, caseNames: .snakeCase)
enum OrderStatus: Equatable {
  case active
  case onHold
  case unknown(String)  // @CodableCase(catches: .unknown)
}

/// A text or several, as many APIs answer.
// @CodableEnum(strategy: .untagged)
enum Target: Equatable {
  case one(String)
  case many([String])
}

/// Objects without a tag, told apart by their keys.
// @CodableEnum(strategy: .untagged)
enum Login: Equatable {
  case token(accessToken: String, expires: Int?)
  case challenge(question: String)
}
