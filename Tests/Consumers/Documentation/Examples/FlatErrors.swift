import CodableEnum

// Errors of the page Errors.

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unknownKeys: .reject)
enum Action {
  case list(id: Int, items: [String])
  case loading
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Aliased {
  case list(id: Int)  // @CodableCase(keyAliases: ["id": ["identifier"]])
}

// @CodableEnum(strategy: .flattenedStatus)
enum Response {
  case waitlist(position: Int)
}

// @CodableEnum(strategy: .flattenedStatus)
enum Failure {
  case notFound  // @CodableCase(404)
  case gone
}

try refuses(
  #"{"type":"lsit"}"#,
  Action.self,
  #"unknown case "lsit" of Action; expected one of "list", "loading"; did you mean "list"?"#
)
try refuses(#"{}"#, Action.self, #"Action has no "type"; expected one of "list", "loading""#)
try refuses(#"{"type":null}"#, Action.self, #"the "type" of Action is null; expected one of "list", "loading""#)
try refuses(#"{"type":1}"#, Action.self, #"the "type" of Action is not a string; expected one of "list", "loading""#)
try refuses(
  #"{"type":"list","id":1,"items":[],"x":1}"#,
  Action.self,
  #"unknown key "x" in case "list" of Action; expected one of "id", "items""#
)
try refuses(
  #"{"type":"list","id":1,"identifier":1}"#,
  Aliased.self,
  #"keys "id" and "identifier" are for one value; expected one of them"#
)
try refuses(#"{"status":"waitlist"}"#, Response.self, #"case "waitlist" of Response has no "position""#)
try refuses(#"{"status":500}"#, Failure.self, #"unknown case 500 of Failure; expected one of "gone", 404"#)
