// Raw values that Swift counts, also where `#if` leaves some out.

// @CodableEnum(strategy: .rawValue)
public enum Counted: Int, CaseIterable, Sendable {
  case zero
  #if os(Linux)
    case linuxOnly
  #else
    case macOnly
  #endif
  case low = -0b10, lower = -1_0
  case afterLower
}

// @CodableEnum(strategy: .rawValue)
public enum SpelledRaw: String, CaseIterable, Sendable {
  case plain
  case `default`
  case escaped = "caf\u{e9}\t"
  case raw = #"a\n"b""#
}
