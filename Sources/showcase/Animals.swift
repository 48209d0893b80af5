import CodableEnum

// The same JSON, read by an enum and by a protocol.

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
enum Patient: Equatable {
  case dog(Dog), cat(Cat)
}

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
  var goodBoy: Bool
}

// @CodableType("cat", of: Animal.self)
struct Cat: Animal, Codable, Equatable {
  var name: String
  var breed: String
  var age: Int
}

struct Shelter: Codable {
  @Polymorph<AnimalType, [any Animal]> var items
}

struct LossyShelter: Codable {
  @LossyPolymorph<AnimalType, [any Animal]> var items
}

struct Clinic: Codable, Equatable {
  @LossyArray var items: [Patient]
}
