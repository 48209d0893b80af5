extension DecodingError {
  /// `the coding of User is not written out: write …`
  static func codingNotWritten(_ type: Any.Type, at codingPath: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: codingPath, debugDescription: codingNotWrittenMessage(type)))
  }
}

extension EncodingError.Context {
  /// `the coding of User is not written out: write …`
  static func codingNotWritten(_ type: Any.Type, at codingPath: [any CodingKey]) -> EncodingError.Context {
    EncodingError.Context(codingPath: codingPath, debugDescription: codingNotWrittenMessage(type))
  }

  /// `encode(to:) of User encodes its rawValue, which encodes User again; encode its members`
  static func endlessRawValue(_ type: Any.Type) -> EncodingError.Context {
    let type = name(of: type)
    let message = "encode(to:) of \(type) encodes its rawValue, which encodes \(type) again; encode its members"
    return EncodingError.Context(codingPath: [], debugDescription: message)
  }
}

private func codingNotWrittenMessage(_ type: Any.Type) -> String {
  let name = name(of: type)
  return """
    the coding of \(name) is not written out: write init(from:) and encode(to:), annotate an enum with \
    @CodableEnum(storage: .json), or make it Codable alone, and store a Stored<\(name)> or an enum's raw value
    """
}
