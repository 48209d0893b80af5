/// The layouts as articles show them to be written by hand: containers keyed by enums, a `switch` over the tag.
enum HandWritten {}

extension HandWritten {
  enum CaseKeyed: Sampled, Codable {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)

    enum CodingKeys: CodingKey {
      case empty, single, several, nested, optional
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch container.allKeys.first {
      case .empty:
        self = .empty
      case .single:
        let text = try container.decode(String.self, forKey: .single)
        self = .single(text: text)
      case .several:
        var values = try container.nestedUnkeyedContainer(forKey: .several)
        let id = try values.decode(Int.self)
        let name = try values.decode(String.self)
        let ratio = try values.decode(Double.self)
        self = .several(id: id, name: name, ratio: ratio)
      case .nested:
        var values = try container.nestedUnkeyedContainer(forKey: .nested)
        let owner = try values.decode(Owner.self)
        let tags = try values.decode([String].self)
        self = .nested(owner: owner, tags: tags)
      case .optional:
        var values = try container.nestedUnkeyedContainer(forKey: .optional)
        let count = try values.decode(Int?.self)
        let note = try values.decode(String?.self)
        self = .optional(count: count, note: note)
      case nil:
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: container.codingPath, debugDescription: "Unable to decode the enum.")
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .empty:
        try container.encode(true, forKey: .empty)
      case .single(let text):
        try container.encode(text, forKey: .single)
      case .several(let id, let name, let ratio):
        var values = container.nestedUnkeyedContainer(forKey: .several)
        try values.encode(id)
        try values.encode(name)
        try values.encode(ratio)
      case .nested(let owner, let tags):
        var values = container.nestedUnkeyedContainer(forKey: .nested)
        try values.encode(owner)
        try values.encode(tags)
      case .optional(let count, let note):
        var values = container.nestedUnkeyedContainer(forKey: .optional)
        try values.encode(count)
        try values.encode(note)
      }
    }
  }
}
