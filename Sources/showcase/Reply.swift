import CodableEnum

/// What an assistant answers.
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Reply: Equatable {
  /// Plain text.
  case text(_ text: String)
  case weather(city: String, days: UInt8?)
}

/// The object that OpenAI needs around it.
struct Envelope: Codable {
  var reply: Reply
}
