// @CodableEnum(strategy: .flattenedStatus)
enum EventConfirmationResponse: Equatable {
  case confirmed(users: [String])
  case waitlist(position: Int)
  // @CodableCase("not allowed")
  case notAllowed(reason: String)
}
