import CodableEnumGenerator
import Foundation
import Testing

/// Generates enums at random, compiles what is generated for them, and round-trips their values.
///
/// `CODABLE_ENUM_SEED=<number> swift test --filter CompiledEnumTests` repeats a run.
@Suite struct CompiledEnumTests {
  private let count = 150

  @Test func whatIsGeneratedCompilesAndKeepsValues() throws {
    let seed =
      ProcessInfo.processInfo.environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? .random(in: 0..<1_000_000)
    print("CODABLE_ENUM_SEED=\(seed)")
    let folder = FileManager.default.temporaryDirectory.appending(path: "codable-enum-\(seed)")
    try? FileManager.default.removeItem(at: folder)
    let sources = folder.appending(path: "Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    var program = "import Foundation\n\n"
    for index in 0..<count {
      let random = try makeEnum("E\(index)", seed: seed &* 1_000 &+ UInt64(index), in: sources)
      program += "roundTrip(\"E\(index)\", [\(random.values.joined(separator: ", "))] as [\(random.typeName)])\n"
    }
    try Self.support.write(to: sources.appending(path: "Support.swift"), atomically: true, encoding: .utf8)
    try (program + "exit(failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)\n").write(
      to: sources.appending(path: "main.swift"),
      atomically: true,
      encoding: .utf8
    )
    try Self.manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let (status, output) = try run("swift", "run", "--package-path", folder.path, "App")
    #expect(status == 0, "CODABLE_ENUM_SEED=\(seed), in \(folder.path):\n\(output)")
    if status == 0 { try FileManager.default.removeItem(at: folder) }
  }

  /// An enum that the generator has no objection to, with its output, written to a folder.
  private func makeEnum(_ name: String, seed: UInt64, in folder: URL) throws -> RandomEnum {
    for attempt in 0..<100 {
      let random = RandomEnum(name, seed: seed &+ UInt64(attempt) &* 1_000_003)
      let file = SourceFile(path: "\(name).swift", text: "import Foundation\n\n\(random.source)")
      let generated = Generator.generate(file)
      guard let output = generated.output else {
        // Names chosen at random meet; everything else would be a mistake.
        let expected = ["are both written as", "have the key", "has the key of the tag", "twice"]
        for diagnostic in generated.diagnostics where !expected.contains(where: diagnostic.message.contains) {
          Issue.record("\(diagnostic.message)\n\(random.source)")
        }
        continue
      }
      #expect(generated.isAnnotated, "\(random.source)")
      try Data(file.bytes).write(to: folder.appending(path: "\(name).swift"))
      try output.write(to: folder.appending(path: "\(name)+CodableEnum.swift"), atomically: true, encoding: .utf8)
      return random
    }
    throw TooManyAttempts()
  }

  private struct TooManyAttempts: Error {}

  private func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  private static let manifest = """
    // swift-tools-version: 6.1

    import PackageDescription

    let package = Package(
      name: "compiled-enums",
      platforms: [.macOS(.v13)],
      dependencies: [.package(name: "swift-codable-enum", path: "\(repository.path)")],
      targets: [
        .executableTarget(
          name: "App",
          dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")],
          swiftSettings: [.unsafeFlags(["-warnings-as-errors"])]
        )
      ]
    )

    """

  private static let support = """
    import Foundation

    public struct Item: Codable, Equatable {
      var name: String
      public init(name: String) { self.name = name }
    }
    public enum Kind: Codable, Equatable { case a, b(Int) }
    public typealias MaybeInt = Int?

    nonisolated(unsafe) var failures = 0

    func roundTrip<Value: Codable & Equatable>(_ name: String, _ values: [Value]) {
      for value in values {
        do {
          let encoder = JSONEncoder()
          let json = try encoder.encode(value)
          // At the top, a property list is no string.
          let list = try PropertyListEncoder().encode([value])
          if try JSONDecoder().decode(Value.self, from: json) == value,
            try PropertyListDecoder().decode([Value].self, from: list) == [value]
          {
            continue
          }
          print("\\(name): \\(value) became another value, by \\(String(decoding: json, as: UTF8.self))")
        } catch {
          print("\\(name): \\(value): \\(error)")
        }
        failures += 1
      }
    }

    """
}
