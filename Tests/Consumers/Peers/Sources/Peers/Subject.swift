import CodableEnum
import Foundation

/// What one side makes of some JSON. The peers answer with one line of JSON each.
enum Answer: Decodable {
  /// The case that it was read as, empty if the value is none, and what is written of it.
  case written(case: String, json: String)
  case refused(String)

  private enum CodingKeys: CodingKey { case written, refused }
  private enum WrittenKeys: CodingKey { case `case`, json }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.refused) {
      self = .refused(try container.decode(String.self, forKey: .refused))
      return
    }
    let written = try container.nestedContainer(keyedBy: WrittenKeys.self, forKey: .written)
    self = .written(
      case: try written.decode(String.self, forKey: .case),
      json: try written.decode(String.self, forKey: .json)
    )
  }
}

/// A type of ours that has a twin of the same name on the other side, and values of it.
struct Subject: Sendable {
  let name: String
  let values: @Sendable () throws -> [String]
  let answer: @Sendable (_ json: String) -> Answer

  init<Value: Codable & SendableMetatype>(_ type: Value.Type, _ values: @escaping @Sendable () -> [Value]) {
    name = "\(type)"
    self.values = { try values().map(text) }
    answer = { json in
      do {
        let value = try JSONDecoder().decode(type, from: Data(json.utf8))
        return .written(case: caseName(of: value), json: try text(of: value))
      } catch {
        return .refused("\(error)")
      }
    }
  }
}

func text(of value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

private func caseName(of value: some Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "" }
  return mirror.children.first?.label ?? "\(value)"
}
