import CodableEnum

// The first error in the README.

// @CodableEnum(strategy: .flattenedStatus)
enum Response {
  case confirmed(users: [String]), waitlist(position: Int)
  case notAllowed(reason: String)  // @CodableCase("not allowed")
}

try refuses(
  #"{"status":"notAllowed"}"#,
  Response.self,
  #"unknown case "notAllowed" of Response; expected one of "confirmed", "not allowed", "waitlist"; did you mean "not allowed"?"#
)
