import CodableEnum
import Foundation

// The rows of the page Lists.

enum Given {
  static let unlike = Data(#"{"items":[{"type":"text","body":"hi"},{"type":"poll"},{"type":"text"}]}"#.utf8)
  static let unknown = Data(#"{"items":[{"type":"text","body":"hi"},{"type":"poll"}]}"#.utf8)
  static let broken = Data(#"{"items":[{"type":"text","body":"hi"},{"type":"text"}]}"#.utf8)
  nonisolated(unsafe) static var caught = 0
  static let decoder = {
    let decoder = JSONDecoder()
    decoder.onCaughtError { _ in caught += 1 }
    return decoder
  }()

  /// How many elements there are of each JSON, nil for an error.
  static func elements<Value: Codable>(_ type: Value.Type, _ count: (Value) -> Int) -> [Int?] {
    [unknown, broken, unlike].map { data in (try? decoder.decode(type, from: data)).map(count) }
  }

  /// How many errors were caught since the last call.
  static func heard() -> Int {
    defer { caught = 0 }
    return caught
  }

  static func writesBack<Value: Codable>(_ type: Value.Type, _ data: Data) throws -> Bool {
    let written = try JSONEncoder().encode(decoder.decode(type, from: data))
    return try decoder.decode(CodableValue.self, from: written) == decoder.decode(CodableValue.self, from: data)
  }
}

struct List<Item: Codable>: Codable { var items: [Item] }
struct Lossy<Item: Codable>: Codable { @LossyArray var items: [Item] }

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Plain {
  case text(body: String)
}
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Keeping {
  case text(body: String)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum KeepingAll {
  case text(body: String)
  case other(CodableValue)  // @CodableCase(catches: [.unknown, .invalid])
}
// @CodableEnum
enum Page {
  case items(items: [Plain])  // @CodableCase(coders: ["items": LossyListCoder<Plain>.self])
}
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Skipping: Equatable {
  case text(body: String)
  case other  // @CodableCase(catches: .unknown)
}

holds(Given.elements(List<Plain>.self) { $0.items.count } == [nil, nil, nil] && Given.heard() == 0)
// The unlike list fails only after its second element.
holds(Given.elements(List<Keeping>.self) { $0.items.count } == [2, nil, nil] && Given.heard() == 2)
holds(try Given.writesBack(List<Keeping>.self, Given.unknown))
holds(Given.heard() == 1)
holds(Given.elements(List<KeepingAll>.self) { $0.items.count } == [2, 2, 3] && Given.heard() == 4)
holds(try Given.writesBack(List<KeepingAll>.self, Given.unlike))
holds(Given.heard() == 2)
holds(Given.elements(Lossy<Plain>.self) { $0.items.count } == [1, 1, 1])
holds(Given.elements(Lossy<Plain>.self) { $0.$items.count } == [1, 1, 2] && Given.heard() == 0)
holds(Given.elements(Lossy<Keeping>.self) { $0.items.count } == [2, 1, 2] && Given.heard() == 2)
holds(Given.elements(Lossy<Keeping>.self) { $0.$items.count } == [0, 1, 1] && Given.heard() == 2)
// In the case's layout, the list itself is the value.
holds(Given.elements(Page.self) { if case .items(let items) = $0 { items.count } else { 0 } } == [1, 1, 1])
holds(Given.heard() == 4)
let skipping = try Given.decoder.decode(List<Skipping>.self, from: Given.unknown).items
holds(skipping.filter { $0 != .other } == [.text(body: "hi")])
let unlike = try Given.decoder.decode(List<KeepingAll>.self, from: Given.unlike)
try reads(String(decoding: Given.unlike, as: UTF8.self), unlike)
