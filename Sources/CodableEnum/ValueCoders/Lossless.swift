/// A value, or its text, since some APIs write numbers as strings: `12` or `"12"`. Written as the value.
///
/// `Lossless<String>` also reads numbers and booleans, as text.
public enum Lossless<Value: LosslessStringConvertible & Codable>: ValueCoder {
  /// Reads a value, or its text.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is another text, otherwise the error of reading the value.
  public static func decode(from decoder: any Decoder) throws -> Value {
    do {
      return try decoder.singleValueContainer().decode(Value.self)
    } catch {
      guard let text = text(in: decoder) else { throw error }
      guard let value = Value(text) else {
        throw DecodingError.notATextOf(Value.self, text, at: decoder.codingPath, error)
      }
      return value
    }
  }

  /// Writes the value.
  public static func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// The text in place of a value, if there is one.
  private static func text(in decoder: any Decoder) -> String? {
    do {
      guard Value.self == String.self else { return try decoder.singleValueContainer().decode(String.self) }
      return try CodableValue(from: decoder).scalarText
    } catch {
      return nil
    }
  }
}

extension CodableValue {
  /// The text of a boolean or a number.
  fileprivate var scalarText: String? {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .null, .string, .array, .object: nil
    }
  }
}
