import CodableEnum

// @CodableEnum(storage: .json)
public enum SavedState: Equatable {
  case empty
  case list(id: Int, items: [String])
}

// Types with the names of our module, and of a protocol of it.
// @CodableEnum(storage: .json)
public enum Namesakes: Equatable {
  public struct CodableEnum: Codable, Equatable { public init() {} }
  public struct StorageCodable: Codable, Equatable { public init() {} }

  case module(CodableEnum)
  case type(StorageCodable, at: Int)
}

// Generic, but Codable whatever its parameter is.
// @CodableEnum(strategy: .flattenedStatus(key: "type"), storage: .json)
public enum SavedValue<Value: Codable> {
  case value(of: Value)
  case nothing
}

extension SavedValue: Equatable where Value: Equatable {}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), storage: .json)
public enum Power: Equatable {
  case on
  case off
  case other(String)  // @CodableCase(catches: .unknown)
}
