import CodableEnum
import Foundation

/// Something to be measured: an array of 1 000 values in one direction.
public struct Workload: Sendable {
  /// `layout/shape/direction/author`: `flattenedStatus/several/decode/ours`
  public let name: String

  /// Prepares the input; what it returns is what is measured.
  public let prepare: @Sendable () throws -> () throws -> Void

  /// All there are; those that are compared with each other stand together.
  public static let all: [Workload] = (layouts + merged + unknown + polymorph + dispatch)
    .sorted { $0.name < $1.name }
}

private let count = 1_000

// MARK: Layouts

private let layouts =
  each("caseKeyed", Ours.CaseKeyed.self, "ours") + each("caseKeyed", HandWritten.CaseKeyed.self, "byHand")
  + each("labeled", Ours.Labeled.self, "ours") + each("labeled", HandWritten.Labeled.self, "byHand")
  + each("labeled", Synthesized.self, "synthesized")
  + each("natural", Ours.Natural.self, "ours") + each("natural", HandWritten.Natural.self, "byHand")
  + each("discriminator", Ours.Discriminator.self, "ours")
  + each("discriminator", HandWritten.Discriminator.self, "byHand")
  + each("flattenedStatus", Ours.FlattenedStatus.self, "ours")
  + each("flattenedStatus", HandWritten.FlattenedStatus.self, "byHand")
  + each("adjacent", Ours.Adjacent.self, "ours") + each("adjacent", HandWritten.Adjacent.self, "byHand")

private func each<Value: Sampled & Codable>(_ layout: String, _ type: Value.Type, _ author: String) -> [Workload] {
  Shape.allCases.flatMap { shape in
    bothWays("\(layout)/\(shape)", author) { shape.values(type, count: count) }
  }
}

private func bothWays<Value: Codable & Sendable>(
  _ subject: String,
  _ author: String,
  _ values: @escaping @Sendable () throws -> [Value]
) -> [Workload] {
  [
    Workload(name: "\(subject)/decode/\(author)") {
      let data = try JSONEncoder().encode(try values())
      return { try decode(Value.self, data) }
    },
    Workload(name: "\(subject)/encode/\(author)") {
      let values = try values()
      let encoder = JSONEncoder()
      return {
        guard try encoder.encode(values).count > 2 else { throw CocoaError(.coderInvalidValue) }
      }
    },
  ]
}

private func decode<Value: Decodable>(_: Value.Type, _ data: Data) throws {
  let decoder = JSONDecoder()
  decoder.set(types: [Cat.self, Dog.self], for: AnimalType.self)
  guard try !decoder.decode([Value].self, from: data).isEmpty else { throw CocoaError(.coderInvalidValue) }
}

// MARK: Merged payloads

private let merged =
  bothWays("merged/object", "ours") {
    (0..<count).map { Ours.Merged.pet(Pet(name: "Bingo \($0)", breed: "ragdoll", age: $0)) }
  }
  + bothWays("merged/object", "byHand") {
    (0..<count).map { HandWritten.Merged.pet(Pet(name: "Bingo \($0)", breed: "ragdoll", age: $0)) }
  }

// MARK: Unknown cases with what stands beside their tag

private let unknown =
  bothWays("unknown/captured", "ours") { try JSONDecoder().decode([Ours.Catching].self, from: unknownCases) }
  + bothWays("unknown/captured", "byHand") {
    try JSONDecoder().decode([HandWritten.Catching].self, from: unknownCases)
  }

private let unknownCases = Data(
  "[\((0..<count).map { #"{"type": "later", "id": \#($0), "name": "n", "ratio": 1.5, "on": true, "list": [1, 2]}"# }.joined(separator: ","))]"
    .utf8
)

// MARK: Open sets, against a struct whose type is known

private let dogs = (0..<count).map { Dog(name: "Bingo \($0)", breed: "beagle", age: $0) }

private let polymorph =
  bothWays("polymorph/single", "ours") { dogs.map { Keeper.OfAny(animal: .init($0)) } }
  + bothWays("polymorph/single", "plain") { dogs.map { Keeper.OfDog(animal: $0) } }
  + bothWays("polymorph/array", "ours") { [Herd.OfAny(animals: .init(dogs))] }
  + bothWays("polymorph/array", "plain") { [Herd.OfDogs(animals: dogs)] }

// MARK: Dispatch

private let dispatch = [
  tags("last4", Ours.Of4.self, "item3"),
  tags("last64", Ours.Of64.self, "item63"),
  tags("last256", Ours.Of256.self, "item255"),
  tags("last1024", Ours.Of1024.self, "item1023"),
  tags("caught4", Ours.Catching4.self, "elsewhere"),
  tags("caught1024", Ours.Catching1024.self, "elsewhere"),
  tags("refused4", Refused<Ours.Of4>.self, "elsewhere", count: 10),
  tags("refused64", Refused<Ours.Of64>.self, "elsewhere", count: 10),
  tags("refused256", Refused<Ours.Of256>.self, "elsewhere", count: 10),
  tags("refused1024", Refused<Ours.Of1024>.self, "elsewhere", count: 10),
]

private func tags<Value: Decodable & Sendable>(
  _ subject: String,
  _ type: Value.Type,
  _ tag: String,
  count: Int = count
) -> Workload {
  Workload(name: "dispatch/\(subject)/decode/ours") {
    let elements = (0..<count).map { #"{"status":"\#(tag)","id":\#($0)}"# }
    let data = Data("[\(elements.joined(separator: ","))]".utf8)
    return { try decode(type, data) }
  }
}

/// A value that cannot be decoded.
private struct Refused<Value: Decodable & Sendable>: Decodable, Sendable {
  init(from decoder: any Decoder) throws {
    do {
      _ = try Value(from: decoder)
    } catch is DecodingError {
      return
    }
    throw CocoaError(.coderInvalidValue)
  }
}
