// --type Request

// An object at the root, with fields beside an enum's.
struct Request: Codable {
  var title: String
  var filters: [Filter]
  var page: Paged?
}

typealias Paged = Merged<Fields, Position>

struct Fields: Codable {
  var size: Int
  var cursor: String?
}

// @CodableEnum
enum Position {
  case start
  case after(id: String)
}

// @CodableEnum(strategy: .untagged)
enum Filter {
  case any
  case word(String)
  case count(Int)
  case flag(Bool)
  case between(low: Int, high: Int)
  case oneOf(words: [String])
}
