// Nested types, cases, labels and members of the same names.

// @CodableEnum
public enum Cases: Equatable {
  case Decoder, Encoder, CodableKey, TaggedObject, CaseKeyedObject, PayloadObject, EncodingError, DecodingError
  case CodableValue(CodableKey: Number, decoder: Number), Codable(Encodable: Number), Int, Bool, Swift(Number)
  case decoder(Number), encoder(Number), object(Number), value(Number), values(Number), content(Number), tags, tag
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Labels: Equatable {
  case names(Decoder: Number, Encoder: Number, CodableKey: Number, TaggedObject: Number, EncodingError: Number)
  case variables(decoder: Number, encoder: Number, object: Number, payload: Number, values: Number, value: Number)
  case more(content: Number, tags: Number, untagged: Number, error: Number, tag: Number, rawValue: Number)
  // @CodableCase(catches: [.unknown, .missing, .invalid])
  case caught(object: Number?, untagged: Number?)
}

// @CodableEnum(strategy: .untagged)
public enum UntaggedLabels: Equatable {
  case content(content: Number, value: Number, decoder: Number)
  case values([Number])
}

// @CodableEnum(strategy: .rawValue)
public enum RawCases: Equatable {
  case Decoder, CodableKey, String, Int, object, rawValue, tag
  case unknown(Swift.String)  // @CodableCase(catches: .unknown)
}

// It is public, where the file imports nothing.
// @CodableEnum(storage: .json)
public enum Saved: Equatable {
  case none, one(Number)
}

public struct Holder<Codable> {
  public struct Decoder {}
  public struct CodableKey {}

  // @CodableEnum
  public enum Nested {
    public struct Encoder {}
    public struct EncodingError {}
    public struct PayloadObject {}
    public enum Decodable {}

    case one(Number), codable(Codable)
  }
}

// @CodableEnum(strategy: .adjacent)
public enum Members: Equatable {
  case one(Number), two(decoder: Number, encoder: Number)

  static func encodeTag() {}
  var decoder: Number { 1 }
  var codableObject: Number { 2 }
  public typealias Encoder = Number
  public typealias Decoder = Number
}
