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

// @CodableEnum(storage: .json)
enum AlreadyStored: StorageCodable, Equatable {
  case a(Int)
}
