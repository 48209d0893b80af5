import Foundation

/// How many enums or edits a test makes at random: few in `swift test`, many with `CODABLE_ENUM_MANY=1`, as in `.ci/run`,
/// and any number by the variable.
func howMany(_ variable: String, few: Int, many: Int) -> Int {
  let environment = ProcessInfo.processInfo.environment
  return environment[variable].flatMap(Int.init) ?? (environment["CODABLE_ENUM_MANY"] == "1" ? many : few)
}
