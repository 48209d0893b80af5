import CodableEnumGenerator
import CodableEnumJSON

// Scalars, with all that decoding asks of them.
extension ModelSchemaBuilder {
  mutating func node(of scalar: WireScalar) -> JSONValue {
    switch scalar {
    case .bool: return .members(["type": .string("boolean")])
    case .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128:
      return integer(scalar)
    case .float16: return number("number", from: "-65504", to: "65504", of: scalar, wider: "Double")
    case .float, .double, .cgFloat, .decimal: return .members(["type": .string("number")])
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

  /// Of wide ones, those that a Double holds: others read limits as such, and no model counts further.
  private mutating func integer(_ scalar: WireScalar) -> JSONValue {
    let width = scalar.integerWidth ?? (isSigned: true, bits: 64)
    let isWide = width.bits > 32
    let highest = isWide ? (1 << 53) - 1 : UInt64.max >> UInt64(64 - width.bits + (width.isSigned ? 1 : 0))
    // Where there are no limits, only the narrow ones and those of one sign need them.
    if isWide, width.isSigned, !rules.hasLimits { return .members(["type": .string("integer")]) }
    let lowest = width.isSigned ? "-\(isWide ? highest : highest + 1)" : "0"
    return number("integer", from: lowest, to: "\(highest)", of: scalar, wider: "Int")
  }

  /// - Parameter wider: A type without limits that a schema would need.
  private mutating func number(
    _ type: String,
    from lowest: String,
    to highest: String,
    of scalar: WireScalar,
    wider: String
  ) -> JSONValue {
    if !rules.hasLimits {
      fail(
        "\(owner.text) has \(scalar.rawValue.withArticle), whose limits \(rules.name)'s schemas can't say; use \(wider), and check it after decoding"
      )
    }
    return .members(["type": .string(type), "minimum": .number(lowest), "maximum": .number(highest)])
  }

  private func date(_ scalar: WireScalar) -> JSONValue {
    let isText = scalar == .iso8601Date || scalar == .date && base.dates == .iso8601
    if isText {
      let words = "date and time of ISO 8601"
      // What JSONDecoder reads has no fraction.
      if scalar == .date { return text("date-time", Self.date, words + ", without fractions of a second") }
      return text("date-time", Self.dateWithFraction, words)
    }
    return scalar.jsonSchema(base.dates)
  }

  /// Text in a form: a format or a pattern, whichever the provider takes, else in words.
  private func text(_ format: String?, _ pattern: String, _ words: String? = nil) -> JSONValue {
    let format = format.flatMap { rules.formats.contains($0) ? $0 : nil }
    return .members([
      "description": format == nil || !rules.hasPatterns ? words.map { .string($0) } : nil,
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

extension String {
  /// `an Int8`, `a UInt8`: the name of a type, as it is read aloud.
  var withArticle: String { (hasPrefix("I") ? "an " : "a ") + self }
}
