import CodableEnum

// Errors of the page Errors.

// @CodableEnum(strategy: .tagFirst)
enum Message {
  case event(String, Int)  // @CodableCase("EVENT")
  case ready
}

try refuses("[]", Message.self, #"Message has no tag; expected one of "EVENT", "ready""#)
try refuses("[null]", Message.self, #"the tag of Message is null; expected one of "EVENT", "ready""#)
try refuses("{}", Message.self, #"Message is not an array; expected one of "EVENT", "ready""#)

// @CodableEnum(strategy: .tagFirst)
enum Kept {
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

try refusesToWrite(Kept.other("zzz", 5), "what is after the tag must be an array")
