import CodableEnum

/// An open set: its types are found by their tag.
protocol Animal: Polymorphic where Extractor == AnimalType {}

struct AnimalType: TypeExtractor, Hashable {
  typealias ObjectType = any Animal

  let type: String
}

struct Cat: Animal, Codable {
  static var typeExtractor: AnimalType { AnimalType(type: "cat") }
  var name: String
  var lives: Int
}

struct Dog: Animal, Codable {
  static var typeExtractor: AnimalType { AnimalType(type: "dog") }
  var name: String
  var breed: String
  var age: Int
}

/// An owner of one animal: of any in the set, or of one whose type is known.
enum Keeper {
  struct OfAny: Codable, Sendable {
    @Polymorph<AnimalType, any Animal> var animal: any Animal
  }

  struct OfDog: Codable, Sendable {
    var animal: Dog
  }
}

/// A list of such animals.
enum Herd {
  struct OfAny: Codable, Sendable {
    @Polymorph<AnimalType, [any Animal]> var animals: [any Animal]
  }

  struct OfDogs: Codable, Sendable {
    var animals: [Dog]
  }
}
