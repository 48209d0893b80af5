// @CodableEnum
@available(*, deprecated, message: "old")
public enum Deprecated {
  case a(Int)
}

// @CodableEnum
public enum WithDeprecatedCase {
  case new
  @available(*, deprecated, renamed: "new")
  case old
  @available(*, deprecated)
  case older(Int)
}

// @CodableEnum(strategy: .flattenedStatus)
public enum WithLimitedCases {
  case always
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  case later
  @available(*, unavailable)
  case gone(Int)
}

// @CodableEnum(strategy: .rawValue)
public enum StatusWithDeprecatedCase {
  case new
  @available(*, deprecated, renamed: "new")
  case old
}

// @CodableEnum(strategy: .rawValue)
public enum StatusWithLimitedCases {
  case always
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  case later
  case unknown(String)  // @CodableCase(catches: .unknown)
}

// Where a type may not be there yet, Swift refuses such a case if it has values.
#if !canImport(Darwin)
  // @CodableEnum(strategy: .untagged)
  public enum UntaggedWithLimitedCases {
    case text(String)
    @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
    case later(x: Int)
    @available(*, deprecated)
    case old(Int)
  }
#endif
