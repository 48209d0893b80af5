/// The types of the standard library and of Foundation that are one value of JSON, by their names in Swift; dates with a
/// value coder of ours have the coder's.
enum WireScalar: String, CaseIterable, Sendable {
  case bool = "Bool"
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case int128 = "Int128"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case uint128 = "UInt128"
  case float16 = "Float16"
  case float = "Float"
  case double = "Double"
  case cgFloat = "CGFloat"
  case decimal = "Decimal"
  case string = "String"
  case uuid = "UUID"
  case url = "URL"
  /// As the coder's strategy says.
  case date = "Date"
  case data = "Data"
  case iso8601Date = "ISO8601Date"
  case secondsSince1970 = "SecondsSince1970"
  case millisecondsSince1970 = "MillisecondsSince1970"

  var isInteger: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128: true
    case .bool, .float16, .float, .double, .cgFloat, .decimal, .string, .uuid, .url, .date, .data, .iso8601Date,
      .secondsSince1970, .millisecondsSince1970:
      false
    }
  }

  /// Whether it is the name of a value coder, not of a type.
  var isCoder: Bool {
    switch self {
    case .iso8601Date, .secondsSince1970, .millisecondsSince1970: true
    case .bool, .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128,
      .float16, .float, .double, .cgFloat, .decimal, .string, .uuid, .url, .date, .data:
      false
    }
  }
}

/// The types that have no declaration in the inputs, and are known all the same.
enum StandardTypes {
  /// The modules that may qualify them.
  static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "CoreGraphics", "CodableEnum",
  ]

  /// - Parameter name: Without its module.
  static func type(named name: String, _ arguments: [WireType]) -> WireType? {
    if arguments.isEmpty, let scalar = WireScalar(rawValue: name) { return scalar.isCoder ? nil : .scalar(scalar) }
    switch (name, arguments.count) {
    case ("TimeInterval", 0): return .scalar(.double)
    case ("CodableValue", 0): return .anything
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1), ("ContiguousArray", 1), ("Set", 1): return .list(arguments[0])
    case ("LossyArray", 1): return .lossyList(arguments[0])
    case ("Range", 1), ("ClosedRange", 1): return .tuple([arguments[0], arguments[0]])
    case ("PartialRangeFrom", 1), ("PartialRangeThrough", 1), ("PartialRangeUpTo", 1): return .tuple([arguments[0]])
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

  /// What a value coder writes.
  ///
  /// - Parameter name: Without its module.
  static func type(ofCoder name: String, _ arguments: [WireType]) -> WireType? {
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
