import CodableEnumGenerator
import Foundation
import TestSupport
import Testing

/// Generates random enums, compiles their generated code, and round-trips their values.
///
/// Each run is the same. `CODABLE_ENUM_SEED=<number> swift test --filter CompiledEnumTests` makes others, and `Feature`
/// says how to narrow them. `CODABLE_ENUM_COUNT` is the number of enums of all strategies, `CODABLE_ENUM_NESTED` that
/// of untagged ones with nested types.
@Suite(.enabled(if: Program.canStart)) struct CompiledEnumTests {
  private let features = Feature.chosen

  @Test func whatIsGeneratedCompilesAndKeepsValues() throws {
    let seed =
      ProcessInfo.processInfo.environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 777
    print("CODABLE_ENUM_SEED=\(seed)")
    var numbers = RandomNumbers(seed: seed, features: features)
    let package = try CompiledPackage(seed: seed, settings: numbers.has(.strictSettings) ? .random(&numbers) : .init())
    let calls = try makeEnums("E", howMany("CODABLE_ENUM_COUNT", few: 20, many: 130), .App, package)
    let isShadowed = features.contains(.moduleOfSuchNames)
    try package.write(Self.program(calls, isShadowed: isShadowed), to: "main.swift", of: .App)
    if isShadowed {
      let shadowed = try makeEnums("S", 12, .Shadows, package)
      let shadows = RandomEnum.namesOfGeneratedCode.map { "public struct \($0) {}\n" }.joined()
      try package.write(Self.function(shadowed, "tryShadows"), to: "Trials.swift", of: .Shadows)
      try package.write(shadows, to: "Shadows.swift", of: .Shadows)
    }
    let kinds = NestedKind.allCases
    let nested = try NestedEnums(howMany("CODABLE_ENUM_NESTED", few: 6, many: kinds.count), seed: seed, package)
    print(nested.summary)
    for kind in kinds.prefix(nested.enums.count) {
      #expect(nested.counts[kind, default: 0] > 0, "no enum keeps values of \(kind)")
    }
    try package.write(Self.function(nested.calls, "tryNested"), to: "Trials.swift", of: .Nested)
    try package.write(UntaggedTrials.text, to: "Support.swift", of: .Nested)
    for target in isShadowed ? [CompiledPackage.Target.App, .Shadows] : [.App] {
      try package.write(ProgramText.types, to: "Types.swift", of: target)
      let trials = ProgramText.trials.replacing("SEED", with: "\(seed)")
        .replacing("CHANGED", with: "\(features.contains(.changedJSON))")
      try package.write(trials, to: "Support.swift", of: target)
      try package.write(TreeCoder.text, to: "Tree.swift", of: target)
    }
    let (status, output) = try package.run()
    #expect(status == 0, "CODABLE_ENUM_SEED=\(seed), in \(package.folder.path):\n\(output)")
    if status == 0 { try package.remove() }
  }

  /// Writes enums that the generator accepts, with their outputs. Returns the calls that try their values.
  private func makeEnums(
    _ prefix: String,
    _ count: Int,
    _ target: CompiledPackage.Target,
    _ package: CompiledPackage
  ) throws -> [String] {
    try (0..<count).flatMap { index in
      let name = "\(prefix)\(index)"
      let random = try makeEnum(name, seed: package.seed &* 1_000 &+ UInt64(index), target, package)
      // A statement for each: many overloaded calls in one expression compile slowly.
      let hints =
        (random.ignoresKeysBesideTag ? ", ignoresKeysBesideTag: true" : "")
        + ", tagsHaveKeys: \(random.layout.tagsHaveKeys)"
      return random.values.map { value in
        let letters = random.placeOfLetters(in: value).map { ", letters: \($0)" } ?? ""
        return "roundTrip(\"\(name)\", [\(value)] as [\(random.typeName)]\(hints)\(letters))"
      }
        + random.refused.map { "roundTrip(\"\(name)\", [], refused: [\($0)] as [\(random.typeName)]\(hints))" }
        + random.completed.map { "roundTrip(\"\(name)\", [], completed: [\($0)] as [\(random.typeName)]\(hints))" }
    }
  }

  /// An enum that the generator accepts, with its output.
  func makeEnum(
    _ name: String,
    seed: UInt64,
    _ target: CompiledPackage.Target,
    _ package: CompiledPackage
  ) throws -> RandomEnum {
    for attempt in 0..<100 {
      let random = RandomEnum(name, seed: seed &+ UInt64(attempt) &* 1_000_003, features: features)
      let source = random.source(importsAreInternal: package.settings.importsAreInternal)
      let generated = Generator.generate(SourceFile(path: "\(name).swift", text: source))
      guard let output = generated.output else {
        // Random names may clash. Any other error is a mistake.
        let expected = [
          "are both written as", "have the key", "has the key of the tag", "twice", "would be called for the default",
          "so its default is never used", "which are equal where case is ignored",
          "'ignoresCase' has no effect on enum",
        ]
        for diagnostic in generated.diagnostics where !expected.contains(where: diagnostic.message.contains) {
          Issue.record("\(diagnostic.message)\n\(source)")
        }
        continue
      }
      #expect(generated.isAnnotated, "\(source)")
      try package.write(source, to: "\(name).swift", of: target)
      try package.write(output, to: "\(name)+CodableEnum.swift", of: target)
      return random
    }
    throw TooManyAttempts()
  }

  private struct TooManyAttempts: Error {}

  /// The calls are in a function: in Swift 5, the top level of a program is on no actor.
  private static func program(_ calls: [String], isShadowed: Bool) -> String {
    let functions = ["tryEnums()", "tryNested()"] + (isShadowed ? ["tryShadows()"] : [])
    return """
      import CodableEnum
      import Foundation
      import Nested
      \(isShadowed ? "import Shadows" : "")

      @MainActor func tryEnums() -> Int {
      \(calls.joined(separator: "\n"))
      return failures
      }
      exit(MainActor.assumeIsolated { \(functions.joined(separator: " + ")) } == 0 ? EXIT_SUCCESS : EXIT_FAILURE)

      """
  }

  private static func function(_ calls: [String], _ name: String) -> String {
    "import CodableEnum\nimport Foundation\n\n@MainActor public func \(name)() -> Int {\n\(calls.joined(separator: "\n"))\nreturn failures\n}\n"
  }
}
