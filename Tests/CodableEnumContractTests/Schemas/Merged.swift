import CodableEnum

// Two values in one object.

struct UpdateFields: Codable {
  var updateId: Int
  var at: Double?
}

struct Paging: Codable {
  var next: String?
}

struct Query: Codable {
  var id: String
}

// @CodableEnum(caseNames: .snakeCase)
enum UpdateContent {
  case message(String)
  case callbackQuery(Query)
  case quit
}

typealias Update = Merged<UpdateFields, UpdateContent>

// Nothing is closed.
// @CodableEnum(strategy: .flattenedStatus(key: "kind"))
enum Payment {
  case cash
  case card(number: String)
  // @CodableCase(catches: .unknown)
  case other(String, CodableValue)
}

typealias Paid = Merged<UpdateFields, Payment>
typealias PaidPage = Merged<Paging, Paid>

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unknownKeys: .reject)
enum Strict {
  case cash
  case card(number: String?)
  // @CodableCase(nil)
  case plain(name: String)
}

typealias StrictlyPaid = Merged<UpdateFields, Strict>

// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
enum Choice {
  case auto
  case function(name: String)
  // @CodableCase(catches: .unknown)
  case other(String)
}

typealias Chosen = Merged<UpdateFields, Choice>

// @CodableEnum(emptyCases: .name)
enum Event {
  case started
  case moved(x: Int, y: Int)
  // @CodableCase(catches: [.unknown, .missing])
  case other
}

typealias Logged = Merged<UpdateFields, Event>

// @CodableEnum(strategy: .untagged)
enum Value {
  case id(id: Int)
  case name(name: String, n: Int?)
  case text(String)
  case query(Unknown)  // @CodableCase(matches: ["query"])
}

typealias Valued = Merged<Paging, Value>

// @CodableEnum(strategy: .adjacent, unknownKeys: .reject)
enum Adjacent {
  case one(Int)
  case none
}

typealias Page<T: Codable> = Merged<Paging, T>

// Without an alias, it is inline.
// @CodableEnum(strategy: .flattenedStatus(key: "tag"), unlabeled: .merged)
enum Holder {
  case inline(at: Merged<UpdateFields, Adjacent>)
  case named([Update], page: Page<Query>)  // @CodableCase(keys: ["updates", "page"])
  case merged(Merged<Paging, Payment>)
  case alias(Paid)
}
