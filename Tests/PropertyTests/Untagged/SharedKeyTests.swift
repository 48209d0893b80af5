import CodableEnumGenerator
import CodableEnumJSON
import Foundation
import TestSupport
import Testing

@testable import CodableEnumContract

/// Which case takes an object, whatever its keys: the compiled program, `check --samples` and the JSON Schema say the
/// same, and what is written is read back.
///
/// `CODABLE_ENUM_SEED=<number> swift test --filter SharedKeyTests` tries others; `CODABLE_ENUM_SHARED` is their number.
@Suite(.enabled(if: Program.canStart)) struct SharedKeyTests {
  @Test func everybodyAgreesOnTheCase() throws {
    let seed = ProcessInfo.processInfo.environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 54
    let count = howMany("CODABLE_ENUM_SHARED", few: 6, many: 40)
    let enums = try (0..<count).map { try makeEnum("K\($0)", seed: seed &* 1_000 &+ UInt64($0)) }
    let text = "import CodableEnum\n\n\(SharedKeyEnum.sharedTypes)\(enums.map(\.declaration).joined(separator: "\n"))"
    let package = try CompiledPackage(seed: seed &+ 5_400_000, settings: CompilerSettings())
    let source = SourceFile(path: "Enums.swift", text: text)
    try package.write(text, to: "Enums.swift", of: .App)
    try package.write(#require(Generator.generate(source).output), to: "Enums+CodableEnum.swift", of: .App)
    try package.write(SharedKeyEnum.otherTypes, to: "Types.swift", of: .App)
    try package.write(Self.program(enums), to: "main.swift", of: .App)
    let (status, output) = try package.run()
    let (lines, failures) = output.split(separator: "\n").reduce(into: ([Substring](), [Substring]())) { parts, line in
      if line.hasPrefix("K") { parts.0.append(line) } else { parts.1.append(line) }
    }
    #expect(status == 0, "CODABLE_ENUM_SEED=\(seed), in \(package.folder.path):\n\(failures.joined(separator: "\n"))")
    try #require(lines.count == enums.count)
    let expected = try answers(to: source, enums)
    for (index, line) in lines.enumerated() {
      let found = line.split(separator: " ").dropFirst().map(String.init)
      for (object, pair) in zip(SharedKeyEnum.objects, zip(found, expected[index])) where pair.0 != pair.1.reader {
        Issue.record("seed \(seed): \(object) is \(pair.0), by samples \(pair.1.reader)\n\(enums[index].declaration)")
        break
      }
      for (object, answer) in zip(SharedKeyEnum.objects, expected[index]) where answer.isValid != answer.isTaken {
        Issue.record(
          "seed \(seed): \(object) is \(answer.reader), by the schema \(answer.isValid)\n\(enums[index].declaration)"
        )
        break
      }
    }
    try package.remove()
  }

  private func makeEnum(_ name: String, seed: UInt64) throws -> SharedKeyEnum {
    for attempt in 0..<1_000 {
      let random = SharedKeyEnum(name, seed: seed &+ UInt64(attempt) &* 1_000_003)
      let text = SharedKeyEnum.sharedTypes + random.declaration
      let file = Generator.generate(SourceFile(path: "E.swift", text: text))
      if file.diagnostics.isEmpty { return random }
      let refusals = ["both take", "is never decoded", "which is missing when", "twice", "cannot be known here"]
      for diagnostic in file.diagnostics where !refusals.contains(where: diagnostic.message.contains) {
        Issue.record("\(diagnostic.message)\n\(random.declaration)")
      }
    }
    throw TooManyAttempts()
  }

  private struct TooManyAttempts: Error {}

  private struct Answer {
    /// The case, or why there is none.
    var reader: String
    var isTaken: Bool
    var isValid: Bool
  }

  /// The answers of what reads samples and of the schema, for each enum and object.
  private func answers(to source: SourceFile, _ enums: [SharedKeyEnum]) throws -> [[Answer]] {
    let files = [source, SourceFile(path: "Types.swift", text: SharedKeyEnum.otherTypes)].map(Generator.readWire)
    let wire = WireDocument(files)
    let document = try SchemaDocument(JSONValue(parsing: Array(wire.schema(in: .jsonSchema, dates: nil).utf8)))
    let judge = SchemaJudge(document)
    let objects = try SharedKeyEnum.objects.map { try JSONValue(parsing: Array($0.utf8)) }
    let shapes = Dictionary(wire.definitions.map { ($0.id, $0.shape) }) { first, _ in first }
    let types = TypeReading(shapes, JSONRules(trustsOpenTypes: true, isExact: false))
    return try enums.map { random in
      let pointer = try #require(JSONPointer("/$defs/\(random.name)"))
      let site = try #require(document.site(at: pointer))
      return objects.map { json in
        let reading = types.read(json, as: .definition(random.name, []))
        return Answer(
          reader: Self.text(of: reading),
          isTaken: reading.problems.isEmpty,
          isValid: judge.accepts(json, at: site)
        )
      }
    }
  }

  private static func text(of reading: CaseReading) -> String {
    for problem in reading.problems {
      switch problem {
      case .noCase: return "none"
      case .severalMatch: return "several"
      default: continue  // The error of the chosen case.
      }
    }
    return reading.problems.isEmpty ? reading.element?.name ?? "?" : "error"
  }

  /// Prints the case of each object, a line for each enum.
  private static func program(_ enums: [SharedKeyEnum]) -> String {
    """
    import CodableEnum
    import Foundation

    nonisolated(unsafe) var failures = 0
    let objects = \(SharedKeyEnum.objects)

    func caseName<Value>(_ value: Value) -> String { String("\\(value)".prefix { $0 != "(" }) }

    func answer<Value: Codable & Equatable>(_ name: String, _ values: [Value]) {
      for value in values {
        do {
          let data: Data
          do { data = try JSONEncoder().encode(value) } catch is EncodingError { continue }
          let read = try JSONDecoder().decode(Value.self, from: data)
          if read != value {
            print("FAILED \\(name): \\(value) became \\(read), by \\(String(decoding: data, as: UTF8.self))")
            failures += 1
          }
        } catch {
          print("FAILED \\(name): \\(value): \\(error)")
          failures += 1
        }
      }
      let answers = objects.map { object in
        do {
          return caseName(try JSONDecoder().decode(Value.self, from: Data(object.utf8)))
        } catch DecodingError.dataCorrupted(let context) where context.debugDescription.hasPrefix("no case of \\(name) ") {
          return "none"
        } catch DecodingError.dataCorrupted(let context) where context.debugDescription.contains(" match an object") {
          return "several"
        } catch {
          return "error"
        }
      }
      print(name, answers.joined(separator: " "))
    }

    \(enums.map { "answer(\"\($0.name)\", [\($0.values.joined(separator: ", "))] as [\($0.name)])\n" }.joined())
    exit(failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)

    """
  }
}
