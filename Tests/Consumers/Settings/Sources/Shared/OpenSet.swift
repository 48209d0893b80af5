public import CodableEnum
import Foundation

// Sets of types that anyone may add to, and values stored as text, under every setting.

nonisolated public protocol Animal: Polymorphic where Extractor == AnimalType {}

public struct AnimalType: TypeExtractor {
  enum CodingKeys: String, CodingKey {
    case value = "type"
  }

  public typealias ObjectType = any Animal

  public var value: String

  public init(_ value: String) { self.value = value }
}

// @CodableType("dog", of: Animal.self)
struct Dog: Animal, Codable {
  let name: String
}

// @CodableType("cat", of: Animal.self)
public final class Cat: Animal, Codable {
  let name: String
}

struct Kennel: Codable {
  @Polymorph<AnimalType, [any Animal]> var dogs
  @Polymorph<AnimalType, (any Animal)?> var guest
  @LossyPolymorph<AnimalType, [String: any Animal]> var names
  @LossyArray var numbers: [Int]
  @LossyDictionary var ages: [String: Int]
}

nonisolated func readAnywhere(_ decoder: JSONDecoder) throws -> Int {
  CodableTypes.register(on: decoder)
  return try decoder.decode(Polymorph<AnimalType, [any Animal]>.self, from: Data()).wrappedValue.count
}

func kennel(_ decoder: JSONDecoder) throws -> [DroppedElement] {
  let kennel = try decoder.decode(Kennel.self, from: Data())
  _ = try JSONEncoder().encode(kennel)
  return kennel.$names + kennel.$numbers + kennel.$ages
}

// @CodableEnum(storage: .json)
enum Screen: Equatable {
  case home, user(id: Int)
}

func stored(_ screen: Screen) -> Bool {
  Screen(rawValue: screen.rawValue) == screen && Stored([screen]) == Stored([.home])
}
