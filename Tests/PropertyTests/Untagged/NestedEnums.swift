import CodableEnumGenerator
import Testing

/// Untagged enums with types of every kind, which the generator does not refuse.
struct NestedEnums {
  private(set) var enums: [RandomUntaggedEnum] = []
  /// What was refused, and how often.
  private(set) var refusals: [String: Int] = [:]

  /// - Parameter count: Of enums, in turn for each kind.
  init(_ count: Int, seed: UInt64, _ package: CompiledPackage) throws {
    for index in 0..<count {
      let kind = NestedKind.allCases[index % NestedKind.allCases.count]
      enums.append(try makeEnum("N\(index)", of: kind, seed: seed &* 1_000 &+ UInt64(index), package))
    }
  }

  /// Statements that try all values.
  var calls: [String] {
    enums.flatMap { random in
      random.trials.map { "trial(\"\(random.name)\", .\($0.outcome), \($0.value.expression))" }
    }
  }

  /// `31 untagged enums, 52 refused: 12 cannot be known here, 40 both take`
  var summary: String {
    let list = refusals.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    return "\(enums.count) untagged enums, \(refusals.values.reduce(0, +)) refused: \(list)"
  }

  /// How many enums have a value of each kind that is written.
  var counts: [NestedKind: Int] {
    enums.reduce(into: [:]) { counts, random in
      for kind in random.writtenKinds { counts[kind, default: 0] += 1 }
    }
  }

  private mutating func makeEnum(
    _ name: String,
    of kind: NestedKind,
    seed: UInt64,
    _ package: CompiledPackage
  ) throws -> RandomUntaggedEnum {
    for attempt in 0..<500 {
      let random = RandomUntaggedEnum(name, of: kind, seed: seed &+ UInt64(attempt) &* 1_000_003)
      guard random.writtenKinds.contains(kind) else { continue }
      let sources = [0, 1].map { SourceFile(path: "\(name)\($0).swift", text: random.source($0)) }
      let generated = sources.map { Generator.generate($0) }
      let messages = generated.flatMap(\.diagnostics).map { $0.message }
      for message in messages {
        guard let refusal = Self.refusals.first(where: message.contains) else {
          Issue.record("\(message)\n\(random.source(0))\n\(random.source(1))")
          continue
        }
        refusals[refusal, default: 0] += 1
      }
      guard messages.isEmpty else { continue }
      for (index, file) in generated.enumerated() {
        try package.write(random.source(index), to: "\(name)File\(index).swift", of: .Nested)
        guard let output = file.output else { continue }
        try package.write(output, to: "\(name)File\(index)+CodableEnum.swift", of: .Nested)
      }
      return random
    }
    throw TooManyAttempts()
  }

  private struct TooManyAttempts: Error {}

  /// What the generator cannot tell apart, and says so; everything else would be a mistake.
  private static let refusals = ["both take", "cannot be known here", "is never decoded", "and never"]
}
