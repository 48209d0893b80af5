// --type Answer --wrap answer
import Foundation

// An assistant's answer: tags, tools with arguments, optional values, constants.

// @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .snakeCase)
enum Answer {
  case text(_ text: String, tone: Tone?)
  case toolCall(tool: Tool, id: UUID)
  case refusal(reason: String, code: Int = 1)  // @CodableCase(aliases: ["refused"])
  case sources([URL], note: String?)  // @CodableCase(keys: ["_0": "urls"])
  case stop
  case other(String)  // @CodableCase(catches: .unknown)
  case past(String)  // @CodableCase(keys: ["_0": "text"], skip: .decoding)
}

// @CodableEnum(strategy: .adjacent(key: "tool", content: "arguments"))
enum Tool {
  case search(query: String, limit: UInt16?)
  case weather(Place)
  case now
}

struct Place: Codable {
  var city: String
  var unit: Unit?
  enum Unit: String, Codable { case celsius, fahrenheit }
}

// @CodableEnum(strategy: .rawValue)
enum Tone {
  case calm, warm
  case level(Level)
  enum Level: String { case low, high }
}
