import CodableEnum
import Foundation

// The tag is a key.

extension ByHand {
  /// A stanza of a Brewfile's lock, values in an array whatever their number.
  enum Stanza: Codable {
    case brew([String])
    case cask(String, Int)
    case executable

    private enum CodingKeys: CodingKey { case brew, cask, executable }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no stanza"))
      }
      switch key {
      case .brew:
        var values = try container.nestedUnkeyedContainer(forKey: .brew)
        self = .brew(try values.decode([String].self))
      case .cask:
        var values = try container.nestedUnkeyedContainer(forKey: .cask)
        self = .cask(try values.decode(String.self), try values.decode(Int.self))
      case .executable:
        self = .executable
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .brew(let names):
        var values = container.nestedUnkeyedContainer(forKey: .brew)
        try values.encode(names)
      case .cask(let name, let count):
        var values = container.nestedUnkeyedContainer(forKey: .cask)
        try values.encode(name)
        try values.encode(count)
      case .executable:
        try container.encodeNil(forKey: .executable)
      }
    }
  }

  /// A payment, whose method has an object of its own even where that is empty.
  enum Payment: Codable {
    case blik
    case card(number: String)

    private enum CodingKeys: CodingKey { case type, blik, card }
    private enum CardKeys: CodingKey { case number }
    private struct Empty: Encodable {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "blik": self = .blik
      case "card":
        let card = try container.nestedContainer(keyedBy: CardKeys.self, forKey: .card)
        self = .card(number: try card.decode(String.self, forKey: .number))
      case let type:
        throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: type)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .blik:
        try container.encode("blik", forKey: .type)
        try container.encode(Empty(), forKey: .blik)
      case .card(let number):
        try container.encode("card", forKey: .type)
        var card = container.nestedContainer(keyedBy: CardKeys.self, forKey: .card)
        try card.encode(number, forKey: .number)
      }
    }
  }

  /// A filter of an index: all, if it has no keys.
  enum Filter: Codable {
    case all
    case tag(String)
    case since(Int)

    private enum CodingKeys: CodingKey { case tag, since }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let tag = try container.decodeIfPresent(String.self, forKey: .tag) {
        self = .tag(tag)
      } else if let since = try container.decodeIfPresent(Int.self, forKey: .since) {
        self = .since(since)
      } else {
        self = .all
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .all: break
      case .tag(let tag): try container.encode(tag, forKey: .tag)
      case .since(let since): try container.encode(since, forKey: .since)
      }
    }
  }

  /// A schedule: the case without values is an empty object.
  enum Schedule: Codable {
    case never
    case daily(hour: Int)
    case weekly(day: Int, hour: Int?)

    private enum CodingKeys: CodingKey { case never, daily, weekly }
    private enum ValueKeys: CodingKey { case day, hour }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.never) {
        self = .never
      } else if container.contains(.daily) {
        let values = try container.nestedContainer(keyedBy: ValueKeys.self, forKey: .daily)
        self = .daily(hour: try values.decode(Int.self, forKey: .hour))
      } else {
        let values = try container.nestedContainer(keyedBy: ValueKeys.self, forKey: .weekly)
        self = .weekly(
          day: try values.decode(Int.self, forKey: .day),
          hour: try values.decodeIfPresent(Int.self, forKey: .hour)
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .never:
        _ = container.nestedContainer(keyedBy: ValueKeys.self, forKey: .never)
      case .daily(let hour):
        var values = container.nestedContainer(keyedBy: ValueKeys.self, forKey: .daily)
        try values.encode(hour, forKey: .hour)
      case .weekly(let day, let hour):
        var values = container.nestedContainer(keyedBy: ValueKeys.self, forKey: .weekly)
        try values.encode(day, forKey: .day)
        try values.encodeIfPresent(hour, forKey: .hour)
      }
    }
  }

  /// Where a package comes from: the value is under the name of the case.
  enum Requirement: Codable {
    case branch(String)
    case range(Swift.Range<Int>)
    case local

    private enum CodingKeys: CodingKey { case branch, range, local }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let branch = try container.decodeIfPresent(String.self, forKey: .branch) {
        self = .branch(branch)
      } else if container.contains(.range) {
        let bounds = try container.decode([String].self, forKey: .range)
        guard bounds.count == 2, let lower = Int(bounds[0]), let upper = Int(bounds[1]), lower <= upper else {
          throw DecodingError.dataCorruptedError(forKey: .range, in: container, debugDescription: "no range")
        }
        self = .range(lower..<upper)
      } else if container.contains(.local) {
        self = .local
      } else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no requirement"))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .branch(let branch): try container.encode(branch, forKey: .branch)
      case .range(let range): try container.encode(["\(range.lowerBound)", "\(range.upperBound)"], forKey: .range)
      case .local: try container.encode(true, forKey: .local)
      }
    }
  }
}

/// A range as two strings.
enum TextRange: ValueCoder {
  static func decode(from decoder: any Decoder) throws -> Swift.Range<Int> {
    let bounds = try [String](from: decoder)
    guard bounds.count == 2, let lower = Int(bounds[0]), let upper = Int(bounds[1]), lower <= upper else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no range"))
    }
    return lower..<upper
  }

  static func encode(_ range: Swift.Range<Int>, to encoder: any Encoder) throws {
    try ["\(range.lowerBound)", "\(range.upperBound)"].encode(to: encoder)
  }
}

extension ByAnnotation {
  // @CodableEnum(strategy: .adjacent(key: "type", content: .tag), emptyCases: .object)
  enum Payment {
    case blik
    case card(number: String)
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .array))
  enum Stanza {
    case brew([String])
    case cask(String, Int)
    case executable
  }

  // @CodableEnum(strategy: .untagged)
  enum Filter {
    case tag(String)  // @CodableCase(keys: ["tag"], matches: ["tag"])
    case since(Int)  // @CodableCase(keys: ["since"], matches: ["since"])
    case all  // @CodableCase(matches: .object)
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .natural), emptyCases: .object)
  enum Schedule {
    case never
    case daily(hour: Int)
    case weekly(day: Int, hour: Int?)
  }

  // @CodableEnum
  enum Requirement {
    case branch(String)
    case range(Swift.Range<Int>)  // @CodableCase(coders: ["_0": TextRange.self])
    case local
  }
}
