import Chat
import Foundation

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(orders), as: UTF8.self))
print(String(decoding: try encoder.encode([Message.text(body: "hi"), .typing]), as: UTF8.self))
print(String(decoding: try encoder.encode([Reaction.like, .emoji("x")]), as: UTF8.self))
