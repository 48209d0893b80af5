/// The types that have no declaration in the inputs, and are known all the same.
package enum StandardTypes {
  /// The modules that may qualify them.
  package static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "CoreGraphics", "CodableEnum",
  ]

  /// - Parameter name: Without its module.
  package static func type(named name: String, _ arguments: [WireType]) -> WireType? {
    if arguments.isEmpty, let scalar = WireScalar(rawValue: name) { return scalar.isCoder ? nil : .scalar(scalar) }
    switch (name, arguments.count) {
    case ("TimeInterval", 0): return .scalar(.double)
    case ("CodableValue", 0): return .anything
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1), ("ContiguousArray", 1), ("Set", 1): return .list(arguments[0])
    case ("LossyArray", 1): return .lossyList(arguments[0])
    case ("Range", 1), ("ClosedRange", 1): return .tuple([arguments[0], arguments[0]], name: name)
    case ("PartialRangeFrom", 1), ("PartialRangeThrough", 1), ("PartialRangeUpTo", 1):
      return .tuple(arguments, name: name)
    case ("Stored", 1): return arguments[0]
    case ("SIMD2", 1): return .tuple(Array(repeating: arguments[0], count: 2))
    case ("SIMD3", 1): return .tuple(Array(repeating: arguments[0], count: 3))
    case ("SIMD4", 1): return .tuple(Array(repeating: arguments[0], count: 4))
    case ("CGPoint", 0), ("CGSize", 0), ("CGVector", 0): return pair
    case ("CGRect", 0): return .tuple([pair, pair])
    case ("NSRange", 0): return .tuple([.scalar(.int), .scalar(.int)])
    case ("Duration", 0): return .tuple([.scalar(.int64), .scalar(.uint64)])
    case ("DateInterval", 0): return record("start", .scalar(.date), "duration", .scalar(.double))
    case ("TimeZone", 0): return .record([.init(key: "identifier", type: .scalar(.string))])
    case ("IndexPath", 0): return .record([.init(key: "indexes", type: .list(.scalar(.int)))])
    case ("IndexSet", 0):
      return .record([
        .init(key: "indexes", type: .list(record("location", .scalar(.int), "length", .scalar(.int))))
      ])
    default: return nil
    }
  }

  /// The type that a value coder writes.
  ///
  /// - Parameter name: Without its module.
  package static func type(ofCoder name: String, _ arguments: [WireType]) -> WireType? {
    if arguments.isEmpty, let scalar = WireScalar(rawValue: name), scalar.isCoder { return .scalar(scalar) }
    switch (name, arguments.count) {
    case ("Lossless", 1): return .lossless(arguments[0])
    case ("LossyList", 1): return .lossyList(arguments[0])
    default: return nil
    }
  }

  private static let pair = WireType.tuple([.scalar(.cgFloat), .scalar(.cgFloat)])

  private static func record(_ key: String, _ type: WireType, _ key2: String, _ type2: WireType) -> WireType {
    .record([.init(key: key, type: type), .init(key: key2, type: type2)])
  }
}
