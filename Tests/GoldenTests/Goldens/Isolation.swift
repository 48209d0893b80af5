@globalActor public actor MyActor {
  public static let shared = MyActor()
}

// @CodableEnum
@MyActor public enum OnMyActor: Equatable {
  case a(Int), b(x: String?)
}

@MainActor public protocol Presented {}

// @CodableEnum(strategy: .untagged)
public enum Page: Presented, Equatable {
  case number(Int), title(String)
}

// @CodableEnum(strategy: .rawValue)
@MainActor public enum Tab: Equatable {
  case home
  case other(String)  // @CodableCase(catches: .unknown)
}

public struct Profile: Codable, Equatable {
  var name: String
}

// Where conformances are inferred to be an actor's, that of `Profile` may be.
// @CodableEnum
@MainActor public enum Opened: Equatable {
  case profile(Profile), nothing
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Sheet: Presented, Equatable {
  case profiles(list: [Profile?])
}

// @CodableEnum(strategy: .adjacent)
@usableFromInline enum Inlined: Equatable {
  case a(Int)
}

// @CodableEnum(strategy: .rawValue)
@usableFromInline enum InlinedStatus: Equatable {
  case on, off
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Keywords: Equatable {
  case words(await: Int, `let`: Int, `var`: Int, `inout`: Int)
  case `await`(`try`: Int?, throws: Bool = false, async: Int)
  case soft(unsafe: Int, each: Int, any: Int, some: Int, copy: Int, consume: Int, yield: Int, `if`: Int, `repeat`: Int)
  case keyed(Int, Int, Int)  // @CodableCase(keys: ["$0", "a\u{A0}b", "°C"])
  @available(swift 5.9)
  case new(Int)  // @CodableCase(keys: ["await"])
}

// @CodableEnum(strategy: .flattenedStatus(key: "ok"))
public enum Agreed: Equatable {
  case yes  // @CodableCase(true)
  #if !NEVER
    case no  // @CodableCase(false)
  #endif
}

// @CodableEnum(strategy: .rawValue)
public enum AgreedBare: Equatable {
  case yes  // @CodableCase(true)
  #if !NEVER
    case no  // @CodableCase(false)
  #endif
}

// Where a type may not be there yet, Swift refuses such a case if it has values.
#if !canImport(Darwin)
  // @CodableEnum
  public enum CatchesLater: Equatable {
    case a
    // @CodableCase(catches: .unknown)
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    case other(String)
  }
#endif

// @CodableEnum(strategy: .rawValue)
public enum KnowsLater: Equatable {
  case a
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  case later
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), storage: .json)
public enum StoredPublic: Equatable {
  case a(Int), b
}
