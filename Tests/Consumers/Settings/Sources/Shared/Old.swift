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
