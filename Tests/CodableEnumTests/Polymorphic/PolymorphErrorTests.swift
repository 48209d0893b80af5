import CodableEnum
import Foundation
import Testing

extension Article {
  struct Pack: Codable {
    @Polymorph<AnimalType, any Animal> var one: any Animal
  }

  struct NamedPack: Codable {
    @Polymorph<AnimalType, [String: any Animal]> var names
  }

  /// A second type of the same tag.
  struct Puppy: Animal {
    static var typeExtractor: AnimalType { .dog }
  }

  /// Registered where it does not belong.
  struct Fish: Polymorphic {
    struct FishType: TypeExtractor {
      typealias ObjectType = any Polymorphic
    }
    static var typeExtractor: FishType { FishType() }
  }

  /// Has the tag of an animal, but is none.
  struct Stone: Polymorphic {
    static var typeExtractor: AnimalType { .init("stone") }
  }

  @Suite struct PolymorphErrorTests {
    /// As property lists decode alike, which the other tests see to.
    private func expectError<Value: Decodable>(
      _ type: Value.Type,
      _ json: String,
      _ error: String,
      types: [any Polymorphic.Type] = [Dog.self, Cat.self],
      file: String = #filePath,
      line: Int = #line
    ) {
      let decoder = JSONDecoder()
      if !types.isEmpty { decoder.set(types: types, for: AnimalType.self) }
      expectDecodingError(error, file: file, line: line) { _ = try decoder.decode(type, from: Data(json.utf8)) }
    }

    @Test func listsWhatIsRegistered() {
      expectError(
        Response.self,
        #"{"items":[{"type":"dog","name":"Bingo","goodBoy":true},{"type":"bird"}]}"#,
        #"dataCorrupted items.1: unknown type "bird" of Animal; registered are "cat", "dog""#
      )
      expectError(
        Pack.self,
        #"{"one":{"type":"Dog"}}"#,
        #"dataCorrupted one: unknown type "Dog" of Animal; registered are "cat", "dog"; did you mean "dog"?"#
      )
      expectError(
        NamedPack.self,
        #"{"names":{"a":{"type":"x"}}}"#,
        #"dataCorrupted names.a: unknown type "x" of Animal; registered are "cat", "dog""#
      )
    }

