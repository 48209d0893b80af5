// Of the same name as a file of the other target.
// @CodableEnum(strategy: .adjacent)
enum Order {
  case open
  case shipped(days: Int)
}
