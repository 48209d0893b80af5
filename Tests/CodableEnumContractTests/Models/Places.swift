// --type Drawing

// Arrays with a type for each place, with and without texts.
struct Drawing: Codable {
  /// Where it begins.
  var start: Point
  var marks: [Mark]
}

struct Point: Codable {
  var x: Double
}

// @CodableEnum
enum Mark {
  /// - Parameters:
  ///   - point: The corner.
  case label(point: Point, text: String)
  case lines(Int, [Point])
}
