/// The layouts that have a tag as somebody writes them by hand who knows what coders are fast at: the tag is a string, not an
/// enum, which a coder would call to decode itself.
enum Expert {}

extension Expert {
  enum FlattenedStatus: Sampled, Codable {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)

    enum CodingKeys: CodingKey {
      case status, text, id, name, ratio, owner, tags, count, note
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .status) {
      case "empty":
        self = .empty
      case "single":
        self = .single(text: try container.decode(String.self, forKey: .text))
      case "several":
        let id = try container.decode(Int.self, forKey: .id)
        let name = try container.decode(String.self, forKey: .name)
        let ratio = try container.decode(Double.self, forKey: .ratio)
        self = .several(id: id, name: name, ratio: ratio)
      case "nested":
        let owner = try container.decode(Owner.self, forKey: .owner)
        let tags = try container.decode([String].self, forKey: .tags)
        self = .nested(owner: owner, tags: tags)
      case "optional":
        let count = try container.decodeIfPresent(Int.self, forKey: .count)
        let note = try container.decodeIfPresent(String.self, forKey: .note)
        self = .optional(count: count, note: note)
      case let tag:
        throw DecodingError.dataCorruptedError(
          forKey: .status,
          in: container,
          debugDescription: "unknown case \(tag)"
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .empty:
        try container.encode("empty", forKey: .status)
      case .single(let text):
        try container.encode("single", forKey: .status)
        try container.encode(text, forKey: .text)
      case .several(let id, let name, let ratio):
        try container.encode("several", forKey: .status)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(ratio, forKey: .ratio)
      case .nested(let owner, let tags):
        try container.encode("nested", forKey: .status)
        try container.encode(owner, forKey: .owner)
        try container.encode(tags, forKey: .tags)
      case .optional(let count, let note):
        try container.encode("optional", forKey: .status)
        try container.encodeIfPresent(count, forKey: .count)
        try container.encodeIfPresent(note, forKey: .note)
      }
    }
  }
}
