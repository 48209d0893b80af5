extension HandWritten {
  enum OpenStatus: Codable {
    case active, suspended, closed
    case unknown(String)

    init(from decoder: any Decoder) throws {
      switch try decoder.singleValueContainer().decode(String.self) {
      case "active": self = .active
      case "suspended": self = .suspended
      case "closed": self = .closed
      case let other: self = .unknown(other)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .active: try container.encode("active")
      case .suspended: try container.encode("suspended")
      case .closed: try container.encode("closed")
      case .unknown(let value): try container.encode(value)
      }
    }
  }
}