    @Test func saysWhenNothingIsRegistered() {
      let message = "no types of Animal are registered; call decoder.set(types: […], for: AnimalType.self)"
      expectError(Pack.self, #"{"one":{"type":"dog"}}"#, "dataCorrupted one: \(message)", types: [])
      expectError(
        Pack.self,
        #"{"one":{"type":"dog"}}"#,
        """
        dataCorrupted one: unknown type "dog" of Animal; registered are none; \
        the typeExtractor of Fish is not of type AnimalType
        """,
        types: [Fish.self]
      )
    }

    @Test func refusesTwoTypesOfOneTag() {
      let message =
        #"type "dog" of Animal is registered twice, as Dog and as Puppy; give one of them another typeExtractor"#
      let json = #"{"one":{"type":"dog"}}"#
      expectError(Pack.self, json, "dataCorrupted one: \(message)", types: [Dog.self, Cat.self, Puppy.self])
      expectError(
        Pack.self,
        #"{"one":{"type":"cat","name":"Mr. Fluffy"}}"#,
        "keyNotFound(breed) one",
        types: [Dog.self, Puppy.self, Cat.self]
      )
    }

    @Test func refusesATypeThatIsNotObjectType() {
      let message = "Stone is registered for AnimalType, but is not of type Animal"
      expectError(Pack.self, #"{"one":{"type":"stone"}}"#, "typeMismatch one: \(message)", types: [Stone.self])
    }

    @Test func refusesWhatIsMissing() {
      expectError(Pack.self, "{}", "keyNotFound(one) ")
      expectError(Pack.self, #"{"one":null}"#, "valueNotFound one")
      expectError(Response.self, "{}", "keyNotFound(items) ")
      expectError(Response.self, #"{"items":null}"#, "valueNotFound items")
      expectError(Response.self, #"{"items":[null]}"#, "valueNotFound items.0")
      expectError(Response.self, #"{"items":[{"name":"Bingo"}]}"#, "keyNotFound(type) items.0")
      expectError(Response.self, #"{"items":[{"type":1}]}"#, "typeMismatch items.0.type")
      expectError(Response.self, #"{"items":[{"type":"dog","name":1}]}"#, "typeMismatch items.0.name")
      expectError(Response.self, #"{"items":{}}"#, "typeMismatch items")
    }

    @Test func namesAValueTypeThatCannotBe() throws {
      func message(_ type: String) -> String {
        """
        \(type) cannot be decoded by AnimalType; it must be Animal, \
        or an optional, an array or a dictionary by strings of it
        """
      }
      let ofInt = """
        Int cannot be decoded by AnimalType; it must be Animal, \
        or an optional, an array or a dictionary by strings of it
        """
      expectError(Polymorph<AnimalType, Int>.self, "1", "typeMismatch : \(ofInt)")
      expectError(Polymorph<AnimalType, [Dog]>.self, "[{}]", "typeMismatch 0: \(message("Dog"))")
      expectError(
        Polymorph<AnimalType, [Int: any Animal]>.self,
        "{}",
        "typeMismatch : \(message("Dictionary<Int, Animal>"))"
      )
      expectRefusal(Polymorph<AnimalType, Int>(1), message("Int"))
    }

    @Test func stopsWhereAValueWasNeverSet() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Polymorph<AnimalType, any Animal>().wrappedValue
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("a value of Animal was read before it was set"))
    }

    @Test func honoursAnotherSearch() throws {
      let decoder = JSONDecoder()
      decoder.set(types: [Folded.Lamb.self, Folded.Wolf.self], for: Folded.self)
      let json = #"[{"kind":"LAMB"},{"kind":"wolf"},{"kind":"sheep"}]"#
      let found = try decoder.decode(Polymorph<Folded, [any Polymorphic]>.self, from: Data(json.utf8))
      #expect(found.wrappedValue.map { "\($0)" } == ["Lamb()", "Lamb()", "Sheep()"])
    }

    @Test func addsUpWhatIsRegistered() {
      let decoder = JSONDecoder()
      decoder.set(types: [Dog.self], for: AnimalType.self)
      AnimalType.set(types: [Cat.self, Dog.self], in: decoder)
      decoder.set(types: [Folded.Lamb.self], for: Folded.self)
      decoder.set(types: [Other.AnimalType.Ape.self], for: Other.AnimalType.self)
      let one = #"{"one":{"type":"x"}}"#
      expectDecodingError(#"dataCorrupted one: unknown type "x" of Animal; registered are "cat", "dog""#) {
        _ = try decoder.decode(Pack.self, from: Data(one.utf8))
      }
    }

    @Test func showsTagsOfAnyKind() {
      func message<Extractor: TypeExtractor>(
        _: Extractor.Type,
        _ json: String,
        _ types: [any Polymorphic.Type]
      ) -> String? {
        let decoder = JSONDecoder()
        decoder.set(types: types, for: Extractor.self)
        let error = #expect(throws: DecodingError.self) {
          _ = try decoder.decode(Polymorph<Extractor, Extractor.ObjectType>.self, from: Data(json.utf8))
        }
        guard case .dataCorrupted(let context) = error else { return nil }
        return context.debugDescription
      }
      #expect(
        message(Versioned.self, #"{"kind":"a","version":3}"#, [Versioned.First.self, Versioned.Second.self])
          == """
          unknown type {"kind": "a", "version": 3} of Polymorphic; \
          registered are {"kind": "a", "version": 1}, {"kind": "a", "version": 2}
          """
      )
      #expect(
        message(Numbered.self, #"{"id":3}"#, [Numbered.First.self]) == "unknown type 3 of Polymorphic; registered are 1"
      )
    }
  }

  /// One that looks at the letters' case no more than at what is registered, and knows another name.
  struct Folded: TypeExtractor, Hashable {
    typealias ObjectType = any Polymorphic
    let kind: String

    func itemType(from availableTypes: [any Polymorphic.Type]) -> (any Polymorphic.Type)? {
      kind == "sheep" ? Sheep.self : availableTypes.first { _ in true }
    }

    struct Lamb: Polymorphic { static var typeExtractor: Folded { Folded(kind: "lamb") } }
    struct Wolf: Polymorphic { static var typeExtractor: Folded { Folded(kind: "wolf") } }
    struct Sheep: Polymorphic { static var typeExtractor: Folded { Folded(kind: "sheep") } }
  }

  /// One of the same name as another.
  enum Other {
    struct AnimalType: TypeExtractor {
      typealias ObjectType = any Polymorphic
      let type: String
      struct Ape: Polymorphic { static var typeExtractor: AnimalType { AnimalType(type: "ape") } }
    }
  }

  struct Versioned: TypeExtractor, Hashable {
    typealias ObjectType = any Polymorphic
    let kind: String
    let version: Int
    struct First: Polymorphic { static var typeExtractor: Versioned { Versioned(kind: "a", version: 1) } }
    struct Second: Polymorphic { static var typeExtractor: Versioned { Versioned(kind: "a", version: 2) } }
  }

  struct Numbered: TypeExtractor, Hashable {
    typealias ObjectType = any Polymorphic
    let id: Int
    struct First: Polymorphic { static var typeExtractor: Numbered { Numbered(id: 1) } }
  }
}
