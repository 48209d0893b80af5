/// The kind of the value, or the error of reading it; nil if the kind can't be told. For messages.
///
/// The order of requests is that of untagged enums: to some decoders, `1` is a string, too.
func foundKind(in decoder: any Decoder) -> Result<_ValueKind?, any Error> {
  do {
    let container: any SingleValueDecodingContainer
    do { container = try decoder.singleValueContainer() } catch {
      // Some decoders have no single value container for an array or an object.
      if let opened = try openedKind(of: decoder) { return .success(opened) }
      throw error
    }
    if container.decodeNil() { return .success(.null) }
    if let number = number(in: container, decoder) { return .success(number) }
    if container.has(Bool.self) { return .success(.boolean) }
    if container.has(String.self) { return .success(.string) }
    if let opened = try openedKind(of: decoder) { return .success(opened) }
    if let error = decoder.ownRefusal { throw error }
    _ = try container.decode(String.self)
    return .success(nil)
  } catch DecodingError.dataCorrupted(let context) {
    return .failure(DecodingError.dataCorrupted(context))
  } catch {
    return .success(nil)
  }
}

/// `integer` for a whole number.
private func number(in container: any SingleValueDecodingContainer, _ decoder: any Decoder) -> _ValueKind? {
  do {
    let number = try container.decode(Double.self)
    // Some decoders turn a string into a non-finite number.
    if !number.isFinite, container.has(String.self) { return nil }
    return number == number.rounded() ? .integer : .number
  } catch {
    // Some decoders refuse an integer as a `Double`. A JSON decoder refuses only numbers too small for it.
    if error is DecodingError, FoundationDecoder.isJSON(decoder) { return nil }
    return container.has(Int64.self) ? .integer : nil
  }
}

/// - Throws: `DecodingError` if too little of the stack is left.
private func openedKind(of decoder: any Decoder) throws -> _ValueKind? {
  try StackGuard.check(decoder)
  if (try? decoder.container(keyedBy: _CodableKey.self)) != nil { return .object }
  return (try? decoder.unkeyedContainer()) != nil ? .array : nil
}

extension _ValueKind {
  /// Messages call an integer a number.
  var found: String { self == .integer ? _ValueKind.number.description : description }

  var description: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .date: "a date"
    case .data: "data"
    case .url: "a URL"
    case .decimal: "a decimal number"
    case .other: "this value"
    }
  }
}
