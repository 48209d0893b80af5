/// A dictionary: coders leave its keys as they are, whatever their strategy for other keys, if they are given all of it.
protocol AnyDictionary {
  /// Whether the keys are those of an object; others are elements of an array, before their values.
  static var isObject: Bool { get }
}

extension Dictionary: AnyDictionary {
  static var isObject: Bool {
    Key.self == String.self || Key.self == Int.self || Key.self is any CodingKeyRepresentable.Type
  }
}
