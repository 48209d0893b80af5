public import CodableEnumMacros
public import Foundation

// The macro's code stands in the module's own file, under the same settings.

@CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Expanded<Value: Sendable>: Sendable {
  @CodableCase(keys: ["value"])
  case value(Value)
  case error(message: String, code: Int = 0, at: Date?)
  @CodableCase(skip: true)
  case handler(@Sendable () -> Void)
}

@CodableEnum(storage: .json)
nonisolated enum ExpandedFree: Equatable {
  case a(Int), b(x: String?, y: [Int])
}

@CodableType("bird", of: (any Animal).self)
struct Bird: Animal, Codable {}

@CodableEnum(strategy: .adjacent)
@MainActor private enum ExpandedOnMain {
  case a(Int)
}

extension Date {
  @CodableEnum(strategy: .discriminator)
  fileprivate enum ExpandedPrecision: Equatable {
    case days, seconds(fraction: Double)
  }
}
