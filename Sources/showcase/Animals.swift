import CodableEnum

protocol Animal: Polymorphic where Extractor == AnimalType {}

struct AnimalType: TypeExtractor, Hashable {
  enum CodingKeys: String, CodingKey {
    case value = "type"
  }

  typealias ObjectType = any Animal

  var value: String
  init(_ value: String) { self.value = value }
}

// @CodableType("dog", of: Animal.self)
struct Dog: Animal, Codable, Equatable {
  var name: String
}

// @CodableType("cat", of: Animal.self)
struct Cat: Animal, Codable, Equatable {
  var age: Int
}

struct Shelter: Codable {
  @LossyPolymorph<AnimalType, [any Animal]> var items
}
