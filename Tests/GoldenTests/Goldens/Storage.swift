import CodableEnum

// @CodableEnum(storage: .json)
public enum SavedState: Equatable {
  case empty
  case list(id: Int, items: [String])
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
