import Foundation
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import struct Foundation.Date

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Platform: Equatable {
  case anywhere
  #if os(Linux)
    case linuxOnly(y: Int)
    #if DEBUG
      case debugging
    #else
      case optimized(x: Int, y: Int)
    #endif
  #elseif os(macOS)
    case macOnly(y: Int)
  #else
    case same(y: Int)
  #endif
  case b, c(y: Int)
}

#if !FEATURE
  // @CodableEnum
  public enum WithoutFeature: Equatable {
    case a
    #if FEATURE
      case never
    #endif
  }
#else
  // @CodableEnum
  public enum WithFeature: Equatable {
    case a
  }
#endif

// @CodableEnum
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated public enum Later: Equatable {
  case a(Int)
}

// @CodableEnum
public enum Nothing: Equatable {}

// @CodableEnum(strategy: .discriminator)
public enum NothingLeft: Equatable {
  case draft  // @CodableCase(skip: true)
}
