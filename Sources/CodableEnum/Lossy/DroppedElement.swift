/// An element of an array or a dictionary that decoding left out, and why.
public struct DroppedElement: Sendable {
  /// Its index in the array, counting dropped elements; nil in a dictionary.
  public let index: Int?

  /// Its key in the dictionary; nil in an array.
  public let key: String?

  /// Its tag as text, if no type is registered for the tag.
  public let tag: String?

  /// Why it cannot be decoded. The coding path leads to the culprit.
  public let error: any Error

  init(index: Int? = nil, key: String? = nil, tag: String? = nil, _ error: any Error) {
    self.index = index
    self.key = key
    self.tag = tag
    self.error = error
  }
}
