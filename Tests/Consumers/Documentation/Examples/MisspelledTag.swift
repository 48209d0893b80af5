import CodableEnum

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Message {
  case text(body: String)
  case image(url: String, width: Int?)
}

try refuses(
  #"{"type":"imgae"}"#,
  Message.self,
  #"unknown case "imgae" of Message; expected one of "image", "text"; did you mean "image"?"#
)
