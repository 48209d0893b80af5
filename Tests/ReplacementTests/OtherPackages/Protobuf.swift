import CodableEnum
import Foundation

/// What Protobuf's conformance tests write for a oneof: the key of the field that is set.
enum Protobuf {
  struct Nested: Codable, Equatable {
    var a: Int32
  }

  /// 64-bit integers are strings, and read from numbers too.
  enum Text<Number: FixedWidthInteger & Codable & LosslessStringConvertible>: ValueCoder {
    static func decode(from decoder: any Decoder) throws -> Number { try LosslessCoder<Number>.decode(from: decoder) }

    static func encode(_ value: Number, to encoder: any Encoder) throws { try "\(value)".encode(to: encoder) }
  }

  // @CodableEnum
  enum Oneof: Equatable {
    case oneofUint32(UInt32)
    case oneofNestedMessage(Nested)
    case oneofString(String)
    case oneofBytes(Data)
    case oneofBool(Bool)
    case oneofUint64(UInt64)  // @CodableCase(coders: ["_0": Protobuf.Text<UInt64>.self])
    case oneofDouble(Double)
  }

  /// The same beside other keys of its message.
  // @CodableEnum(strategy: .untagged)
  enum Field: Equatable {
    case uint32(oneofUint32: UInt32)
    case nested(oneofNestedMessage: Nested)
    case string(oneofString: String)
    // @CodableCase(coders: ["oneofUint64": Protobuf.Text<UInt64>.self])
    case uint64(oneofUint64: UInt64)
  }

  struct Message: Codable, Equatable {
    var optionalInt32: Int32?
    var oneof: Field

    init(optionalInt32: Int32? = nil, oneof: Field) { (self.optionalInt32, self.oneof) = (optionalInt32, oneof) }

    init(from decoder: any Decoder) throws {
      optionalInt32 = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
        Int32.self,
        forKey: .optionalInt32
      )
      oneof = try Field(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(optionalInt32, forKey: .optionalInt32)
      try oneof.encode(to: encoder)
    }

    private enum CodingKeys: CodingKey { case optionalInt32 }
  }
}
