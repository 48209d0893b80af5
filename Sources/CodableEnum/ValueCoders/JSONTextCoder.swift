#if Values
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value as JSON inside of a string, as tool calls of language models and message queues send it:
/// `"{\"city\":\"Paris\"}"`.
///
/// The text is the value's own JSON, with sorted keys and without escaped slashes. Its coder has the strategies of a new
/// `JSONEncoder` or `JSONDecoder`, since those of the coder around it aren't known, and the `userInfo` of that coder.
public enum JSONTextCoder<Value>: Sendable {}

extension JSONTextCoder: ValueDecoder where Value: Decodable {
  /// Reads the value in a string.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no string, otherwise the error of reading the JSON in it, whose
  ///   coding path goes on inside.
  public static func decode(from decoder: any Decoder) throws -> Value {
    let text = try text(in: decoder)
    let inner = JSONDecoder()
    inner.userInfo = handedOn(decoder.userInfo)
    do {
      return try inner.decode(Value.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw error.inside(decoder.codingPath)
    }
  }

  private static func text(in decoder: any Decoder) throws -> String {
    do {
      return try decoder.singleValueContainer().decode(String.self)
    } catch DecodingError.typeMismatch(_, let context) {
      throw DecodingError.notJSONText(at: decoder.codingPath, context.underlyingError)
    }
  }
}

extension JSONTextCoder: ValueEncoder where Value: Encodable {
  /// Writes the JSON of the value as a string.
  ///
  /// - Throws: The error of writing the value, whose coding path goes on inside.
  public static func encode(_ value: Value, to encoder: any Encoder) throws {
    let inner = JSONEncoder()
    inner.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    inner.userInfo = handedOn(encoder.userInfo)
    let json: Data
    do {
      json = try inner.encode(value)
    } catch let error as EncodingError {
      throw error.inside(encoder.codingPath)
    }
    var container = encoder.singleValueContainer()
    try container.encode(String(decoding: json, as: UTF8.self))
  }
}

extension JSONTextCoder: ValueCoder where Value: Codable {}

/// What a coder was told, for one inside of it, which runs while the outer one waits. `Sendable` has no witnesses, so that
/// both dictionaries are one type when the program runs.
private func handedOn(_ userInfo: [CodingUserInfoKey: Any]) -> [CodingUserInfoKey: any Sendable] {
  unsafeBitCast(userInfo, to: [CodingUserInfoKey: any Sendable].self)
}

extension DecodingError {
  /// The same error, of a value that is inside of another.
  fileprivate func inside(_ path: [any CodingKey]) -> DecodingError {
    func within(_ context: Context) -> Context {
      Context(context.debugDescription, at: path + context.codingPath, context.underlyingError)
    }
    return switch self {
    case .typeMismatch(let type, let context): .typeMismatch(type, within(context))
    case .valueNotFound(let type, let context): .valueNotFound(type, within(context))
    case .keyNotFound(let key, let context): .keyNotFound(key, within(context))
    case .dataCorrupted(let context): .dataCorrupted(within(context))
    @unknown default: self
    }
  }
}

extension EncodingError {
  fileprivate func inside(_ path: [any CodingKey]) -> EncodingError {
    switch self {
    case .invalidValue(let value, let context):
      .invalidValue(
        value,
        Context(
          codingPath: path + context.codingPath,
          debugDescription: context.debugDescription,
          underlyingError: context.underlyingError
        )
      )
    @unknown default: self
    }
  }
}
#endif
