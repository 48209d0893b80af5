extension Expert {
  enum Discriminator: Sampled, Codable {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)

    enum CodingKeys: CodingKey {
      case discriminator, single_text, several_id, several_name, several_ratio, nested_owner, nested_tags,
        optional_count, optional_note
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .discriminator) {
      case "empty":
        self = .empty
      case "single":
        self = .single(text: try container.decode(String.self, forKey: .single_text))
      case "several":
        let id = try container.decode(Int.self, forKey: .several_id)
        let name = try container.decode(String.self, forKey: .several_name)
        let ratio = try container.decode(Double.self, forKey: .several_ratio)
        self = .several(id: id, name: name, ratio: ratio)
      case "nested":
        let owner = try container.decode(Owner.self, forKey: .nested_owner)
        let tags = try container.decode([String].self, forKey: .nested_tags)
        self = .nested(owner: owner, tags: tags)
      case "optional":
        let count = try container.decodeIfPresent(Int.self, forKey: .optional_count)
        let note = try container.decodeIfPresent(String.self, forKey: .optional_note)
        self = .optional(count: count, note: note)
      case let tag:
        throw DecodingError.dataCorruptedError(
          forKey: .discriminator,
          in: container,
          debugDescription: "unknown case \(tag)"
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .empty:
        try container.encode("empty", forKey: .discriminator)
      case .single(let text):
        try container.encode("single", forKey: .discriminator)
        try container.encode(text, forKey: .single_text)
      case .several(let id, let name, let ratio):
        try container.encode("several", forKey: .discriminator)
        try container.encode(id, forKey: .several_id)
        try container.encode(name, forKey: .several_name)
        try container.encode(ratio, forKey: .several_ratio)
      case .nested(let owner, let tags):
        try container.encode("nested", forKey: .discriminator)
        try container.encode(owner, forKey: .nested_owner)
        try container.encode(tags, forKey: .nested_tags)
      case .optional(let count, let note):
        try container.encode("optional", forKey: .discriminator)
        try container.encodeIfPresent(count, forKey: .optional_count)
        try container.encodeIfPresent(note, forKey: .optional_note)
      }
    }
  }
}
