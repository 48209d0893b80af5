import CodableEnum

// The JSON of the page WhichAnnotation: an array that starts with the tag.

struct Note: Codable { var id: Int }
// @CodableEnum(strategy: .tagFirst, caseNames: .uppercase)
enum Relay { case event(String, Note), eose(String) }
// @CodableEnum(strategy: .tagFirst)
enum Router {
  case hello(String, [String: Int])  // @CodableCase(1)
  case goodbye  // @CodableCase(6)
}
// @CodableEnum(strategy: .tagFirst, emptyCases: .name)
enum Packet { case message(String), ready }
// @CodableEnum(strategy: .tagFirst)
enum Rule {
  indirect case all([Rule])  // @CodableCase(rest: true)
  case has(String)
}
try writes(Rule.all([.has("a"), .has("b")]))
try writes(Rule.has("a"))
try writes(Relay.event("sub", Note(id: 1)))
try writes(Relay.eose("sub"))
try writes(Router.hello("realm", [:]))
try writes(Router.goodbye)
try writes(Packet.message("hi"))
try writes(Packet.ready)
