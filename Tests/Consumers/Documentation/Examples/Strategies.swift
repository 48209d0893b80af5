import CodableEnum

// The JSON in the README's table of strategies.

// @CodableEnum
enum Keyed { case stop, move(x: Int, y: Int) }

for value in [Keyed.stop, .move(x: 1, y: 2)] { try writes(value) }

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum Natural { case stop, move(x: Int, y: Int) }

for value in [Natural.stop, .move(x: 1, y: 2)] { try writes(value) }

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum Labeled { case stop, move(x: Int, y: Int) }

for value in [Labeled.stop, .move(x: 1, y: 2)] { try writes(value) }

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Flattened { case stop, move(x: Int, y: Int) }

for value in [Flattened.stop, .move(x: 1, y: 2)] { try writes(value) }

// @CodableEnum(strategy: .adjacent)
enum Adjacent { case stop, move(x: Int, y: Int) }

for value in [Adjacent.stop, .move(x: 1, y: 2)] { try writes(value) }

// @CodableEnum(strategy: .discriminator)
enum Discriminated { case stop, move(x: Int, y: Int) }

for value in [Discriminated.stop, .move(x: 1, y: 2)] { try writes(value) }

// @CodableEnum(strategy: .tagFirst)
enum TagFirst { case stop, move(x: Int, y: Int) }

for value in [TagFirst.stop, .move(x: 1, y: 2)] { try writes(value) }

// @CodableEnum(strategy: .untagged)
enum Untagged { case stop, move(x: Int, y: Int) }

for value in [Untagged.stop, .move(x: 1, y: 2)] { try writes(value) }

struct Dog: Codable { let name: String }

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Pet { case dog(Dog) }

try writes(Pet.dog(Dog(name: "Bingo")))
