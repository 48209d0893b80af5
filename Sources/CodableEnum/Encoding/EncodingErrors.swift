extension EncodingError {
  /// The error for a case with `@CodableCase(skip: true)`: `case "draft" of Action is skipped and cannot be encoded`.
  public static func skippedCase(_ caseName: String, of value: Any, _ encoder: any Encoder) -> EncodingError {
    let message = "case \(quoted(caseName)) of \(name(of: Swift.type(of: value))) is skipped and cannot be encoded"
    return .invalidValue(value, Context(codingPath: encoder.codingPath, debugDescription: message))
  }
}

extension EncodingError.Context {
  /// `what is beside "type" must be an object`
  static func capturedValueIsNotObject(_ tagKey: CodableKey, at codingPath: [any CodingKey]) -> EncodingError.Context {
    let message = "what is beside \(quoted(tagKey.stringValue)) must be an object"
    return EncodingError.Context(codingPath: codingPath, debugDescription: message)
  }

  /// `what is after the tag must be an array`
  static func capturedValueIsNotArray(at codingPath: [any CodingKey]) -> EncodingError.Context {
    EncodingError.Context(codingPath: codingPath, debugDescription: "what is after the tag must be an array")
  }

  /// `"type" is the key of the tag`
  static func capturedValueHasTagKey(_ tagKey: CodableKey, at codingPath: [any CodingKey]) -> EncodingError.Context {
    let message = "\(quoted(tagKey.stringValue)) is the key of the tag"
    return EncodingError.Context(codingPath: codingPath + [tagKey], debugDescription: message)
  }
}
