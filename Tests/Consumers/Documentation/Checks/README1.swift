try writes(Message.image(url: "cat.png", width: 80))
holds("\(message)" == #"image(url: "cat.png", width: Optional(80))"#)
enum Synthesized: Codable {
  case image(url: String, width: Int?)
}
try writes(Synthesized.image(url: "cat.png", width: 80))
