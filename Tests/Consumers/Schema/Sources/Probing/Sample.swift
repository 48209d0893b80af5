import Foundation

/// A value of an annotated enum: what our encoder writes of it, and what our decoder takes.
public struct Sample: Sendable {
  /// As code in the module of the enum spells it: `Loadable<Swift.Array<Swift.Int>>`.
  let typeName: String
  let json: @Sendable () throws -> Data
  /// Nil if our decoder takes some JSON; else why it does not.
  let refusal: @Sendable (Data) -> String?
  /// What our encoder writes of the value that our decoder reads.
  let rewritten: @Sendable (Data) throws -> Data

  public init<Value: Codable & Equatable & SendableMetatype>(
    _ enumName: String,
    _ makeValue: @escaping @Sendable () -> Value
  ) {
    typeName = String(reflecting: Value.self).replacing(/\(extension in \w+\):|\b(Goldens|RandomEnums)\./, with: "")
    json = { try JSONEncoder().encode(makeValue()) }
    rewritten = { try JSONEncoder().encode(JSONDecoder().decode(Value.self, from: $0)) }
    refusal = { data in
      do {
        _ = try JSONDecoder().decode(Value.self, from: data)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }
}
