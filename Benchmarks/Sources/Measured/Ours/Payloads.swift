import CodableEnum

/// The enums whose conformances are generated; those in every layout and those of many cases are written by `enum-sources`.
enum Ours {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
  enum Merged {
    case owner(Owner)
    case pet(Pet)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Catching {
    case known(id: Int)
    // @CodableCase(catches: .unknown)
    case unknown(String, CodableValue)
  }

  // @CodableEnum(strategy: .untagged)
  enum Untagged {
    case text(String)
    case integer(Int)
    case list([String])
    // @CodableCase(matches: .object)
    case pet(Pet)
  }

  // @CodableEnum(strategy: .rawValue)
  enum OpenStatus {
    case active, suspended, closed
    // @CodableCase(catches: .unknown)
    case unknown(String)
  }
}

/// What all cases share.
struct UpdateFields: Codable, Sendable {
  var updateId: Int
  var at: Double?
  var chat: String
}

struct Pet: Codable, Sendable {
  var name: String
  var breed: String
  var age: Int
}
