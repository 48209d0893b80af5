/// A server's response.
// @CodableEnum(strategy: .flattenedStatus)
enum EventConfirmationResponse: Equatable {
  case confirmed([User])  // @CodableCase(keys: ["confirmedUsers"])
  case waitlist(Int, [User])  // @CodableCase(keys: ["position", "confirmedUsers"])
  // @CodableCase("not allowed", keys: ["reason"])
  case notAllowed(String)
}

struct User: Codable, Equatable {
  var id: String
  var name: String
}
