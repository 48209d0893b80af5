import Foundation

// An API's answers, here without a server.
let answers = [
  #"{"status":"found","order_id":7,"state":"on its way"}"#,
  #"{"status":"not found","reason":"no such order"}"#,
  #"{"status":"lost"}"#,
]
for (id, answer) in answers.enumerated() {
  let client = APIClient { _ in Data(answer.utf8) }
  do {
    switch try await client.order(id) {
    case .found(let id, .other(let state)): print("order \(id): \(state), which this app does not know")
    case .found(let id, let state): print("order \(id): \(state)")
    case .notFound(let reason): print("not found: \(reason)")
    }
  } catch DecodingError.dataCorrupted(let context) {
    print("error: \(context.debugDescription)")
  }
}

// State that the next launch reads.
SavedState(defaults: .standard).screen = .chat(id: 3, draft: "Hello")
print("stored: \(UserDefaults.standard.string(forKey: "screen") ?? "nothing")")
print("restored: \(SavedState(defaults: .standard).screen == .chat(id: 3, draft: "Hello"))")
UserDefaults.standard.removeObject(forKey: "screen")

// A chat, read and written back without a loss.
let json = #"{"messages":[{"body":"hi","type":"text"},{"question":"Tea?","type":"poll"},{"type":"typing"}]}"#
let chat = try JSONDecoder().decode(Chat.self, from: Data(json.utf8))
for message in chat.messages {
  switch message {
  case .text(let body): print("text: \(body)")
  case .image(let url, _): print("image: \(url)")
  case .typing: print("typing …")
  case .other(let type, _): print("a \(type), which this app does not know")
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print("written back equal: \(String(decoding: try encoder.encode(chat), as: UTF8.self) == json)")
