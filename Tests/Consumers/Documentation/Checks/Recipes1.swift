func same(_ name: String, _ data: String, _ value: StreamEvent) throws -> Bool {
  try json(event(named: name, data: Data(data.utf8))) == json(value)
}
holds(try same("message_start", #"{"id":"m1"}"#, .messageStart(id: "m1")))
holds(try same("ping", "null", .ping))
holds(try same("ping", "{}", .ping))
holds(try same(#"a"b"#, #"{"n":1}"#, .other(#"a"b"#, ["n": 1])))
do {
  _ = try event(named: "delta", data: Data(#"{"text":1}"#.utf8))
  holds(false)
} catch DecodingError.typeMismatch(_, let context) {
  holds(context.codingPath.map(\.stringValue) == ["data", "text"])
}
struct Sent: Codable { var event: String, data: CodableValue? }
let sent = try JSONDecoder().decode(Sent.self, from: JSONEncoder().encode(StreamEvent.messageStart(id: "m1")))
holds(sent.event == "message_start")
try writes(sent.data)
