#if Values
// Errors of values of any kind, and of value coders. Built only when something fails.
extension DecodingError {
  /// `nested more than 128 levels deep`
  static func nestedTooDeep(limit: Int, at path: CodingPath) -> DecodingError {
    .corrupted("nested more than \(limit) levels deep", at: path)
  }

  /// `expected null, a boolean, a number, a string, an array or an object`
  static func notCodableValue(at path: CodingPath) -> DecodingError {
    let message = "expected null, a boolean, a number, a string, an array or an object"
    return .typeMismatch(CodableValue.self, Context(message, at: path))
  }

  /// `"yesterday" is not a date of ISO 8601`
  static func notADate(_ text: String, at path: CodingPath, _ error: any Error) -> DecodingError {
    .corrupted("\(quoted(text)) is not a date of ISO 8601", at: path, error)
  }

  /// `expected a string that holds JSON`
  static func notJSONText(at path: CodingPath, _ error: (any Error)?) -> DecodingError {
    .typeMismatch(String.self, Context("expected a string that holds JSON", at: path, error))
  }

  /// `"twelve" is not the text of Int`
  static func notATextOf(_ type: Any.Type, _ text: String, at path: CodingPath, _ error: any Error) -> DecodingError {
    .corrupted("\(quoted(text)) is not the text of \(name(of: type))", at: path, error)
  }
}
#endif
