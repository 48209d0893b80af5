import Foundation

struct Local: Codable, Equatable {
  var date: Date
}

// Isolated as the module is.
// @CodableEnum(strategy: .discriminator)
enum Isolated: Equatable {
  case local(Local), several(Local, at: Int)
}

// @CodableEnum
nonisolated enum Free: Equatable {
  case a(Int)
}

// @CodableEnum
@MainActor enum OnMain {
  case a(Int), b(x: String?, y: [Int])
}

// Its value's conformance may be the actor's alone.
// @CodableEnum
@MainActor enum LoadedOnMain: Equatable {
  case local(Local), several([Local?], at: Int)
}

@MainActor func codeOnMain(_ loaded: LoadedOnMain) throws {
  _ = try JSONEncoder().encode(loaded)
  _ = try JSONDecoder().decode([LoadedOnMain].self, from: Data())
}

nonisolated func codeAnywhere(_ free: Free, _ main: OnMain) throws {
  _ = try JSONEncoder().encode(free)
  _ = try JSONEncoder().encode(main)
  _ = try JSONDecoder().decode([Free].self, from: Data())
}

extension Date {
  // The extension of a type from another module needs that module's import.
  // @CodableEnum
  enum Precision: Equatable {
    case days, seconds(fraction: Double)
  }
}

@globalActor public actor SomeActor {
  public static let shared = SomeActor()
}

// @CodableEnum
@SomeActor public enum OnSomeActor {
  case a(Int), b(x: String?)
}

@MainActor protocol Presented {}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Sheet: Presented {
  case local(Local, of: String)  // @CodableCase(keys: ["_0": "local"])
}

// @CodableEnum(strategy: .untagged)
enum Page: Presented {
  case number(Int), title(String)
}

// @CodableEnum(strategy: .rawValue)
@MainActor enum Tab: Equatable {
  case home, search
}

// @CodableEnum(strategy: .rawValue)
enum Status: Equatable {
  case active
  case unknown(String)  // @CodableCase(catches: .unknown)
}

nonisolated func readAnywhere(_ page: Page, _ tab: Tab) throws {
  _ = try JSONEncoder().encode(page)
  _ = try JSONEncoder().encode(tab)
  _ = try JSONDecoder().decode([OnSomeActor].self, from: Data())
}
