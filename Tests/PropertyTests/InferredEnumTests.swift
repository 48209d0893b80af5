import CodableEnumContract
import CodableEnumGenerator
import Foundation
import TestSupport
import Testing

/// Infers enums from the JSON of random enums, and from recorded samples. Compiles the inferred enums, and lets them
/// read and write that JSON.
///
/// `CODABLE_ENUM_SEED=<number> swift test --filter InferredEnumTests` makes others; `CODABLE_ENUM_COUNT` is their
/// number.
@Suite(.enabled(if: Program.canStart)) struct InferredEnumTests {
  @Test func answersReadAndWriteTheirSamples() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 31
    let count = environment["CODABLE_ENUM_COUNT"].flatMap(Int.init) ?? 80
    print("CODABLE_ENUM_SEED=\(seed)")
    var samples = try writtenValues(count, seed: seed)
    let random = samples.count
    samples += try recordedSamples()
    var answers: [(name: String, text: String, lines: [String])] = []
    for (name, lines) in samples {
      do {
        // A single array would be a list of samples.
        let text = (lines.count == 1 ? lines + lines : lines).joined(separator: "\n")
        let set = try SampleSet([SourceFile(path: name, text: text)], at: .root)
        var options = InferenceOptions()
        options.name = name
        answers.append((name, try Inference(of: set, options).text, lines))
      } catch let failure as InferenceFailure {
        print("no answer for \(name): \(failure.message)")
      }
    }
    print("\(answers.count) answers for \(samples.count) enums, \(random) of them made at random")
    print(Self.strategies(of: answers.map(\.text)))
    #expect(answers.count * 10 >= samples.count * 9, "too many enums without an answer")
    let package = try CompiledPackage(seed: seed &+ 310_000, settings: .init())
    for (name, text, _) in answers { try write(text, of: name, to: package) }
    try finish(package, Self.program(answers.map { ($0.name, $0.lines) }))
  }

  /// The number of inferred enums for each strategy.
  private static func strategies(of answers: [String]) -> String {
    let names = answers.map { text in
      text.firstRange(of: "strategy: .").map { text[$0.upperBound...].prefix(while: \.isLetter) } ?? "caseKeyed"
    }
    return Dictionary(grouping: names) { $0 }.map { "\($0) \($1.count)" }.sorted().joined(separator: ", ")
  }

  // MARK: Samples

  /// The JSON of random enums' values, by enum.
  private func writtenValues(_ count: Int, seed: UInt64) throws -> [(name: String, lines: [String])] {
    let package = try CompiledPackage(seed: seed &+ 300_000, settings: .init())
    let tests = CompiledEnumTests()
    var calls: [String] = []
    for index in 0..<count {
      let name = "I\(index)"
      let random = try tests.makeEnum(name, seed: seed &* 1_000 &+ UInt64(index), .App, package)
      calls += random.values.map { "write(\"\(name)\", [\($0)] as [\(random.typeName)])" }
    }
    try package.write(ProgramText.types, to: "Types.swift", of: .App)
    let output = try finish(package, Self.writer(calls))
    var lines: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      if parts.count == 2, parts[0].hasPrefix("I") { lines[parts[0], default: []].append(parts[1]) }
    }
    return lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func recordedSamples() throws -> [(name: String, lines: [String])] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../CodableEnumContractTests/Inference"
    )
    return try fileNames(in: folder, ending: ".jsonl").map { name in
      let text = try String(contentsOf: folder.appending(path: name + ".jsonl"), encoding: .utf8)
      return (name, text.split(separator: "\n").map(String.init))
    }
      + fileNames(in: folder, ending: ".json").compactMap { name in
        let data = try Data(contentsOf: folder.appending(path: name + ".json"))
        let elements = try JSONSerialization.jsonObject(with: data) as? [Any]
        return try elements.map { elements in
          (
            name,
            try elements.map { element in
              String(decoding: try JSONSerialization.data(withJSONObject: element), as: UTF8.self)
            }
          )
        }
      }
  }

  // MARK: Programs

  /// In a separate type, since the structs of several enums may have equal names.
  private func write(_ text: String, of name: String, to package: CompiledPackage) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.prefix { $0.hasPrefix("import ") }
    let rest = lines.dropFirst(imports.count)
    let source = (imports + ["", "enum Answer\(name) {"] + rest + ["}", ""]).joined(separator: "\n")
    let generated = Generator.generate(SourceFile(path: "\(name).swift", text: source))
    let output = try #require(generated.output, "\(generated.diagnostics)\n\(source)")
    try package.write(source, to: "\(name).swift", of: .App)
    try package.write(output, to: "\(name)+CodableEnum.swift", of: .App)
  }

  @discardableResult
  private func finish(_ package: CompiledPackage, _ program: String) throws -> String {
    try package.write(program, to: "main.swift", of: .App)
    for target in [CompiledPackage.Target.Shadows, .Nested] {
      try package.write("public struct Unused {}\n", to: "Unused.swift", of: target)
    }
    let (status, output) = try package.run()
    #expect(status == 0, "in \(package.folder.path):\n\(output)")
    if status == 0 { try package.remove() }
    return output
  }

  private static func writer(_ calls: [String]) -> String {
    """
    import CodableEnum
    import Foundation

    func write<Value: Swift.Encodable>(_ name: String, _ values: [Value]) {
      for value in values {
        if let json = try? JSONEncoder().encode(value) { print("\\(name)\\t\\(String(decoding: json, as: UTF8.self))") }
      }
    }
    @MainActor func writeAll() {
    \(calls.joined(separator: "\n"))
    }
    MainActor.assumeIsolated { writeAll() }

    """
  }

  private static func program(_ answers: [(name: String, lines: [String])]) -> String {
    let calls = answers.map { name, lines in
      "check(Answer\(name).\(name).self, [\(lines.map(swiftLiteral).joined(separator: ", "))])"
    }
    return """
      import CodableEnum
      import Foundation

      nonisolated(unsafe) var failures = 0
      func check<Value: Codable>(_ type: Value.Type, _ samples: [String]) {
        for sample in samples {
          do {
            let value = try JSONDecoder().decode(type, from: Data(sample.utf8))
            let written = try JSONEncoder().encode(value)
            let (one, other) = (try plain(Data(sample.utf8)), try plain(written))
            if one == other { continue }
            print("FAILED \\(type): \\(sample) became \\(String(decoding: written, as: UTF8.self))")
          } catch {
            print("FAILED \\(type): \\(sample): \\(error)")
          }
          failures += 1
        }
      }
      func plain(_ json: Data) throws -> CodableValue { plain(try JSONDecoder().decode(CodableValue.self, from: json)) }
      /// Null members don't matter.
      func plain(_ value: CodableValue) -> CodableValue {
        switch value {
        case .array(let elements): .array(elements.map(plain))
        case .object(let members): .object(members.filter { $0.value != .null }.mapValues(plain))
        default: value
        }
      }
      \(calls.joined(separator: "\n"))
      exit(failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)

      """
  }
}
