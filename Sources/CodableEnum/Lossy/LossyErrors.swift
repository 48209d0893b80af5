#if Values
extension DecodingError {
  /// `Date cannot be a key of an object`
  static func notAKey(_ type: Any.Type, at codingPath: [any CodingKey]) -> DecodingError {
    .typeMismatch(type, Context(codingPath: codingPath, debugDescription: CodableEnum.notAKey(type)))
  }

  /// `key "x" of a dictionary is not of type Int`
  static func wrongKey(_ key: _CodableKey, _ type: Any.Type, at path: CodingPath) -> DecodingError {
    let message = "key \(key.quoted) of a dictionary is not of type \(name(of: type))"
    return .typeMismatch(type, Context(message, at: path + [key]))
  }
}

extension EncodingError {
  static func notAKey(_ type: Any.Type, of value: Any, at codingPath: [any CodingKey]) -> EncodingError {
    .invalidValue(value, Context(codingPath: codingPath, debugDescription: CodableEnum.notAKey(type)))
  }
}

private func notAKey(_ type: Any.Type) -> String { "\(name(of: type)) cannot be a key of an object" }
#endif
