extension HandWritten {
  enum Natural: Sampled, Codable {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)

    enum CodingKeys: CodingKey {
      case single, several, nested, optional
    }

    enum SingleCodingKeys: CodingKey {
      case text
    }

    enum SeveralCodingKeys: CodingKey {
      case id, name, ratio
    }

    enum NestedCodingKeys: CodingKey {
      case owner, tags
    }

    enum OptionalCodingKeys: CodingKey {
      case count, note
    }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        guard name == "empty" else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Unable to decode the enum.")
          )
        }
        self = .empty
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch container.allKeys.first {
      case .single:
        let payload = try container.nestedContainer(keyedBy: SingleCodingKeys.self, forKey: .single)
        let text = try payload.decode(String.self, forKey: .text)
        self = .single(text: text)
      case .several:
        let payload = try container.nestedContainer(keyedBy: SeveralCodingKeys.self, forKey: .several)
        let id = try payload.decode(Int.self, forKey: .id)
        let name = try payload.decode(String.self, forKey: .name)
        let ratio = try payload.decode(Double.self, forKey: .ratio)
        self = .several(id: id, name: name, ratio: ratio)
      case .nested:
        let payload = try container.nestedContainer(keyedBy: NestedCodingKeys.self, forKey: .nested)
        let owner = try payload.decode(Owner.self, forKey: .owner)
        let tags = try payload.decode([String].self, forKey: .tags)
        self = .nested(owner: owner, tags: tags)
      case .optional:
        let payload = try container.nestedContainer(keyedBy: OptionalCodingKeys.self, forKey: .optional)
        let count = try payload.decodeIfPresent(Int.self, forKey: .count)
        let note = try payload.decodeIfPresent(String.self, forKey: .note)
        self = .optional(count: count, note: note)
      case nil:
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: container.codingPath, debugDescription: "Unable to decode the enum.")
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .empty:
        var container = encoder.singleValueContainer()
        try container.encode("empty")
      case .single(let text):
        var container = encoder.container(keyedBy: CodingKeys.self)
        var payload = container.nestedContainer(keyedBy: SingleCodingKeys.self, forKey: .single)
        try payload.encode(text, forKey: .text)
      case .several(let id, let name, let ratio):
        var container = encoder.container(keyedBy: CodingKeys.self)
        var payload = container.nestedContainer(keyedBy: SeveralCodingKeys.self, forKey: .several)
        try payload.encode(id, forKey: .id)
        try payload.encode(name, forKey: .name)
        try payload.encode(ratio, forKey: .ratio)
      case .nested(let owner, let tags):
        var container = encoder.container(keyedBy: CodingKeys.self)
        var payload = container.nestedContainer(keyedBy: NestedCodingKeys.self, forKey: .nested)
        try payload.encode(owner, forKey: .owner)
        try payload.encode(tags, forKey: .tags)
      case .optional(let count, let note):
        var container = encoder.container(keyedBy: CodingKeys.self)
        var payload = container.nestedContainer(keyedBy: OptionalCodingKeys.self, forKey: .optional)
        try payload.encodeIfPresent(count, forKey: .count)
        try payload.encodeIfPresent(note, forKey: .note)
      }
    }
  }
}
