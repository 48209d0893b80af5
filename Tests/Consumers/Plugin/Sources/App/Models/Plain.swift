/// A file without annotations, in a folder of its own.
enum Plain: Equatable {
  case a(Int)
}
// @CodableEnum
enum Gained { case a(Int) }
func gained() -> any Codable.Type { Gained.self }
