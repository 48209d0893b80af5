import CodableEnum
import Foundation
import Subjects

/// Something to be measured: an array of 1 000 values in one direction.
public struct Workload: Sendable {
  public let name: WorkloadName

  /// Prepares the input; what it returns is what is measured.
  public let prepare: @Sendable () throws -> () throws -> Void

  /// All there are; those that are compared with each other are next to each other.
  public static let all: [Workload] =
    (layouts + merged + fields + untagged + openStatus + unknown + polymorph + dispatch)
    .sorted { $0.name.description < $1.name.description }
}

private let count = 1_000

// MARK: Layouts

private let layouts = Layout.allCases.flatMap { layout in
  switch layout {
  case .caseKeyed: compared(layout, Ours.CaseKeyed.self, HandWritten.CaseKeyed.self)
  case .labeled:
    compared(layout, Ours.Labeled.self, HandWritten.Labeled.self) + each(layout, Synthesized.self, .synthesized)
  case .natural: compared(layout, Ours.Natural.self, HandWritten.Natural.self)
  case .discriminator:
    compared(layout, Ours.Discriminator.self, HandWritten.Discriminator.self)
      + each(layout, Expert.Discriminator.self, .expert)
  case .flattenedStatus:
    compared(layout, Ours.FlattenedStatus.self, HandWritten.FlattenedStatus.self)
      + each(layout, Expert.FlattenedStatus.self, .expert)
  case .adjacent:
    compared(layout, Ours.Adjacent.self, HandWritten.Adjacent.self) + each(layout, Expert.Adjacent.self, .expert)
  }
}

private func compared<Generated: Sampled & Codable, Written: Sampled & Codable>(
  _ layout: Layout,
  _ ours: Generated.Type,
  _ byHand: Written.Type
) -> [Workload] {
  each(layout, ours, .ours) + each(layout, byHand, .byHand)
}

private func each<Value: Sampled & Codable>(_ layout: Layout, _ type: Value.Type, _ author: Author) -> [Workload] {
  Shape.allCases.flatMap { shape in
    bothWays(layout.rawValue, shape.rawValue, author) { shape.values(type, count: count) }
  }
}

private func bothWays<Value: Codable & Sendable>(
  _ subject: String,
  _ shape: String,
  _ author: Author,
  _ values: @escaping @Sendable () throws -> [Value]
) -> [Workload] {
  Direction.allCases.map { direction in
    Workload(name: WorkloadName(subject, shape, direction, author)) {
      let values = try values()
      let encoder = JSONEncoder()
      switch direction {
      case .decode:
        let data = try encoder.encode(values)
        return { try decode(Value.self, data) }
      case .encode:
        return {
          guard try encoder.encode(values).count > 2 else { throw CocoaError(.coderInvalidValue) }
        }
      }
    }
  }
}

private func decode<Value: Decodable>(_: Value.Type, _ data: Data) throws {
  let decoder = JSONDecoder()
  decoder.set(types: [Cat.self, Dog.self], for: AnimalType.self)
  guard try !decoder.decode([Value].self, from: data).isEmpty else { throw CocoaError(.coderInvalidValue) }
}

// MARK: Merged payloads

private let merged =
  bothWays("merged", "object", .ours) { pets.map(Ours.Merged.pet) }
  + bothWays("merged", "object", .byHand) { pets.map(HandWritten.Merged.pet) }

private let pets = (0..<count).map { Pet(name: "Bingo \($0)", breed: "ragdoll", age: $0) }

// MARK: Fields beside an enum

private let fields =
  fieldsBeside("tagged", Ours.FlattenedStatus.self, Expert.FlattenedStatus.self)
  + fieldsBeside("caseKeyed", Ours.CaseKeyed.self, HandWritten.CaseKeyed.self)

/// Beside the same enum, a struct by hand; and all of it by hand.
private func fieldsBeside<Generated: Sampled & Codable, Written: Sampled & Codable>(
  _ shape: String,
  _: Generated.Type,
  _: Written.Type
) -> [Workload] {
  bothWays("fields", shape, .ours) { updates.map { Merged($0, Generated.sample($0.updateId)) } }
    + bothWays("fields", shape, .byHand) { updates.map { HandWritten.Update($0, Generated.sample($0.updateId)) } }
    + bothWays("fields", shape, .expert) { updates.map { HandWritten.Update($0, Written.sample($0.updateId)) } }
}

