extension HandWritten {
  enum Merged: Codable {
    case owner(Owner)
    case pet(Pet)

    enum CodingKeys: CodingKey {
      case type
    }

    enum Tag: String, Codable {
      case owner, pet
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let tag = try container.decode(Tag.self, forKey: .type)
      switch tag {
      case .owner: self = .owner(try Owner(from: decoder))
      case .pet: self = .pet(try Pet(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .owner(let owner):
        try container.encode(Tag.owner, forKey: .type)
        try owner.encode(to: encoder)
      case .pet(let pet):
        try container.encode(Tag.pet, forKey: .type)
        try pet.encode(to: encoder)
      }
    }
  }

  /// Fields beside a value.
  struct Update<Variant: Codable & Sendable>: Codable, Sendable {
    var fields: UpdateFields
    var variant: Variant

    init(_ fields: UpdateFields, _ variant: Variant) { (self.fields, self.variant) = (fields, variant) }

    init(from decoder: any Decoder) throws {
      fields = try UpdateFields(from: decoder)
      variant = try Variant(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      try fields.encode(to: encoder)
      try variant.encode(to: encoder)
    }
  }

  /// An unknown tag with everything beside it.
  enum Catching: Codable, Sendable {
    case known(id: Int)
    case unknown(String, [String: AnyValue])

    enum CodingKeys: CodingKey {
      case type, id
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let tag = try container.decode(String.self, forKey: .type)
      switch tag {
      case "known":
        let id = try container.decode(Int.self, forKey: .id)
        self = .known(id: id)
      default:
        var values = try [String: AnyValue](from: decoder)
        values["type"] = nil
        self = .unknown(tag, values)
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .known(let id):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("known", forKey: .type)
        try container.encode(id, forKey: .id)
      case .unknown(let tag, var values):
        values["type"] = .string(tag)
        try values.encode(to: encoder)
      }
    }
  }

  /// Any JSON, asked for by one `try?` after another.
  enum AnyValue: Codable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case array([AnyValue])
    case object([String: AnyValue])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? container.decode(Double.self) {
        self = .double(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode([AnyValue].self) {
        self = .array(value)
      } else {
        self = .object(try container.decode([String: AnyValue].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .boolean(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .double(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .array(let value): try container.encode(value)
      case .object(let value): try container.encode(value)
      }
    }
  }
}
