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
