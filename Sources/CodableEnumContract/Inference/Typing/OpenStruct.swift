/// A struct that is being made, of objects that are alike.
struct OpenStruct {
  /// Of its place, and its index among those of this name.
  var name: String
  var index: Int
  var place: ValuePlace
  /// Its own name, once it is inside of itself.
  var reserved: String?
}
