// --type Search --wrap search[0]

// Keys that some APIs refuse, at each level.
struct Search: Codable {
  var filter: Filter
  var context: String
  var long: Int

  enum CodingKeys: String, CodingKey {
    case filter = "filter[kind]"
    case context = "@context"
    case long = "l2345678901234567890123456789012345678901234567890123456789012345"
  }
}

// @CodableEnum(strategy: .flattenedStatus(key: "a kind"))
enum Filter {
  case all
  case price(_ price: Int)
  case maße(x: Int, nãme: Int)
}
