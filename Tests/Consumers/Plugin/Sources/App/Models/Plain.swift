/// A file without annotations, in a folder of its own.
enum Plain: Equatable {
  case a(Int)
}
