public import Foundation

public struct Item: Codable, Equatable, Sendable {
  public var name: String
}

// @CodableEnum
public enum PublicState: Equatable, Sendable {
  case empty
  case list(selectedId: UUID, items: [Item])
  case dated(Date?)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Response<Value: Sendable>: Sendable {
  // @CodableCase(keys: ["value"])
  case value(Value)
  case error(message: String, code: Int = 0)
  // @CodableCase(skip: true)
  case handler(@Sendable () -> Void)
}
