extension HandWritten {
  /// The usual chain of `try?`.
  enum Untagged: Codable {
    case text(String)
    case integer(Int)
    case list([String])
    case pet(Pet)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? container.decode([String].self) {
        self = .list(value)
      } else if let value = try? container.decode(Pet.self) {
        self = .pet(value)
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no case")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .list(let value): try container.encode(value)
      case .pet(let value): try container.encode(value)
      }
    }
  }
}
