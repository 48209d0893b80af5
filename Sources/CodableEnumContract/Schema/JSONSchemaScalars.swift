import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

extension WireScalar {
  /// The coder's form of the type.
  ///
  /// - Parameter dates: How the coder writes dates; nil for its default.
  func jsonSchema(_ dates: SchemaDates?) -> JSONValue {
    switch self {
    case .bool: .members(["type": .string("boolean")])
    case .int, .int64: Self.integer(format: "int64")
    case .int8: Self.integer("-128", "127")
    case .int16: Self.integer("-32768", "32767")
    case .int32: Self.integer("-2147483648", "2147483647", format: "int32")
    case .int128: Self.integer()
    case .uint, .uint64: Self.integer("0", format: "uint64")
    case .uint8: Self.integer("0", "255")
    case .uint16: Self.integer("0", "65535")
    case .uint32: Self.integer("0", "4294967295", format: "uint32")
    case .uint128: Self.integer("0")
    case .float16, .decimal: .members(["type": .string("number")])
    case .float: .members(["type": .string("number"), "format": .string("float")])
    case .double, .cgFloat: .members(["type": .string("number"), "format": .string("double")])
    case .string, .character: .members(["type": .string("string")])
    case .uuid:
      .members(["type": .string("string"), "format": .string("uuid"), "pattern": .string(Self.uuidPattern)])
    case .url: .members(["type": .string("string"), "format": .string("uri-reference"), "minLength": .number("1")])
    case .data:
      .members([
        "type": .string("string"), "contentEncoding": .string("base64"), "pattern": .string(Self.base64Pattern),
      ])
    case .date:
      switch dates {
      case .iso8601: Self.iso8601Date.jsonSchema(dates)
      case .seconds: Self.secondsSince1970.jsonSchema(dates)
      case .milliseconds: Self.millisecondsSince1970.jsonSchema(dates)
      case nil: Self.date("seconds since 2001-01-01T00:00:00Z")
      }
    case .iso8601Date: .members(["type": .string("string"), "format": .string("date-time")])
    case .secondsSince1970: Self.date("seconds since 1970-01-01T00:00:00Z")
    case .millisecondsSince1970: Self.date("milliseconds since 1970-01-01T00:00:00Z")
    }
  }

  private static let base64Pattern = "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
  private static let uuidPattern = "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"

  private static func integer(_ minimum: String? = nil, _ maximum: String? = nil, format: String? = nil) -> JSONValue {
    .members([
      "type": .string("integer"), "format": format.map { .string($0) }, "minimum": minimum.map { .number($0) },
      "maximum": maximum.map { .number($0) },
    ])
  }

  private static func date(_ description: String) -> JSONValue {
    .members(["description": .string(description), "type": .string("number")])
  }

  func typeScript(_ dates: SchemaDates?) -> String {
    switch self {
    case .bool: "boolean"
    case .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128, .float16,
      .float, .double, .cgFloat, .decimal, .secondsSince1970, .millisecondsSince1970:
      "number"
    case .string, .character, .uuid, .url, .data, .iso8601Date: "string"
    case .date: dates == .iso8601 ? "string" : "number"
    }
  }
}
