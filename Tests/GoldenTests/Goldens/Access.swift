// @CodableEnum
enum InternalEnum: Equatable {
  case a(Int)
}

// @CodableEnum
package enum PackageEnum: Equatable {
  case a(Int)
}

struct InternalOuter {
  // @CodableEnum
  public enum PublicInInternal: Equatable {
    case a(Int)
  }
}

public enum PublicOuter {}

public extension PublicOuter {
  // @CodableEnum
  enum ByExtension: Equatable {
    case a(Int)
  }

  // @CodableEnum
  internal enum NotByExtension: Equatable {
    case a(Int)
  }
}
