import CodableEnum
import Foundation
import Testing

/// Foundation's decoders are asked for the few tags of an enum, others list their keys. The answers are equal.
@Suite struct AskedKeysTests {
  @Test func answersAreEqual() throws {
    for object in objects(of: Self.members.map { [$0] } + [[]]) {
      let decoder = JSONDecoder()
      // Some keys become others.
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      for decoder in [JSONDecoder(), decoder] {
        let asked = answer { try decoder.decode(Few.self, from: Data(object.utf8)) }
        let listed = answer { try decoder.decode(Listed<Few>.self, from: Data(object.utf8)).value }
        #expect(asked == listed, "\(object)")
        let onlyOne = answer { try decoder.decode(One.self, from: Data(object.utf8)) }
        #expect(onlyOne == answer { try decoder.decode(Listed<One>.self, from: Data(object.utf8)).value }, "\(object)")
      }
    }
  }

  @Test func itIsAsked() throws {
    let value = try PropertyListDecoder().decode(Few.self, from: PropertyListEncoder().encode(["some": 1, "else": 2]))
    #expect(value == .some(1))
  }

  /// Tags, tags in another spelling or normalization, other keys; with the values that make a difference.
  private static let members = ["some", "maybe", "none", "é", "K", "else", "e\u{301}", "\u{212A}", "some_", ""]
    .flatMap { key in ["null", "1"].map { "\"\(key)\":\($0)" } }

  /// The objects with up to three of the members.
  private func objects(of lists: [[String]]) -> [String] {
    var all = lists
    for list in lists where list.count == 1 { all += lists.filter { $0.count == 1 }.map { list + $0 } }
    for member in Self.members.prefix(4) { all += all.filter { $0.count == 2 }.map { $0 + [member] } }
    return all.map { "{\($0.joined(separator: ","))}" }
  }

  private func answer<Value>(_ read: () throws -> Value) -> String {
    do { return "\(try read())" } catch { return "\(error)" }
  }
}

/// As generated code reads one with tags that others may be taken for.
private enum Few: Decodable, Equatable {
  case some(Int)
  case maybe(Int?)
  case none, accent, kelvin

  init(from decoder: any Decoder) throws {
    let object = try decoder._caseKeyedObject(of: Self.self, withValues: 2, nullable: 1) {
      ["maybe", "some", "none", "é", "K"]
    }
    switch object.tag {
    case "some": self = try .some(object.value())
    case "maybe": self = try .maybe(object.optionalValue())
    case "none": self = .none
    case "é": self = .accent
    case "K": self = .kelvin
    default: throw object.unknownTagError()
    }
  }
}

private enum One: Decodable, Equatable {
  case some(Int?)

  init(from decoder: any Decoder) throws {
    let object = try decoder._caseKeyedObject(of: Self.self) { ["some"] }
    guard object.hasTag("some") else { throw object.unknownTagError() }
    self = try .some(object.optionalValue())
  }
}

/// Reads a value from a decoder that isn't known to be Foundation's.
private struct Listed<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws { value = try Value(from: Unknown(base: decoder)) }

  private struct Unknown: Decoder {
    let base: any Decoder

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      try base.container(keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { try base.singleValueContainer() }
  }
}
