import CodableEnum
import Foundation

/// Any JSON at all.
// @CodableEnum(strategy: .untagged)
public indirect enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

// @CodableEnum(strategy: .untagged)
public enum Target: Equatable, Sendable {
  case one(String)
  case many([String])
}

// @CodableEnum(strategy: .untagged)
public enum Pet: Equatable, Sendable {
  case live(name: String?, angry: Bool)
  case dead(name: String?, causeOfDeath: String)  // @CodableCase(keyAliases: ["causeOfDeath": ["cause_of_death"]])
}

// @CodableEnum(strategy: .untagged)
public enum Auth: Equatable {
  // @CodableCase(matches: ["access_token"])
  case session(Session)
  case user(User)
}

public struct Session: Codable, Equatable, Sendable {
  public var accessToken: String

  enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
  }

  public init(accessToken: String) { self.accessToken = accessToken }
}

// @CodableEnum(strategy: .untagged)
public enum Size: Equatable {
  case maybe(Int?)
  case pair(Int, String = "m", note: Bool = true)  // @CodableCase(omit: ["note"])
  case named(String)
}

/// Values of types that are not what their text looks like: one that is optional, a small integer, several.
// @CodableEnum(strategy: .untagged)
public enum Assorted: Equatable {
  case small(UInt8?)
  case real(Float)
  case link(URL)
  case pair(Int, String?)
}

// @CodableEnum(strategy: .untagged)
public enum Place: Equatable {
  case link(URL)
  case price(Decimal)
  case nothing
}

// @CodableEnum(strategy: .untagged)
public enum Moment: Equatable {
  case at(Date)  // @CodableCase(matches: [.number, .string])
  case between([Date])
}

// @CodableEnum(strategy: .untagged)
public enum Filter: Equatable {
  public enum Order: String, Codable, Sendable {
    case ascending, descending
  }

  public struct Range: Codable, Equatable, Sendable {
    public var from: Int
  }

  case order(Order)
  case range(Range)
  case limit(UInt8)
}

// @CodableEnum(strategy: .untagged)
public enum Graded: Equatable {
  public enum Weight: Double, Codable, Sendable {
    case half = 0.5
    case whole = 1
  }

  case weight(Weight)
  case name((String?))
}

// @CodableEnum(strategy: .untagged)
public enum Either<Left, Right> {
  case left(Left)  // @CodableCase(matches: .number)
  case right(Right)  // @CodableCase(matches: [.string, .object])
}

extension Either: Equatable where Left: Equatable, Right: Equatable {}

// @CodableEnum(strategy: .untagged, keyNames: .snakeCase, unknownKeys: .reject)
public enum StrictUntagged: Equatable {
  case user(userID: Int)
  case post(title: String, draft: Bool = false)
}

// @CodableEnum(strategy: .untagged)
public enum Lenient: Equatable {
  case number(Int)
  case text(String)
  case other(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .untagged)
public enum Dropped: Equatable {
  case flag(Bool)
  case dropped  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .untagged)
public enum Rest: Equatable {
  case text(String)
  case empty  // @CodableCase(matches: .object)
  case rest(CodableValue)
}

// @CodableEnum(strategy: .untagged)
public enum Conditional: Equatable {
  #if NEVER
    case never(String)
  #else
    case name(String)
    case point(x: Int)
  #endif
  case number(Int)
  case line(from: Int, to: Int)
}

// @CodableEnum(strategy: .untagged)
public enum Zoom: Equatable {
  public enum Level: Double, Codable, Sendable {
    case half = 0.5
    case double = 2
  }

  case level(Level)
  case factor(Double)
}
