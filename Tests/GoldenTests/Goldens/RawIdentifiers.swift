import CodableEnum

// @CodableEnum
public enum Scope: Equatable {
  case `Self`(Int), other
}

public enum Scoped<T: Equatable> {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
  public enum Inner: Equatable {
    case `Self`(n: T, m: Int = 3)
    case merged(Scope)
    case other(String, CodableValue)  // @CodableCase(catches: .unknown)
  }
}

// @CodableEnum(strategy: .rawValue)
public enum ScopeName: Equatable {
  case `Self`
  case level(SpelledRaw)
  case other(String)  // @CodableCase(catches: .unknown)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// @CodableEnum(strategy: .untagged)
public enum ModuleAsCase: Equatable {
  case Swift(Int8)  // @CodableCase(matches: .integer)
  case other(Int64)
}

#if compiler(>=6.2)
  // @CodableEnum(strategy: .flattenedStatus(key: "kind"))
  public enum RawIdentifiers: Equatable {
    case `raw id`(`two words`: Int)
    case units(`°C`: Int, `x→y`: Int)
  }
#endif
