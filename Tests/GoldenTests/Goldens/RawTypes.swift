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

/// Names in place of raw values.
// @CodableEnum(strategy: .rawValue, caseNames: .screamingSnakeCase)
public enum Hold: Int, CaseIterable, Sendable {
  case onHold = 3
  case offHold  // @CodableCase("OFF")
}

/// A text that is written out stays.
// @CodableEnum(strategy: .rawValue, caseNames: .kebabCase)
public enum Tempo: String, CaseIterable, Sendable {
  case verySlow
  case quiteFast = "allegro"
}

// @CodableEnum(caseNames: .asWritten)
public enum KeyedHold: UInt8, CaseIterable, Sendable {
  case onHold, offHold
}

// @CodableEnum(strategy: .untagged, caseNames: .snakeCase, emptyCases: .name)
public enum LiteralHold: Int, CaseIterable, Sendable {
  case onHold, offHold
}

// @CodableEnum(strategy: .flattenedStatus, caseNames: .snakeCase)
public enum FlatRatio: Double, CaseIterable, Sendable {
  case halfOf = 0.5, allOf = 1.5
}
