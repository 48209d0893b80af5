/// A file without annotations.
struct Plain {
  var count = 0
}
