import CodableEnum
import Foundation

// Values that are a word or a number of their own, beside others; and integers of several types.

extension ByHand {
  enum Availability: Codable {
    case always, never
    case days([String])
    case hours(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let word = try? container.decode(String.self) {
        switch word {
        case "always", "24/7": self = .always
        case "never": self = .never
        default:
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown availability \(word)")
        }
      } else if let hours = try? container.decode(Int.self) {
        self = hours == 0 ? .never : .hours(hours)
      } else {
        self = .days(try container.decode([String].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .always: try container.encode("always")
      case .never: try container.encode("never")
      case .days(let days): try container.encode(days)
      case .hours(let hours): try container.encode(hours)
      }
    }
  }

  enum Quantity: Codable {
    case unsigned(UInt64)
    case signed(Int64)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(UInt64.self) {
        self = .unsigned(value)
      } else if let value = try? container.decode(Int64.self) {
        self = .signed(value)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .unsigned(let value): try container.encode(value)
      case .signed(let value): try container.encode(value)
      case .text(let value): try container.encode(value)
      }
    }
  }
}

extension ByAnnotation {
  // @CodableEnum(strategy: .untagged)
  enum Availability {
    case always  // @CodableCase("always", aliases: ["24/7"])
    case never  // @CodableCase("never", aliases: [0])
    case days([String])
    case hours(Int)
  }

  // @CodableEnum(strategy: .untagged)
  enum Quantity {
    case unsigned(UInt64)  // @CodableCase(matches: .integer)
    case signed(Int64)  // @CodableCase(matches: .integer)
    case text(String)
  }
}
