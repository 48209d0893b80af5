import CodableEnum

/// Values that take their defaults for more than a missing value.
// @CodableEnum(strategy: .flattenedStatus(key: "type"), defaults: [.null, .invalid])
enum Job: Equatable {
  case running(progress: Double = 0, eta: Int?)
  case failed(code: Int = 1, log: [String] = [])  // @CodableCase(defaults: .null)
  case strict(code: Int = 1)  // @CodableCase(defaults: [])
}

// @CodableEnum(defaults: .null)
enum KeyedJob: Equatable {
  case running(Double = 0)
  case failed(Int)
  case list(Int = 1, String)
}
