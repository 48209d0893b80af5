// Errors of values of any kind. Built only when something fails.
extension DecodingError {
  /// `nested more than 128 levels deep`
  static func nestedTooDeep(limit: Int, at codingPath: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: codingPath, debugDescription: "nested more than \(limit) levels deep"))
  }

  /// `expected null, a boolean, a number, a string, an array or an object`
  static func notCodableValue(at codingPath: [any CodingKey]) -> DecodingError {
    let message = "expected null, a boolean, a number, a string, an array or an object"
    return .typeMismatch(CodableValue.self, Context(codingPath: codingPath, debugDescription: message))
  }
}

// Errors of value coders. Built only when something fails.
extension DecodingError {
  /// `"yesterday" is not a date of ISO 8601`
  static func notADate(_ text: String, at codingPath: [any CodingKey], _ error: any Error) -> DecodingError {
    let message = "\(quoted(text)) is not a date of ISO 8601"
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message, underlyingError: error))
  }

  /// `"twelve" is not the text of Int`
  static func notATextOf(
    _ type: Any.Type,
    _ text: String,
    at codingPath: [any CodingKey],
    _ error: any Error
  ) -> DecodingError {
    let message = "\(quoted(text)) is not the text of \(name(of: type))"
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message, underlyingError: error))
  }
}
