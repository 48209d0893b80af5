import Foundation

/// A value of an enum: what our encoder writes of it, and what our coders make of other JSON.
public struct Sample: Sendable {
  /// `Reply`
  public let typeName: String
  public let json: @Sendable () throws -> String
  /// What our encoder writes of the value that our decoder reads.
  public let rewritten: @Sendable (String) throws -> String

  public init<Value: Codable & SendableMetatype>(_ enumName: String, _ makeValue: @escaping @Sendable () -> Value) {
    // Without the module.
    typeName = String(String(reflecting: Value.self).drop { $0 != "." }.dropFirst())
    json = { try Self.text(of: makeValue()) }
    rewritten = { try Self.text(of: JSONDecoder().decode(Value.self, from: Data($0.utf8))) }
  }

  private static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
