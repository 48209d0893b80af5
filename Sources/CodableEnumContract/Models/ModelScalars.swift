import CodableEnumGenerator
import CodableEnumJSON

// Scalars, with all that decoding asks of them.
extension ModelSchemaBuilder {
  mutating func node(of scalar: WireScalar) -> JSONValue {
    switch scalar {
    case .bool: return .members(["type": .string("boolean")])
    case .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128:
      return integer(scalar)
    case .float16, .float, .double, .cgFloat, .decimal: return .members(["type": .string("number")])
    case .string: return .members(["type": .string("string")])
    case .character:
      fail("\(owner.text) has a Character, and a schema can't say what one is; use String")
      return .empty
    case .uuid: return text("uuid", Self.uuid)
    case .url: return text("uri", Self.url)
    case .data:
      if !rules.hasPatterns {
        fail("\(owner.text) has a Data, and \(rules.name)'s schemas can't say that its text is base64; use String")
      }
      return text(nil, Self.base64, "base64")
    case .date, .iso8601Date, .secondsSince1970, .millisecondsSince1970: return date(scalar)
    }
  }

  /// Numbers of more than 18 digits, which no schema can rule out exactly, are an error only when they are decoded.
  private mutating func integer(_ scalar: WireScalar) -> JSONValue {
    guard let width = scalar.integerWidth, !width.isSigned || width.bits <= 32 else {
      return .members(["type": .string("integer")])
    }
    if !rules.hasLimits {
      fail(
        "\(owner.text) has a \(scalar.rawValue), whose limits \(rules.name)'s schemas can't say; use Int, and check it after decoding"
      )
    }
    let highest = width.bits > 32 ? nil : UInt64.max >> UInt64(64 - width.bits + (width.isSigned ? 1 : 0))
    return .members([
      "type": .string("integer"), "minimum": .number(width.isSigned ? "-\((highest ?? 0) + 1)" : "0"),
      "maximum": highest.map { .number("\($0)") },
    ])
  }

  private func date(_ scalar: WireScalar) -> JSONValue {
    let isText = scalar == .iso8601Date || scalar == .date && base.dates == .iso8601
    if isText {
      return text("date-time", scalar == .date ? Self.date : Self.dateWithFraction, "date and time of ISO 8601")
    }
    return scalar.jsonSchema(base.dates)
  }

  /// Text in a form: a format or a pattern, whichever the provider takes, else in words.
  private func text(_ format: String?, _ pattern: String, _ words: String? = nil) -> JSONValue {
    let format = format.flatMap { rules.formats.contains($0) ? $0 : nil }
    return .members([
      "description": format == nil ? words.map { .string($0) } : nil,
      "type": .string("string"), "format": format.map { .string($0) },
      "pattern": rules.hasPatterns ? .string(pattern) : nil,
    ])
  }

  private static let uuid = "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"
  private static let url =
    "^https?://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(/[A-Za-z0-9._~/-]*)?([?][A-Za-z0-9._~=&-]*)?$"
  private static let base64 = "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
  private static let day = "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"
  private static let date = day + "Z$"
  private static let dateWithFraction = day + "([.][0-9]{1,3})?Z$"
}
