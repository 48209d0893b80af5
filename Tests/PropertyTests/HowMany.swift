import Foundation

/// How many enums or edits a test makes at random: few in `swift test`, many with `CODABLE_ENUM_MANY=1`, as in `.ci/run`,
/// and any number by the variable.
func howMany(_ variable: String, few: Int, many: Int) -> Int {
  ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? (isMany ? many : few)
}

/// Whether a test also compiles what is recorded.
let isMany = ProcessInfo.processInfo.environment["CODABLE_ENUM_MANY"] == "1"
