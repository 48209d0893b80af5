import CodableEnum
import Foundation

public enum Journal {
  typealias Seconds = SecondsSince1970Coder

  /// Reads and writes a number as `#1b`.
  enum Hex: ValueCoder {
    static func decode(from decoder: any Decoder) throws -> Int {
      let container = try decoder.singleValueContainer()
      guard let value = Int(try container.decode(String.self).dropFirst(), radix: 16) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a hexadecimal number")
      }
      return value
    }

    static func encode(_ value: Int, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("#" + String(value, radix: 16))
    }
  }

  // @CodableEnum(strategy: .flattenedStatus, unlabeled: .indexed, coders: ["at": Seconds.self, "color": Hex.self])
  public enum Entry: Equatable {
    case written(at: Date, color: Int?)
    case erased(at: Date = Date(timeIntervalSince1970: 0))  // @CodableCase(coders: ["at": Millis.self])
    case moved(Lengths, at: Date?)
    case counted(Int)  // @CodableCase(coders: ["_0": LosslessCoder<Count>.self])
    // @CodableCase(catches: .unknown)
    case other(String, CodableValue)

    typealias Millis = MillisecondsSince1970Coder
    typealias Count = Int
  }

  public struct Lengths: Codable, Equatable {
    public var first: Int
  }
}

extension Journal {
  // @CodableEnum(strategy: .adjacent, coders: ["_0": Hex.self, "_1": Hex.self])
  enum Color: Equatable {
    case gray(Int)
    case mixed(Int, Int?)
    case none
  }
}
