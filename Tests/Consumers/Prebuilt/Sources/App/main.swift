import Foundation

let actions: [Action] = [.list(selectedId: UUID(), expanded: ["a"]), .loading(source: nil), .empty]
let targets: [Target] = [.one("a"), .many(["a", "b"])]
let encoded = (try JSONEncoder().encode(actions), try JSONEncoder().encode(targets))
guard try JSONDecoder().decode([Action].self, from: encoded.0) == actions,
  try JSONDecoder().decode([Target].self, from: encoded.1) == targets
else { fatalError("a round trip failed") }
print(String(decoding: encoded.0, as: UTF8.self), String(decoding: encoded.1, as: UTF8.self))
