import Foundation

let actions: [Action] = [.list(selectedId: UUID(), expanded: ["a"]), .loading(source: nil), .empty]
let data = try JSONEncoder().encode(actions)
guard try JSONDecoder().decode([Action].self, from: data) == actions else { fatalError("a round trip failed") }
print(String(decoding: data, as: UTF8.self))
