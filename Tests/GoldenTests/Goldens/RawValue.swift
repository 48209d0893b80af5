import CodableEnum

// @CodableEnum(strategy: .rawValue, caseNames: .snakeCase)
public enum Status: Equatable, Sendable {
  case active
  // @CodableCase("on_hold", aliases: ["paused"])
  case suspended
  case inReview
  case unknown(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
public enum HTTPStatus: Equatable {
  case notFound  // @CodableCase(404, aliases: [410])
  case failed  // @CodableCase(500)
  case other(Int)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
public enum Fault: Hashable, Sendable {
  case notFound  // @CodableCase(404)
  case failed  // @CodableCase(500, aliases: [503])
}

// @CodableEnum(strategy: .rawValue)
public enum Consent: Equatable {
  case given  // @CodableCase(true)
  case refused  // @CodableCase(false)
}

// @CodableEnum(strategy: .rawValue)
public enum Kind: String, Equatable {
  case a
  case b = "B"
  case other  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
public enum Priority: Int, Equatable {
  case low = 1, high = 10
}

// @CodableEnum(strategy: .rawValue)
public enum Mixed: Equatable, Sendable {
  case one  // @CodableCase(1)
  case two  // @CodableCase("two", aliases: [2])
  case yes  // @CodableCase(true)
  case other(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue, rawRepresentable: false)
public enum Plain: Equatable {
  case first, second
}

/// It has a raw value of its own.
// @CodableEnum(strategy: .rawValue)
public enum Numbered: Equatable {
  case one, two

  public var rawValue: Int { self == .one ? 1 : 2 }
}

// @CodableEnum(strategy: .rawValue)
public enum Forgiving: Equatable {
  case known
  case unreadable  // @CodableCase(catches: [.unknown, .invalid])
}

extension Forgiving {
  // @CodableEnum(strategy: .rawValue, conformance: .codable)
  enum Detail: Equatable {
    case few, many
    case any(value: CodableValue)  // @CodableCase(catches: .unknown)
  }
}
