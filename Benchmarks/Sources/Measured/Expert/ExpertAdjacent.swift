extension Expert {
  enum Adjacent: Sampled, Codable {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)

    enum CodingKeys: CodingKey {
      case type, content
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
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "empty":
        self = .empty
      case "single":
        let content = try container.nestedContainer(keyedBy: SingleCodingKeys.self, forKey: .content)
        self = .single(text: try content.decode(String.self, forKey: .text))
      case "several":
        let content = try container.nestedContainer(keyedBy: SeveralCodingKeys.self, forKey: .content)
        let id = try content.decode(Int.self, forKey: .id)
        let name = try content.decode(String.self, forKey: .name)
        let ratio = try content.decode(Double.self, forKey: .ratio)
        self = .several(id: id, name: name, ratio: ratio)
      case "nested":
        let content = try container.nestedContainer(keyedBy: NestedCodingKeys.self, forKey: .content)
        let owner = try content.decode(Owner.self, forKey: .owner)
        let tags = try content.decode([String].self, forKey: .tags)
        self = .nested(owner: owner, tags: tags)
      case "optional":
        let content = try container.nestedContainer(keyedBy: OptionalCodingKeys.self, forKey: .content)
        let count = try content.decodeIfPresent(Int.self, forKey: .count)
        let note = try content.decodeIfPresent(String.self, forKey: .note)
        self = .optional(count: count, note: note)
      case let tag:
        throw DecodingError.dataCorruptedError(
          forKey: .type,
          in: container,
          debugDescription: "unknown case \(tag)"
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .empty:
        try container.encode("empty", forKey: .type)
      case .single(let text):
        try container.encode("single", forKey: .type)
        var content = container.nestedContainer(keyedBy: SingleCodingKeys.self, forKey: .content)
        try content.encode(text, forKey: .text)
      case .several(let id, let name, let ratio):
        try container.encode("several", forKey: .type)
        var content = container.nestedContainer(keyedBy: SeveralCodingKeys.self, forKey: .content)
        try content.encode(id, forKey: .id)
        try content.encode(name, forKey: .name)
        try content.encode(ratio, forKey: .ratio)
      case .nested(let owner, let tags):
        try container.encode("nested", forKey: .type)
        var content = container.nestedContainer(keyedBy: NestedCodingKeys.self, forKey: .content)
        try content.encode(owner, forKey: .owner)
        try content.encode(tags, forKey: .tags)
      case .optional(let count, let note):
        try container.encode("optional", forKey: .type)
        var content = container.nestedContainer(keyedBy: OptionalCodingKeys.self, forKey: .content)
        try content.encodeIfPresent(count, forKey: .count)
        try content.encodeIfPresent(note, forKey: .note)
      }
    }
  }
}
