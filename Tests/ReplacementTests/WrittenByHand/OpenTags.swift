import CodableEnum
import Foundation

// Strings, numbers and booleans that may be new.

/// A resource of any kind.
struct AnyResource: Codable {
  var kind: String
  var id: Int
}

struct ExtensionValue: Codable { var value: String }
struct Patient: Codable { var name: String }

extension ByHand {
  /// A resource, which keeps what all have in common if its kind is not known.
  enum Resource: Codable {
    case patient(Patient)
    case unrecognized(AnyResource)

    private enum CodingKeys: CodingKey { case kind }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .kind) {
      case "patient": self = .patient(try Patient(from: decoder))
      default: self = .unrecognized(try AnyResource(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .patient(let patient):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("patient", forKey: .kind)
        try patient.encode(to: encoder)
      case .unrecognized(let resource): try resource.encode(to: encoder)
      }
    }
  }

  /// An extension under its name.
  enum Extension: Codable {
    case title(String)
    case other(String, ExtensionValue)

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue _: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no name"))
      }
      if key.stringValue == "title" {
        self = .title(try container.decode(String.self, forKey: key))
      } else {
        self = .other(key.stringValue, try container.decode(ExtensionValue.self, forKey: key))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .title(let title): try container.encode(title, forKey: Key(stringValue: "title"))
      case .other(let name, let value): try container.encode(value, forKey: Key(stringValue: name))
      }
    }
  }

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
  // @CodableEnum(strategy: .flattenedStatus(key: "kind"), unlabeled: .merged)
  enum Resource {
    case patient(Patient)
    case unrecognized(AnyResource)  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum
  enum Extension {
    case title(String)
    case other(String, ExtensionValue)  // @CodableCase(catches: .unknown)
  }

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
