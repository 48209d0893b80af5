import CodableEnum
import Foundation

// The JSON of the page WhichAnnotation: strings and numbers.

// @CodableEnum(strategy: .rawValue)
enum Plan: String {
  case free, pro
  // @CodableCase(catches: .unknown)
  case unknown
}
// @CodableEnum(strategy: .rawValue)
enum Code {
  case ok  // @CodableCase(200)
  case notFound  // @CodableCase(404)
  case other(Int)  // @CodableCase(catches: .unknown)
}
// @CodableEnum(strategy: .rawValue)
enum Level: Int { case low = 1, high }
// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
enum ToolChoice { case auto, function(name: String) }
try writes(ToolChoice.auto)
try writes(ToolChoice.function(name: "f"))
// @CodableEnum(strategy: .rawValue)
enum Status {
  case active, suspended
  case other(String)  // @CodableCase(catches: .unknown)
}
try writes(Status.active)
holds(Status(rawValue: "archived") == .other("archived") && Status.other("archived").rawValue == "archived")
holds(Plan(rawValue: "free") == .free)
holds(try json(JSONDecoder().decode(Plan.self, from: Data(#""archived""#.utf8))) == json(Plan.unknown))
try writes(Code.ok)
try writes(Code.notFound)
holds(Code(rawValue: 500) == .other(500))
try writes(Level.low)
try writes(Level.high)
