import CodableEnum
import Foundation

/// What MetaCodable's run-time tests of enums read and write: tags.
enum MetaCodable {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Command: Equatable, Sendable {
    case load(key: String)
    case store(key: String, value: Int)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum NumberedCommand: Equatable, Sendable {
    case load(key: String)  // @CodableCase(1)
    case store(key: String, value: Int)  // @CodableCase(2)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum MixedCommand: Equatable, Sendable {
    case load(key: String)  // @CodableCase("load", aliases: [12, true])
    case store(key: String, value: Int)  // @CodableCase("store", aliases: [30])
  }

  // @CodableEnum(strategy: .adjacent)
  enum AdjacentCommand: Equatable, Sendable {
    case load(key: String)
    case store(key: String, value: Int)
  }

  // @CodableEnum(strategy: .adjacent)
  enum NumberedContent: Equatable, Sendable {
    case load(key: String)  // @CodableCase(1, aliases: ["load"])
    case store(key: String, value: Int)  // @CodableCase(2, aliases: ["store"])
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .natural))
  enum External: Equatable, Sendable {
    case bool(_ variable: Bool)
    case int(val: Int)  // @CodableCase("altInt")
    case double(Double)  // @CodableCase("altDouble1", aliases: ["altDouble2"])
    case string(String)
    case multi(_ variable: Bool, val: Int, String)
  }

