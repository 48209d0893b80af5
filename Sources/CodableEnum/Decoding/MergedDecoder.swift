extension Decoder {
  /// A value whose keys stand beside the tag's: decoded from the same object.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func mergedValue<Value: Decodable>(besides tagKey: CodableKey) throws -> Value {
    // A dictionary takes all keys there are; the tag's is not its own.
    if let dictionary = Value.self as? any StringKeyedDictionary.Type,
      let value = try dictionary.init(from: self, besides: tagKey) as? Value
    {
      return value
    }
    return try Value(from: self)
  }
}

private protocol StringKeyedDictionary {
  init(from decoder: any Decoder, besides tagKey: CodableKey) throws
}

extension Dictionary: StringKeyedDictionary where Key == String, Value: Decodable {
  fileprivate init(from decoder: any Decoder, besides tagKey: CodableKey) throws {
    let container = try decoder.container(keyedBy: CodableKey.self)
    self.init()
    for key in container.allKeys where key != tagKey {
      self[key.stringValue] = try container.decode(Value.self, forKey: key)
    }
  }
}
