#if Values
// Errors of stored values. Built only when something fails.
extension EncodingError.Context {
  /// `encode(to:) of Endless encodes its rawValue, which encodes Endless again; encode its members`
  static func endlessRawValue(_ type: Any.Type) -> Self {
    let type = name(of: type)
    return .init("encode(to:) of \(type) encodes its rawValue, which encodes \(type) again; encode its members", at: [])
  }
}

/// `the coding of User is not written out: write …`
func codingNotWritten(_ type: Any.Type) -> String {
  let name = name(of: type)
  return """
    the coding of \(name) is not written out: write init(from:) and encode(to:), annotate an enum with \
    @CodableEnum(storage: .json), or make it Codable alone, and store a Stored<\(name)> or an enum's raw value
    """
}
#endif