  /// A tag inside an object that the values are beside of.
  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .indexed)
  enum Internal: Equatable, Sendable {
    case bool(_ variable: Bool)
    case int(val: Int)  // @CodableCase("altInt")
    case multi(_ variable: Bool, val: Int, String)  // @CodableCase(keys: ["_2": "_2"])
  }

  /// Cases that are only written, only read, or neither.
  // @CodableEnum(strategy: .caseKeyed(payload: .natural))
  enum Ignored: Equatable, Sendable {
    case bool(_ variable: Bool)  // @CodableCase(skip: true)
    case int(val: Int)
    case string(String)  // @CodableCase("altString")
  }

  /// A value that is not in the JSON.
  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Omitting: Equatable, Sendable {
    case load(key: String, cached: Bool = false)  // @CodableCase(omit: ["cached"])
    case store(key: String, note: String? = nil, value: Int)  // @CodableCase(omit: ["note"])
  }

  // MARK: Raw values

  // @CodableEnum(strategy: .rawValue)
  enum Status: String, Equatable, Sendable {
    case active, inactive, pending
  }

  // @CodableEnum(strategy: .rawValue)
  enum Priority: Int, Equatable, Sendable {
    case low = 1
    case medium
    case high
  }

  /// A raw value under a key.
  // @CodableEnum(strategy: .flattenedStatus(key: "level"))
  enum Level: String, Equatable, Sendable {
    case beginner, intermediate, advanced
  }

  // @CodableEnum(strategy: .rawValue)
  enum HTTPMethod: String, Equatable, Sendable {
    case get  // @CodableCase("get", aliases: ["GET"])
    case post  // @CodableCase("post", aliases: ["POST"])
    case put  // @CodableCase("put", aliases: ["PUT"])
    case delete  // @CodableCase("delete", aliases: ["DELETE"])
  }

  // @CodableEnum(strategy: .rawValue)
  enum ResponseCode: Int, Equatable, Sendable {
    case success = 200  // @CodableCase(200, aliases: [201, 202])
    case clientError = 400  // @CodableCase(400, aliases: [401, 403, 404])
    case serverError = 500  // @CodableCase(500, aliases: [501, 502, 503])
  }

  // @CodableEnum(strategy: .rawValue)
  enum LogLevel: String, Equatable, Sendable {
    case debug  // @CodableCase("debug", aliases: ["DEBUG", "TRACE"])
    case info  // @CodableCase("info", aliases: ["INFO", "INFORMATION"])
    case warning  // @CodableCase("warning", aliases: ["WARN", "WARNING"])
    case error  // @CodableCase("error", aliases: ["ERROR", "FATAL"])
  }

  // @CodableEnum(strategy: .rawValue)
  enum RawCommand: String, Equatable, Sendable {
    case load  // @CodableCase("load", aliases: [12, true])
    case store  // @CodableCase("store", aliases: [30, false])
  }

  /// Integers that may be text.
  // @CodableEnum(strategy: .rawValue)
  enum LenientCode: Int, Equatable, Sendable {
    case success = 200  // @CodableCase(200, aliases: ["200"])
    case clientError = 400  // @CodableCase(400, aliases: ["400"])
    case serverError = 500  // @CodableCase(500, aliases: ["500"])
  }

  // MARK: Values

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Lenient: Equatable, Sendable {
    // @CodableCase(coders: [
    //   "bool": MetaCodable.LenientBool.self, "int": LosslessCoder<Int>.self, "double": LosslessCoder<Double>.self,
    //   "string": LosslessCoder<String>.self,
    // ])
    case model(bool: Bool, int: Int, double: Double, string: String)
    // @CodableCase(coders: ["items": LossyListCoder<Int>.self])
    case list(items: [Int])
  }

  /// Booleans that may be numbers or text.
  enum LenientBool: ValueCoder {
    static func decode(from decoder: any Decoder) throws -> Bool {
      let text = try LosslessCoder<String>.decode(from: decoder)
      if ["1", "1.0", "y", "t", "yes", "true"].contains(text) { return true }
      guard ["0", "0.0", "n", "f", "no", "false"].contains(text) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "\(text) is not a boolean")
        )
      }
      return false
    }

    static func encode(_ value: Bool, to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  // MARK: No tag

  // @CodableEnum(strategy: .untagged)
  indirect enum Value: Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([Value])
    case dictionary([String: Value])
  }

  /// With a case for null.
  // @CodableEnum(strategy: .untagged)
  indirect enum NullableValue: Equatable, Sendable {
    case bool(Bool)
    case uint(UInt)
    case float(Float)
    case string(String)
    case array([NullableValue])
    case dictionary([String: NullableValue])
    case `nil`
  }

  // @CodableEnum(strategy: .untagged)
  enum Nested: Equatable, Sendable {
    case bool(_ variable: Bool)
    case int(val: Int)
    case string(String)
    case options(flag: Bool?, val: Int?, str: String)  // @CodableCase(matches: ["str"])
    case multi(Bool, Int, String)
  }

  // MARK: Posts

  struct TextPost: Codable, Equatable, Sendable {
    var id: UUID
    var likes: Int
    var text: String
  }

  struct PicturePost: Codable, Equatable, Sendable {
    var id: UUID
    var likes: Int
    var url: URL
    var caption: String
  }

  struct AudioPost: Codable, Equatable, Sendable {
    var id: UUID
    var likes: Int
    var url: URL
    var duration: Int
  }

  // @CodableEnum(strategy: .caseKeyed)
  enum ExternalPost: Equatable, Sendable {
    case text(TextPost)
    case picture(PicturePost)  // @CodableCase("picture", aliases: ["photo"])
    case audio(AudioPost)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
  enum InternalPost: Equatable, Sendable {
    case text(TextPost)
    case picture(PicturePost)  // @CodableCase("picture", aliases: ["photo"])
    case audio(AudioPost)
  }

  // @CodableEnum(strategy: .adjacent)
  enum AdjacentPost: Equatable, Sendable {
    case text(TextPost)
    case picture(PicturePost)  // @CodableCase("picture", aliases: ["photo"])
    case audio(AudioPost)
  }

  struct Page<Post: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    var content: [Post]
    var next: URL
  }

  /// The attributes of a response are told by an operation, or by none.
  // @CodableEnum(strategy: .flattenedStatus(key: "operation"))
  enum Attributes: Equatable, Sendable {
    case registration(mac: String, challenge: String, code: Int)  // @CodableCase("REGISTRATION")
    case expiry(token: String? = nil, expiresIn: Double? = nil)  // @CodableCase(catches: .missing)
  }
}
