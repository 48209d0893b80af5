#if Values
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CodableValue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The JSON, with sorted keys: `{"a":[1,null,"x"],"b":true}`.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The cases, as Swift prints those of any enum.
  public var debugDescription: String {
    let parts: (name: String, value: Any?) =
      switch self {
      case .null: ("null", nil)
      case .boolean(let value): ("boolean", value)
      case .integer(let value): ("integer", value)
      case .unsigned(let value): ("unsigned", value)
      case .double(let value): ("double", value)
      case .decimal(let value): ("decimal", value)
      case .string(let value): ("string", value)
      case .array(let elements): ("array", elements)
      case .object(let members): ("object", members)
      }
    return "CodableEnum.CodableValue.\(parts.name)" + (parts.value.map { "(\(String(reflecting: $0)))" } ?? "")
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += "\(value)"
    case .integer(let value): text += "\(value)"
    case .unsigned(let value): text += "\(value)"
    case .double(let value): text += "\(value)"
    case .decimal(let value): text += "\(value)"
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.inOrderOfKeys.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// A string as JSON spells it (RFC 8259): control characters are escaped.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      // Any other scalar stands for itself.
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension CodableValue {
  /// The JSON that `JSONEncoder` writes for a value.
  ///
  /// - Throws: The value's own `EncodingError`.
  public init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(CodableValue.self, from: JSONEncoder().encode(value))
  }

  /// Reads a value of another type from this JSON, as `JSONDecoder` does.
  ///
  /// - Throws: The type's own `DecodingError`.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }
}
#endif
