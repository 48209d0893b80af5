import CodableEnum
import Foundation
import Testing

@Suite struct MergedClassTests {
  @Test func mergesClasses() throws {
    class Animal: Encodable {
      let legs = 4
    }
    final class Cat: Animal {
      enum CodingKeys: CodingKey { case name, base }
      let key: CodingKeys?
      init(_ key: CodingKeys?) { self.key = key }
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("Tom", forKey: .name)
        try super.encode(to: key.map { container.superEncoder(forKey: $0) } ?? container.superEncoder())
      }
    }
    final class Flat: Animal {
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: _CodableKey.self)
        try container.encode("Tom", forKey: "name")
      }
    }
    struct Owner: Encodable {
      let pet: Animal
      let tagKey: StaticString
      func encode(to encoder: any Encoder) throws {
        try encoder._encodeMerged(pet, tag: "cat", tagKey: tagKey, of: Self.self)
      }
    }
    func json(_ value: some Encodable) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    #expect(try json(Owner(pet: Cat(nil), tagKey: "type")) == #"{"name":"Tom","super":{"legs":4},"type":"cat"}"#)
    #expect(try json(Owner(pet: Cat(.base), tagKey: "type")) == #"{"base":{"legs":4},"name":"Tom","type":"cat"}"#)
    #expect(try json(Owner(pet: Flat(), tagKey: "type")) == #"{"legs":4,"name":"Tom","type":"cat"}"#)
    try expectEncoding(#"{"type":"cat","legs":4,"name":"Tom"}"#, Owner(pet: Flat(), tagKey: "type"))
    try expectEncoding(#"{"type":"cat","name":"Tom","super":{"legs":4}}"#, Owner(pet: Cat(nil), tagKey: "type"))
    for (key, pet) in [("super", Cat(nil)), ("base", Cat(.base)), ("legs", Flat())] as [(StaticString, Animal)] {
      expectRefusal(
        Owner(pet: pet, tagKey: key),
        """
        the value of case "cat" of Owner has another value than the tag under its key, "\(key)"; \
        make them equal or rename one of the two
        """,
        at: key.description
      )
    }
  }
}
