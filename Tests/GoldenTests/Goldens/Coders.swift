import CodableEnum
import Foundation

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Sighting: Equatable {
  // @CodableCase(coders: ["at": ISO8601DateCoder.self])
  case seen(at: Date)
  // @CodableCase(coders: ["at": ISO8601DateCoder.self, "count": LosslessCoder<Int>.self])
  case heard(at: Date?, count: Int = 1)
  // @CodableCase(coders: ["names": LossyListCoder<String>.self])
  case listed(names: [String])
  // @CodableCase(coders: ["arguments": JSONTextCoder<Arguments>.self, "quoted": JSONTextCoder<Sighting>.self])
  indirect case asked(arguments: Arguments, quoted: Sighting?)
}

public struct Arguments: Codable, Equatable, Sendable {
  public var place: String
}

// @CodableEnum
public enum Bare: Equatable {
  case since(Date)  // @CodableCase(coders: ["_0": SecondsSince1970Coder.self])
  case until(Date?)  // @CodableCase(coders: ["_0": MillisecondsSince1970Coder.self])
  // @CodableCase(coders: ["_0": LosslessCoder<Int>.self, "_2": ISO8601DateCoder.self])
  case pair(Int, String, Date?)
  // @CodableCase(coders: ["_1": LosslessCoder<Int>.self])
  case ending(Int, Int = 3)
}

// @CodableEnum(strategy: .adjacent)
public enum Content: Equatable {
  case at(Date)  // @CodableCase(coders: ["_0": ISO8601DateCoder.self])
  // @CodableCase(coders: ["on": ISO8601DateCoder.self])
  case due(on: Date, note: String?)
}

// @CodableEnum(strategy: .untagged)
public enum Deadline: Equatable {
  // @CodableCase(matches: .string, coders: ["_0": ISO8601DateCoder.self])
  case at(Date)
  case days(Int)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unlabeled: .merged)
public enum Holder: Equatable {
  case box(Crate)  // @CodableCase(coders: ["_0": CrateCoder.self])
  case nothing
}

/// It is not codable by itself.
public struct Crate: Equatable, Sendable {
  public var width: Int
}

enum CrateCoder: ValueCoder {
  private enum CodingKeys: String, CodingKey {
    case width = "w"
  }

  static func decode(from decoder: any Decoder) throws -> Crate {
    try Crate(width: decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .width))
  }

  static func encode(_ value: Crate, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value.width, forKey: .width)
  }
}

// @CodableEnum(strategy: .discriminator)
enum Uncodable {
  // @CodableCase(coders: ["position": PositionCoder.self])
  case moved(position: (x: Int, y: Int))
  // @CodableCase(coders: ["_0": NamedThingCoder.self])
  case found(any NamedThing)
}

protocol NamedThing: Sendable {
  var name: String { get }
}

struct Stone: NamedThing {
  var name: String
}

enum PositionCoder: ValueCoder {
  static func decode(from decoder: any Decoder) throws -> (x: Int, y: Int) {
    var container = try decoder.unkeyedContainer()
    return try (container.decode(Int.self), container.decode(Int.self))
  }

  static func encode(_ value: (x: Int, y: Int), to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(value.x)
    try container.encode(value.y)
  }
}

enum NamedThingCoder: ValueCoder {
  static func decode(from decoder: any Decoder) throws -> any NamedThing {
    try Stone(name: decoder.singleValueContainer().decode(String.self))
  }

  static func encode(_ value: any NamedThing, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.name)
  }
}

extension Uncodable: Equatable {
  static func == (first: Uncodable, second: Uncodable) -> Bool {
    switch (first, second) {
    case (.moved(let first), .moved(let second)): first == second
    case (.found(let first), .found(let second)): first.name == second.name
    case (.moved, .found), (.found, .moved): false
    }
  }
}
