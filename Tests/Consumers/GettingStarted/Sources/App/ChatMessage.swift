import CodableEnum
import Foundation

/// One of a chat's messages. Those of newer apps are kept as they are.
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum ChatMessage: Equatable {
  case text(body: String)
  case image(url: URL, width: Int?)
  case typing
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

struct Chat: Codable, Equatable {
  var messages: [ChatMessage]
}
