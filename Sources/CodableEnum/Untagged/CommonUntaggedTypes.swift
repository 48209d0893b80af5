// Separate functions for the types that coders know by name: see `CommonTypes.swift`.
extension UntaggedValue {
  /// A string that is the whole value.
  public consuming func payload(from decoder: any Decoder) throws -> String {
    if case .string(let value) = content { return value }
    return try decoder.singleValueContainer().decode(String.self)
  }

  /// An integer that is the whole value.
  public consuming func payload(from decoder: any Decoder) throws -> Int {
    if case .integer(let value) = content, let value = Int(exactly: value) { return value }
    return try decoder.singleValueContainer().decode(Int.self)
  }

  /// A number that is the whole value.
  public consuming func payload(from decoder: any Decoder) throws -> Double {
    if case .number(let value) = content { return value }
    return try decoder.singleValueContainer().decode(Double.self)
  }

  /// A boolean that is the whole value.
  public consuming func payload(from decoder: any Decoder) throws -> Bool {
    if case .boolean(let value) = content { return value }
    return try decoder.singleValueContainer().decode(Bool.self)
  }
}
