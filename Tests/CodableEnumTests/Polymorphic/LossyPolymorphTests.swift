import CodableEnum
import Foundation
import Testing

extension Article {
  struct LossyZoo: Codable {
    @LossyPolymorph<AnimalType, [any Animal]> var list
    @LossyPolymorph<AnimalType, [String: any Animal]> var names
    @LossyPolymorph<AnimalType, (any Animal)?> var perhaps
    @LossyPolymorph<AnimalType, [any Animal]?> var perhapsList
  }

  /// Holds animals of its own.
  struct Kennel: Animal, Codable {
    static var typeExtractor: AnimalType { .init("kennel") }
    @Polymorph<AnimalType, [any Animal]> var dogs
  }

  @Suite struct LossyPolymorphTests {
    private let decoder: JSONDecoder = {
      let decoder = Article.decoder()
      decoder.set(types: [Kennel.self], for: AnimalType.self)
      return decoder
    }()

    private func description(_ dropped: [DroppedElement]) -> [String] {
      dropped.map { element in
        let path: [any CodingKey]
        if case .dataCorrupted(let context)? = element.error as? DecodingError {
          path = context.codingPath
        } else {
          path = []
        }
        let place = element.index.map(String.init) ?? element.key ?? "-"
        return "\(place) \(element.tag ?? "-") \(path.map(\.stringValue).joined(separator: "."))"
      }
    }

    @Test func dropsAndReportsWhatIsNotRegistered() throws {
      let dog = #"{"goodBoy":true,"name":"Bingo","type":"dog"}"#
      let json = """
        {"list":[{"type":"bird"},\(dog),{"type":"ape","name":1},\(dog)],"names":{"z":{"type":"bird"},"b":\(dog),\
        "a":{"type":"ape"}},"perhaps":{"type":"bird"}}
        """
      let zoo = try decoder.decode(LossyZoo.self, from: Data(json.utf8))
      #expect(shown(zoo.list) == shown([bingo, bingo]))
      #expect(description(zoo.$list) == ["0 bird list.Index 0", "2 ape list.Index 2"])
      #expect(zoo.names.keys.sorted() == ["b"])
      #expect(description(zoo.$names) == ["a ape names.a", "z bird names.z"])
      #expect(zoo.perhaps == nil)
      #expect(description(zoo.$perhaps) == ["- bird perhaps"])
      #expect(zoo.perhapsList == nil && zoo.$perhapsList.isEmpty)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let encoded = String(decoding: try encoder.encode(zoo), as: UTF8.self)
      #expect(encoded == #"{"list":[\#(dog),\#(dog)],"names":{"b":\#(dog)}}"#)
    }

    @Test(arguments: [
      (#"[{"type":"dog","name":1}]"#, "typeMismatch 0.name"),
      (#"[{"type":"kennel","dogs":[{"type":"bird"}]}]"#, "dataCorrupted 0.dogs.0"),
      (#"[{"name":"Bingo"}]"#, "keyNotFound(type) 0"),
      ("[null]", "valueNotFound 0"),
      (#"{"type":"bird"}"#, "typeMismatch "),
    ])
    func refusesWhatIsBroken(json: String, error: String) {
      expectDecodingError(error) {
        _ = try decoder.decode(LossyPolymorph<AnimalType, [any Animal]>.self, from: Data(json.utf8))
      }
    }

    @Test func refusesADecoderWithoutTypes() {
      expectDecodingError(
        "dataCorrupted 0: no types of Animal are registered; call decoder.set(types: […], for: AnimalType.self)"
      ) {
        let json = #"[{"type":"bird"}]"#
        _ = try JSONDecoder().decode(LossyPolymorph<AnimalType, [any Animal]>.self, from: Data(json.utf8))
      }
    }

    @Test func doesNotDropASingleValue() {
      expectDecodingError("dataCorrupted ") {
        let json = #"{"type":"bird"}"#
        _ = try decoder.decode(LossyPolymorph<AnimalType, any Animal>.self, from: Data(json.utf8))
      }
    }
  }
}
