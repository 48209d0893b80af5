import CodableEnum
import Foundation

/// The article's example, as printed but for `var`, `any` and what makes it encodable.
enum Article {
  protocol Animal: Polymorphic where Extractor == AnimalType {}

  struct AnimalType: TypeExtractor {
    enum CodingKeys: String, CodingKey {
      case value = "type"
    }

    typealias ObjectType = any Animal

    var value: String

    init(_ value: String) { self.value = value }
  }

  struct Dog: Animal, Codable, Equatable {
    static var typeExtractor: AnimalType { .dog }
    let name: String
    let goodBoy: Bool
  }

  struct Cat: Animal, Codable, Equatable {
    static var typeExtractor: AnimalType { .cat }
    let name: String
    let breed: String
    let age: Int
  }

  struct Response: Codable {
    @Polymorph<AnimalType, [any Animal]> var items
  }

  /// What animals are, to compare and print them.
  static func shown(_ animals: [any Animal]) -> [String] { animals.map { "\($0)" } }

  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.set(types: [Dog.self, Cat.self], for: AnimalType.self)
    return decoder
  }

  static let bingo = Dog(name: "Bingo", goodBoy: true)
  static let fluffy = Cat(name: "Mr. Fluffy", breed: "ragdoll", age: 4)
}

extension Article.AnimalType {
  static var dog: Self { .init("dog") }
  static var cat: Self { .init("cat") }
}
