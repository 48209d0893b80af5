#if compiler(>=6.2)
  // @CodableEnum(strategy: .flattenedStatus(key: "kind"))
  public enum RawIdentifiers: Equatable {
    case `raw id`(`two words`: Int)
    case units(`°C`: Int, `x→y`: Int)
  }
#endif
