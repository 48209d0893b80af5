/// A type of the standard library or Foundation of which decoding asks what no schema says.
enum CheckedType: String {
  case range = "Range"
  case closedRange = "ClosedRange"
  case dateInterval = "DateInterval"
  case indexSet = "IndexSet"
  case timeZone = "TimeZone"

  /// What decoding asks, and what to use in its place.
  var demand: String {
    switch self {
    case .range, .closedRange: "that its lower bound is not above the upper; use two values"
    case .dateInterval: "that its duration is not negative; use a date and a number"
    case .indexSet: "that its indexes are not negative; use a list of integers"
    case .timeZone: "which identifiers a system knows; use a String"
    }
  }
}
