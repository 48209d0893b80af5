import CodableEnum
import Foundation

// Strings, numbers and booleans that may be new.

extension ByHand {
  enum Visibility: RawRepresentable, Codable {
    case listed
    case followersOnly
    case other(String)

    init(rawValue: String) {
      switch rawValue {
      case "public": self = .listed
      case "private": self = .followersOnly
      default: self = .other(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .listed: "public"
      case .followersOnly: "private"
      case .other(let text): text
      }
    }
  }

  /// What is new is dropped.
  enum Material: String, Codable {
    case wood, metal, glass, other

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      self = Material(rawValue: text) ?? .other
    }
  }

  enum ErrorCode: Codable {
    case invalidToken
    case rateLimited
    case unknown(Int)

    init(from decoder: any Decoder) throws {
      switch try decoder.singleValueContainer().decode(Int.self) {
      case 401, 403: self = .invalidToken
      case 429: self = .rateLimited
      case let code: self = .unknown(code)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .invalidToken: try container.encode(401)
      case .rateLimited: try container.encode(429)
      case .unknown(let code): try container.encode(code)
      }
    }
  }

  /// A switch of an old interface, which writes it in three ways.
  enum Toggle: Codable {
    case on, off

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        switch text {
        case "on", "true": self = .on
        case "off", "false": self = .off
        default: throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
        }
      } else if let number = try? container.decode(Int.self) {
        guard number == 0 || number == 1 else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(number)")
        }
        self = number == 1 ? .on : .off
      } else {
        self = try container.decode(Bool.self) ? .on : .off
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(self == .on)
    }
  }

  /// Whatever is wrong, it is the default.
  enum Theme: String, Codable {
    case light, dark, system

    init(from decoder: any Decoder) throws {
      self = (try? decoder.singleValueContainer().decode(String.self)).flatMap(Theme.init) ?? .system
    }
  }
}

extension ByAnnotation {
  // @CodableEnum(strategy: .rawValue)
  enum Visibility {
    case listed  // @CodableCase("public")
    case followersOnly  // @CodableCase("private")
    case other(String)  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum(strategy: .rawValue)
  enum Material: String {
    case wood, metal, glass
    case other  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum(strategy: .rawValue)
  enum ErrorCode {
    case invalidToken  // @CodableCase(401, aliases: [403])
    case rateLimited  // @CodableCase(429)
    case unknown(Int)  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum(strategy: .rawValue)
  enum Toggle {
    case on  // @CodableCase(true, aliases: ["on", "true", 1])
    case off  // @CodableCase(false, aliases: ["off", "false", 0])
  }

  // @CodableEnum(strategy: .rawValue)
  enum Theme: String {
    case light, dark
    case system  // @CodableCase(catches: [.unknown, .invalid])
  }
}
