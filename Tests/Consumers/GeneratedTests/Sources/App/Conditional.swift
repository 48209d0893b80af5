#if DEBUG
  // @CodableEnum
  enum Report {
    case crash(String)
    #if os(Windows)
      case registry
    #else
      case file(String)
    #endif
  }
#else
  // @CodableEnum
  enum Report {
    case none
  }
#endif

// @CodableEnum
@available(macOS 14, *)
enum Modern {
  case on
  case off
}

// @CodableEnum
@available(*, deprecated)
enum Old {
  case on
}