private let updates = (0..<count).map { UpdateFields(updateId: $0, at: $0 % 2 == 0 ? nil : 0.5, chat: "chat \($0)") }

extension Sampled {
  fileprivate static func sample(_ id: Int) -> Self { .several(id: id, name: "name \(id)", ratio: Double(id) / 8) }
}

// MARK: What has no tag, or is one

private let untagged = UntaggedShape.allCases.flatMap { shape in
  bothWays("untagged", shape.rawValue, .ours) { try repeated(shape.json, Ours.Untagged.self) }
    + bothWays("untagged", shape.rawValue, .byHand) { try repeated(shape.json, HandWritten.Untagged.self) }
}

private let openStatus = OpenStatusShape.allCases.flatMap { shape in
  bothWays("openStatus", shape.rawValue, .ours) { try repeated(shape.json, Ours.OpenStatus.self) }
    + bothWays("openStatus", shape.rawValue, .byHand) { try repeated(shape.json, HandWritten.OpenStatus.self) }
}

private func repeated<Value: Decodable>(_ json: String, _: Value.Type) throws -> [Value] {
  let array = "[\(Array(repeating: json, count: count).joined(separator: ","))]"
  return try JSONDecoder().decode([Value].self, from: Data(array.utf8))
}

// MARK: Unknown cases with what is beside their tag

private let unknown =
  bothWays("unknown", "captured", .ours) { try JSONDecoder().decode([Ours.Catching].self, from: unknownCases) }
  + bothWays("unknown", "captured", .byHand) {
    try JSONDecoder().decode([HandWritten.Catching].self, from: unknownCases)
  }

private let unknownCases = Data(
  "[\((0..<count).map { #"{"type": "later", "id": \#($0), "name": "n", "ratio": 1.5, "on": true, "list": [1, 2]}"# }.joined(separator: ","))]"
    .utf8
)

// MARK: Open sets, against a struct whose type is known

private let dogs = (0..<count).map { Dog(name: "Bingo \($0)", breed: "beagle", age: $0) }

private let polymorph =
  bothWays("polymorph", "single", .ours) { dogs.map { Keeper.OfAny(animal: .init($0)) } }
  + bothWays("polymorph", "single", .plain) { dogs.map { Keeper.OfDog(animal: $0) } }
  + bothWays("polymorph", "array", .ours) { [Herd.OfAny(animals: .init(dogs))] }
  + bothWays("polymorph", "array", .plain) { [Herd.OfDogs(animals: dogs)] }

// MARK: Dispatch

private let dispatch = CaseCount.allCases.flatMap { cases in
  switch cases {
  case .of4: sought(among: cases, Ours.Of4.self, Ours.Catching4.self)
  case .of64: sought(among: cases, Ours.Of64.self, Ours.Catching64.self)
  case .of256: sought(among: cases, Ours.Of256.self, Ours.Catching256.self)
  case .of1024: sought(among: cases, Ours.Of1024.self, Ours.Catching1024.self)
  }
}

private func sought<Plain: Decodable & Sendable, Catching: Decodable & Sendable>(
  among cases: CaseCount,
  _ plain: Plain.Type,
  _ catching: Catching.Type
) -> [Workload] {
  SoughtTag.allCases.map { tag in
    switch tag {
    case .last: tags(tag, cases, plain, "item\(cases.rawValue - 1)")
    case .caught: tags(tag, cases, catching, "elsewhere")
    case .refused: tags(tag, cases, Refused<Plain>.self, "elsewhere", count: 10)
    }
  }
}

private func tags<Value: Decodable & Sendable>(
  _ sought: SoughtTag,
  _ cases: CaseCount,
  _ type: Value.Type,
  _ tag: String,
  count: Int = count
) -> Workload {
  Workload(name: WorkloadName(sought.rawValue, "\(cases)", .decode, .ours)) {
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
