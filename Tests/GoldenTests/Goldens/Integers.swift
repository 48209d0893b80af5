import CodableEnum
import Foundation

// Untagged enums with several cases that take integers: the first whose type can hold the number takes it.

// @CodableEnum(strategy: .untagged)
public enum WideNumber: Equatable, Sendable {
  case unsigned(UInt64)  // @CodableCase(matches: .integer)
  case signed(Int64)  // @CodableCase(matches: .integer)
  case number(Double)
}

/// A nested enum holds the integers that each of its cases holds; of a type that another file declares, `Int` does.
// @CodableEnum(strategy: .untagged)
public enum Amount: Equatable, Sendable {
  case small(UInt8?)  // @CodableCase(matches: [.integer, .null])
  case wide(WideNumber)  // @CodableCase(matches: [.integer, .string])
  case code(Code)  // @CodableCase(matches: .boolean)
  case fraction(Decimal)

  // @CodableEnum(strategy: .untagged)
  public enum WideNumber: Equatable, Sendable {
    case nothing  // @CodableCase(-7)
    case byte(Int16)  // @CodableCase(matches: .integer)
    case great(UInt64)
    case name(String)
  }
  public struct Code: Codable, Equatable, Sendable, RawRepresentable {
    public var rawValue: Bool
    public init(rawValue: Bool) { self.rawValue = rawValue }
  }
}

// @CodableEnum(strategy: .untagged)
public enum Chosen: Equatable, Sendable {
  case zero  // @CodableCase(0)
  #if NEVER
    case never(Int)  // @CodableCase(matches: .integer)
  #else
    case byte(UInt8)  // @CodableCase(matches: .integer)
    case date(Date)  // @CodableCase(matches: .number)
  #endif
  case text(String)
}
