import CodableEnum

/// A case without a tag, read where there is none.
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Body: Equatable {
  // @CodableCase(nil)
  case plain(name: String, size: Int?)
  case a(x: Int)
}

// @CodableEnum(strategy: .flattenedStatus(key: "code"), unlabeled: .merged)
public enum Reply: Equatable {
  // @CodableCase(nil, aliases: [200, "ok"])
  case found(Found)
  case failed(reason: String)  // @CodableCase(500)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
public enum Replies: Equatable {
  // @CodableCase(nil)
  case found(Found, FoundPlace, total: Int)
  case failed(reason: String)
}

// @CodableEnum(strategy: .discriminator(key: "type", prefix: .caseName), unknownKeys: .reject)
public enum Fallback: Equatable {
  // @CodableCase(nil, catches: [.unknown, .invalid])
  case rest(note: String?, count: Int = 3)
  case a(x: Int)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
public enum Mode: Equatable {
  case automatic  // @CodableCase(nil, aliases: ["auto"])
  case manual
  case timed(seconds: Int)
}

// @CodableEnum(strategy: .adjacent(key: "type", content: "value"))
public enum WrappedPair: Equatable {
  case pair(Int, String)  // @CodableCase(nil)
  case one(Int)
}

// @CodableEnum(strategy: .adjacent)
public enum Optioned: Equatable {
  case some(x: Int?)  // @CodableCase(nil)
  case none
}

// @CodableEnum
public enum FilterOrAll: Equatable {
  case all  // @CodableCase(nil, aliases: ["everything"])
  case tag(String)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum UpperBound: Equatable {
  case unbounded  // @CodableCase(nil)
  case exact
  case below(Int)
}

// @CodableEnum(strategy: .untagged)
public enum UpperBounds: Equatable {
  case bound(UpperBound)
  case mode(Int)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unlabeled: .merged)
public enum Enclosing: Equatable {
  case body(Body)
  case filter(FilterOrAll)
  case mode(Mode)
}

public struct Found: Codable, Equatable {
  var code: String?
  var name: String
}

public struct FoundPlace: Codable, Equatable {
  var at: Int
}

/// The key beside the merged enum is that of its tags.
// @CodableEnum(strategy: .flattenedStatus(key: "status"), unlabeled: .merged)
public enum Delivered: Equatable {
  case body(Body, type: String?)
  case alone(Body)
}
