/// A dictionary. Coders that are given a whole dictionary leave its keys alone, whatever their key strategy.
protocol AnyDictionary {
  /// Whether its keys are those of an object. Otherwise they are array elements, each followed by its value.
  static var isObject: Bool { get }
}

extension Dictionary: AnyDictionary {
  static var isObject: Bool {
    Key.self == String.self || Key.self == Int.self || Key.self is any CodingKeyRepresentable.Type
  }
}
