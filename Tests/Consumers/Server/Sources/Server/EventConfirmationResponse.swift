import CodableEnum

struct User: Codable, Equatable, Sendable {
  var id: String
  var name: String
}

// @CodableEnum(strategy: .flattenedStatus)
enum EventConfirmationResponse: Equatable, Sendable {
  case confirmed(confirmedUsers: [User])
  case waitlist(position: Int, confirmedUsers: [User])
  case notAllowed(reason: String)  // @CodableCase("not allowed")
}
