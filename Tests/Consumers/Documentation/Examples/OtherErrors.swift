import CodableEnum

// Errors of the page Errors.

// @CodableEnum(emptyCases: .name)
enum Direction {
  case left, right
}

// @CodableEnum(strategy: .rawValue)
enum Status {
  case active, suspended
}

// @CodableEnum(strategy: .untagged)
enum Target {
  case one(String), many([String])
}

// @CodableEnum(strategy: .untagged)
enum Rule {
  case never  // @CodableCase("never")
  case days(Int)
}

// @CodableEnum(strategy: .untagged)
enum Octet {
  case value(UInt8)
}

// @CodableEnum(strategy: .untagged)
enum Response {
  case session(id: Int, user: String)
  case token(access_token: String)
}

// @CodableEnum(strategy: .untagged)
enum Cat {
  case live(angry: Bool)
  case dead(causeOfDeath: String)
}

// @CodableEnum(strategy: .adjacent(content: .tag))
enum Block {
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

try refusesToWrite(Block.other("type", 5), #""type" is the key of the tag"#)

enum Known: String { case a }

// @CodableEnum(strategy: .rawValue)
enum Picked { case known(Known) }

// @CodableEnum
enum Action {
  case draft  // @CodableCase(skip: true)
  case list(id: Int)
}

try refuses("3", Direction.self, #"Direction is neither a string nor an object; expected one of "left", "right""#)
try refuses("3", Status.self, "no case of Status takes a number; expected a string")
try refuses(#""x""#, Picked.self, #"unknown case "x" of Picked; none of its values has this raw value"#)
try refuses("null", Status.self, "no case of Status takes null; expected a string")
try refuses("3", Target.self, "no case of Target takes a number; expected a string or an array")
try refuses(
  #""nevr""#,
  Rule.self,
  #"no case of Rule takes "nevr"; expected "never" or an integer; did you mean "never"?"#
)
try refuses("-1", Octet.self, "no case of Octet takes a number; expected an integer that one of its cases can hold")
try refuses(
  #"{"a":1,"b":2}"#,
  Response.self,
  #"no case of Response takes an object with "a", "b"; expected "id" and "user", or "access_token""#
)
try refuses(
  #"{"angry":true,"causeOfDeath":"x"}"#,
  Cat.self,
  #"cases "live" and "dead" of Cat both match an object with "angry", "causeOfDeath""#
)
try refusesToWrite(Action.draft, #"case "draft" of Action is skipped and cannot be encoded"#)
