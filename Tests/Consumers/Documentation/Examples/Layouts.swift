import CodableEnum

// JSON on the page Layouts that no example there shows.

// The table of strategies.

// @CodableEnum
enum Light {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum Labeled {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum Natural {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .caseKeyed(payload: .array))
enum InArray {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .indexed)
enum Flattened {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .adjacent)
enum Adjacent {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .adjacent(content: .tag))
enum UnderTag {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .tagFirst)
enum TagFirst {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
// @CodableEnum(strategy: .untagged)
enum Untagged {
  case off, dim(Int), range(Int, Int), custom(red: Int, green: Int)
}
for value in [Light.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Labeled.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Natural.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [InArray.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Flattened.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Adjacent.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [UnderTag.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [TagFirst.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }
for value in [Untagged.off, .dim(3), .range(1, 2), .custom(red: 1, green: 2)] { try writes(value) }

// rawValue

enum HexNumber: ValueCoder {
  static func decode(from decoder: any Decoder) throws -> Int {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a hexadecimal number")
      )
    }
    return number
  }

  static func encode(_ value: Int, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("0x" + String(value, radix: 16))
  }
}

// @CodableEnum(strategy: .rawValue)
enum BlockTag {
  case latest
  case block(Int)  // @CodableCase(catches: .unknown, coders: ["_0": HexNumber.self])
}
try writes(BlockTag.block(27))
