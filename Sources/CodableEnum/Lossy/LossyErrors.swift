extension DecodingError {
  /// `Date cannot be a key of an object`
  static func notAKey(_ type: Any.Type, at codingPath: [any CodingKey]) -> DecodingError {
    .typeMismatch(type, Context(codingPath: codingPath, debugDescription: CodableEnum.notAKey(type)))
  }
}

extension EncodingError {
  static func notAKey(_ type: Any.Type, of value: Any, at codingPath: [any CodingKey]) -> EncodingError {
    .invalidValue(value, Context(codingPath: codingPath, debugDescription: CodableEnum.notAKey(type)))
  }
}

private func notAKey(_ type: Any.Type) -> String { "\(name(of: type)) cannot be a key of an object" }
