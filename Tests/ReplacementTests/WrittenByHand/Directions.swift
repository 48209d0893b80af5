import CodableEnum
import Foundation

// Cases of one direction, and raw values of other types.

extension ByHand {
  /// What is sent again is told from what is sent once only here.
  enum Delivery: Codable {
    case sent(id: Int, at: Date)
    case failed(reason: String, at: Date)
    case resent(id: Int, at: Date)

    enum CodingKeys: String, CodingKey {
      case type, id, reason, at
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let date = Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .at))
      switch try container.decode(String.self, forKey: .type) {
      case "sent": self = .sent(id: try container.decode(Int.self, forKey: .id), at: date)
      case "failed": self = .failed(reason: try container.decode(String.self, forKey: .reason), at: date)
      case let type:
        throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: type)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .sent(let id, let date), .resent(let id, let date):
        try container.encode("sent", forKey: .type)
        try container.encode(id, forKey: .id)
        try container.encode(date.timeIntervalSince1970, forKey: .at)
      case .failed(let reason, let date):
        try container.encode("failed", forKey: .type)
        try container.encode(reason, forKey: .reason)
        try container.encode(date.timeIntervalSince1970, forKey: .at)
      }
    }
  }

  enum LanguageModel: Codable {
    case known(KnownModel)
    case auto
    case other(String)

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      if text == "auto" {
        self = .auto
      } else if let model = KnownModel(rawValue: text) {
        self = .known(model)
      } else {
        self = .other(text)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .known(let model): try container.encode(model.rawValue)
      case .auto: try container.encode("auto")
      case .other(let text): try container.encode(text)
      }
    }
  }

  enum BlockNumber: Codable {
    case latest, pending
    case block(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      switch try container.decode(String.self) {
      case "latest": self = .latest
      case "pending": self = .pending
      case let text:
        guard text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
        }
        self = .block(number)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .latest: try container.encode("latest")
      case .pending: try container.encode("pending")
      case .block(let number): try container.encode("0x" + String(number, radix: 16))
      }
    }
  }
}

enum KnownModel: String {
  case small, large
}

extension ByAnnotation {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"), coders: ["at": SecondsSince1970Coder.self])
  enum Delivery {
    case sent(id: Int, at: Date)
    case failed(reason: String, at: Date)
    case resent(id: Int, at: Date)  // @CodableCase("sent", skip: .decoding)
  }

  // @CodableEnum(strategy: .rawValue)
  enum LanguageModel {
    case known(KnownModel)
    case auto
    case other(String)  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum(strategy: .rawValue)
  enum BlockNumber {
    case latest, pending
    case block(Int)  // @CodableCase(catches: .unknown, coders: ["_0": Hex.self])

    enum Hex: ValueCoder {
      static func decode(from decoder: any Decoder) throws -> Int {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
        }
        return number
      }

      static func encode(_ value: Int, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("0x" + String(value, radix: 16))
      }
    }
  }
}
