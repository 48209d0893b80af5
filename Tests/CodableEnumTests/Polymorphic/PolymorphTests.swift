@testable import CodableEnum
import Foundation
import Goldens
import Testing

private let articleJSON = """
  {"items":[{"type":"dog","name":"Bingo","goodBoy":true,"weight":10.0},\
  {"type":"cat","name":"Mr. Fluffy","breed":"ragdoll","age":4}]}
  """
private let dogJSON = #"{"goodBoy":true,"name":"Bingo","type":"dog"}"#
private let catJSON = #"{"age":4,"breed":"ragdoll","name":"Mr. Fluffy","type":"cat"}"#

extension Article {
  /// Every shape at once.
  private struct Zoo: Codable {
    @Polymorph<AnimalType, any Animal> var one: any Animal
    @Polymorph<AnimalType, (any Animal)?> var perhaps
    @Polymorph<AnimalType, [any Animal]> var list
    @Polymorph<AnimalType, [any Animal]?> var perhapsList
    @Polymorph<AnimalType, [String: any Animal]> var names
    @Polymorph<AnimalType, [String: any Animal]?> var perhapsNames
    @Polymorph<AnimalType, [[(any Animal)?]]> var nested

    var shown: [String] {
      ["\(one)", "\(perhaps as Any)", "\(list)", "\(perhapsList as Any)"]
        + ["\(names.sorted { $0.key < $1.key })", "\(perhapsNames as Any)", "\(nested)"]
    }
  }

  @Suite struct PolymorphTests {
    @Test func readsTheArticlesExample() throws {
      let decoder = JSONDecoder()
      decoder.set(types: [Dog.self, Cat.self], for: AnimalType.self)
      let response = try decoder.decode(Response.self, from: Data(articleJSON.utf8))
      #expect(shown(response.items) == shown([bingo, fluffy]))
      let root = try decoder.decode(
        Polymorph<AnimalType, [any Animal]>.self,
        from: Data(#"[{"type":"cat","name":"Mr. Fluffy","breed":"ragdoll","age":4}]"#.utf8)
      )
      #expect(shown(root.wrappedValue) == shown([fluffy]))
    }

    /// The same JSON as a closed set, which an enum reads.
    @Test func readsAsAClosedSetToo() throws {
      let response = try JSONDecoder().decode([String: [Patient]].self, from: Data(articleJSON.utf8))
      let bingo = Patient.dog(Goldens.Dog(name: "Bingo", goodBoy: true))
      #expect(response == ["items": [bingo, .cat(name: "Mr. Fluffy", age: 4)]])
    }

    @Test func readsAndWritesEveryShape() throws {
      var full = Zoo()
      full.one = bingo
      full.perhaps = fluffy
      full.list = [bingo, fluffy]
      full.perhapsList = []
      full.names = ["a": bingo, "b": fluffy]
      full.perhapsNames = ["firstName": bingo]
      full.nested = [[bingo, nil], []]
      var empty = Zoo()
      empty.one = bingo
      let fullJSON = """
        {"list":[\(dogJSON),\(catJSON)],"names":{"a":\(dogJSON),"b":\(catJSON)},"nested":[[\(dogJSON),null],[]],\
        "one":\(dogJSON),"perhaps":\(catJSON),"perhapsList":[],"perhapsNames":{"firstName":\(dogJSON)}}
        """
      let emptyJSON = #"{"list":[],"names":{},"nested":[],"one":\#(dogJSON)}"#
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      for (zoo, json) in [(full, fullJSON), (empty, emptyJSON)] {
        #expect(String(decoding: try encoder.encode(zoo), as: UTF8.self) == json)
        let decoded = try Article.decoder().decode(Zoo.self, from: Data(json.utf8))
        #expect(decoded.shown == zoo.shown)
      }
      let nulls = emptyJSON.dropLast() + #","perhaps":null,"perhapsList":null,"perhapsNames":null}"#
      #expect(try Article.decoder().decode(Zoo.self, from: Data(nulls.utf8)).shown == empty.shown)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func survivesAPropertyList(format: PropertyListSerialization.PropertyListFormat) throws {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let decoder = PropertyListDecoder()
      AnimalType.set(types: [Dog.self], in: decoder)
      AnimalType.set(types: [Cat.self], in: decoder)
      let decoded = try decoder.decode(Response.self, from: encoder.encode(Response(items: .init([bingo, fluffy]))))
      #expect(shown(decoded.items) == shown([bingo, fluffy]))
    }

    @Test func asksNoCoderForItsPath() throws {
      let encoder = OrderedEncoder()
      try Response(items: .init([bingo])).encode(to: encoder)
      #expect(encoder.text == #"{"items":[{"type":"dog","name":"Bingo","goodBoy":true}]}"#)
      #expect(encoder.pathReads.count == 0)
    }

    @Test func keepsKeyStrategies() throws {
      let decoder = Article.decoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = .sortedKeys
      let json = #"{"aKey_b":{"good_boy":true,"name":"Bingo","type":"dog"}}"#
      let names = try decoder.decode(Polymorph<AnimalType, [String: any Animal]>.self, from: Data(json.utf8))
      #expect(names.wrappedValue.keys.first == "aKey_b")
      #expect(String(decoding: try encoder.encode(names), as: UTF8.self) == json)
    }

    @Test func extractsFromADecoder() throws {
      struct Both: Decodable {
        let one: (any Animal)?, list: [any Animal]?
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: _CodableKey.self)
          one = try AnimalType.extract(from: container.superDecoder(forKey: "one"))
          list = try AnimalType.extract(from: container.superDecoder(forKey: "list"))
          #expect(decoder.registeredTypes(for: AnimalType.self)?.types.map { "\($0)" } == ["Dog", "Cat"])
        }
      }
      let json = #"{"one":\#(dogJSON),"list":[\#(catJSON)]}"#
      let both = try Article.decoder().decode(Both.self, from: Data(json.utf8))
      #expect(
        "\(both.one as Any), \(both.list as Any)"
          == "\(bingo as (any Animal)? as Any), \([fluffy] as [any Animal]? as Any)"
      )
      let none = try Article.decoder().decode(Both.self, from: Data(#"{"one":null,"list":null}"#.utf8))
      #expect(none.one == nil && none.list == nil)
    }

    /// One decoder, many tasks.
    @Test func decodesConcurrently() async throws {
      let decoder = Article.decoder()
      let counts = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<64 {
          group.addTask { try decoder.decode(Response.self, from: Data(articleJSON.utf8)).items.count }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(counts == Array(repeating: 2, count: 64))
    }
  }
}
