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
