import CodableEnum
import Foundation

// What the page WhichAnnotation says of other spellings.

// @CodableEnum(strategy: .flattenedStatus, caseNames: .snakeCase, keyNames: .snakeCase, nils: .null)
enum Renamed {
  case notAllowed(userID: Int?)
  case success  // @CodableCase("success", aliases: ["ok", "done"])
  case moved(id: Int)  // @CodableCase("not allowed", keys: ["id": "uid"], keyAliases: ["uid": ["identifier"]])
  case load(retries: Int = 3)
  case done(at: Date)  // @CodableCase("finished", coders: ["at": ISO8601DateCoder.self])
  case failed(underlying: (any Error)? = nil)  // @CodableCase(omit: ["underlying"])
}
holds(try json(Renamed.notAllowed(userID: nil)) == #"{"status":"not_allowed","user_id":null}"#)
holds(try json(JSONDecoder().decode(Renamed.self, from: Data(#"{"status":"ok"}"#.utf8))) == #"{"status":"success"}"#)
holds(
  try json(JSONDecoder().decode(Renamed.self, from: Data(#"{"status":"not allowed","identifier":1}"#.utf8)))
    == #"{"status":"not allowed","uid":1}"#
)
holds(
  try json(JSONDecoder().decode(Renamed.self, from: Data(#"{"status":"load"}"#.utf8)))
    == #"{"retries":3,"status":"load"}"#
)
holds(
  try json(Renamed.done(at: Date(timeIntervalSince1970: 0))) == #"{"at":"1970-01-01T00:00:00Z","status":"finished"}"#
)
holds(try json(Renamed.failed(underlying: CancellationError())) == #"{"status":"failed"}"#)
