import CodableEnumContract
import CodableEnumGenerator
import Foundation
import TestSupport
import Testing

/// Infers enums from the JSON of random enums, and, if there are to be many, from recorded samples. Compiles the inferred enums, and lets them
/// read and write that JSON. Holds the JSON, and changes of it, against the random enums without compiling these.
///
/// `CODABLE_ENUM_SEED=<number> swift test --filter InferredEnumTests` makes others; `CODABLE_ENUM_COUNT` is their
/// number.
@Suite(.enabled(if: Program.canStart)) struct InferredEnumTests {
  @Test func answersReadAndWriteTheirSamples() throws {
    let seed = ProcessInfo.processInfo.environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 31
    let count = howMany("CODABLE_ENUM_COUNT", few: 8, many: 80)
    print("CODABLE_ENUM_SEED=\(seed)")
    let written = try writtenValues(count, seed: seed)
    try expectChecksAgree(written)
    var samples = written.map { ($0.name, $0.lines) }
    let random = samples.count
    samples += isMany ? try recordedSamples() : []
    var answers: [(name: String, text: String, lines: [String])] = []
    for (name, lines) in samples {
      // A single array would be a list of samples.
      let file = (lines.count == 1 ? lines + lines : lines).joined(separator: "\n")
      let set = try SampleSet([SourceFile(path: name, text: file)], at: .root)
      do {
        var options = InferenceOptions()
        options.name = name
        let text = try Inference(of: set, options).text
        // A comment names null and sentences that no case takes.
        let hasStrays = text.contains(": no case takes it\n")
        let taken = lines.filter { !hasStrays || $0 != "null" && !($0.hasPrefix("\"") && $0.contains(" ")) }
        answers.append((name, text, taken))
      } catch {
        print("no answer for \(name): \(error.message)")
      }
    }
    print("\(answers.count) answers for \(samples.count) enums, \(random) of them made at random")
    print(Self.strategies(of: answers.map(\.text)))
    #expect(answers.count * 10 >= samples.count * 9, "too many enums without an answer")
    let package = try CompiledPackage(seed: seed &+ 310_000, settings: .init())
    for (name, text, _) in answers { try write(text, of: name, to: package) }
    for (name, text) in isMany ? try importedAnswers() : [] { try write(text, of: "Imported\(name)", to: package) }
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

  private struct WrittenEnum {
    var name: String
    /// With its generic arguments.
    var type: String
    var source: String
    /// The JSON of its values.
    var lines: [String] = []
    /// Changed JSON that is read, and written back equal.
    var kept: [String] = []
    /// Changed JSON that is not read.
    var refused: [String] = []
  }

  /// Random enums that have values.
  private func writtenValues(_ count: Int, seed: UInt64) throws -> [WrittenEnum] {
    let package = try CompiledPackage(seed: seed &+ 300_000, settings: .init())
    let tests = CompiledEnumTests()
    var calls: [String] = []
    var enums: [String: WrittenEnum] = [:]
    for index in 0..<count {
      let name = "I\(index)"
      let random = try tests.makeEnum(name, seed: seed &* 1_000 &+ UInt64(index), .App, package)
      let source = random.source(importsAreInternal: false)
      // A default may stand for a dictionary that a null has made invalid, and is written like it without that null.
      let text = source.contains("defaults:") ? "exact" : "plain"
      calls += random.values.map { "write(\"\(name)\", [\($0)] as [\(random.typeName)], \(text))" }
      enums[name] = WrittenEnum(name: name, type: random.typeName, source: source)
    }
    try package.write(ProgramText.types, to: "Types.swift", of: .App)
    let output = try finish(package, Self.writer(calls))
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 2).map(String.init)
      guard parts.count == 3, parts[0].hasPrefix("I") else { continue }
      switch parts[1] {
      case "written": enums[parts[0]]?.lines.append(parts[2])
      case "kept": enums[parts[0]]?.kept.append(parts[2])
      default: enums[parts[0]]?.refused.append(parts[2])
      }
    }
    return enums.values.filter { !$0.lines.isEmpty }.sorted { $0.name < $1.name }
  }

  /// What the compiled enums write and keep is accepted by `check --samples`, and what they refuse is refused.
  private func expectChecksAgree(_ enums: [WrittenEnum]) throws {
    var counts = (kept: 0, refused: 0)
    for random in enums {
      let types = SourceFile(path: "Types.swift", text: ProgramText.types)
      let alias = SourceFile(path: "Alias.swift", text: "typealias Checked = \(random.type)")
      let source = SourceFile(path: "\(random.name).swift", text: random.source)
      let files = [types, alias, source].map { Generator.readWire($0) }
      var isOpen = false
      func failures(_ lines: [String]) throws -> [String] {
        // A single array would be a list of samples.
        let text = (lines + lines.prefix(lines.count == 1 ? 1 : 0)).joined(separator: "\n")
        let set = try SampleSet([SourceFile(path: random.name, text: text)], at: .root)
        let check = try SampleCheck(set, as: "Checked", in: files)
        isOpen = !check.notes.isEmpty
        return check.failures.map { failure in
          "\(lines[min(failure.message.position.line, lines.count) - 1]): \(failure.message.text)"
        }
      }
      let kept = Array(Set(random.lines + random.kept)).sorted()
      let refused = Array(Set(random.refused)).sorted()
      for failure in try failures(kept) { Issue.record("\(random.name) keeps \(failure)\n\(random.source)") }
      // Types that the sources don't show may hold anything.
      for line in refused where try !isOpen && failures([line]).isEmpty {
        Issue.record("\(random.name) refuses \(line)\n\(random.source)")
      }
      counts.kept += kept.count
      counts.refused += refused.count
    }
    print("\(counts.kept) values that are kept, and \(counts.refused) that are refused")
    #expect(counts.kept > 0 && counts.refused > 0)
  }

  /// Recorded answers of `import`, which have no samples.
  private func importedAnswers() throws -> [(name: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../CodableEnumContractTests/Import"
    )
    return try fileNames(in: folder, ending: ".swift.txt").map { name in
      let text = try String(contentsOf: folder.appending(path: name + ".swift.txt"), encoding: .utf8)
      return (name, text.split(separator: "\n").drop { $0.hasPrefix("//") }.joined(separator: "\n"))
    }
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
    let (status, output) = try package.run()
    #expect(status == 0, "in \(package.folder.path):\n\(output)")
    if status == 0 { try package.remove() }
    return output
  }

  private static func writer(_ calls: [String]) -> String {
    """
    import CodableEnum
    import Foundation

    func write<Value: Swift.Codable>(_ name: String, _ values: [Value], _ compared: (Data) -> CodableValue?) {
      for value in values {
        guard let json = try? JSONEncoder().encode(value) else { continue }
        print("\\(name)\\twritten\\t\\(String(decoding: json, as: UTF8.self))")
        guard let object = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) else { continue }
        for change in changes(of: object).prefix(40) {
          guard let changed = try? JSONSerialization.data(withJSONObject: change, options: .fragmentsAllowed) else { continue }
          let text = String(decoding: changed, as: UTF8.self)
          guard let read = try? JSONDecoder().decode(Value.self, from: changed) else {
            print("\\(name)\\trefused\\t\\(text)")
            continue
          }
          guard let again = try? JSONEncoder().encode(read), compared(again) == compared(changed) else { continue }
          print("\\(name)\\tkept\\t\\(text)")
        }
      }
    }
    func changes(of json: Any) -> [Any] {
      let others: [Any] = [NSNull(), "~", 5.5, [Any](), [String: Any]()]
      if let object = json as? [String: Any] {
        return object.keys.sorted().flatMap { key -> [Any] in
          var less = object
          less[key] = nil
          return [less] + changes(of: object[key] ?? 0).map { value in
            var changed = object
            changed[key] = value
            return changed
          }
        } + others
      }
      if let array = json as? [Any] {
        return [Array(array.dropLast()), array + [5.5]] + array.indices.flatMap { index in
          changes(of: array[index]).map { value in
            var changed = array
            changed[index] = value
            return changed
          }
        } + others
      }
      return others
    }
    func exact(_ json: Data) -> CodableValue? { try? JSONDecoder().decode(CodableValue.self, from: json) }
    func plain(_ json: Data) -> CodableValue? { exact(json).map(plain) }
    /// Null members don't matter.
    func plain(_ value: CodableValue) -> CodableValue {
      switch value {
      case .array(let elements): .array(elements.map(plain))
      case .object(let members): .object(members.filter { $0.value != .null }.mapValues(plain))
      default: value
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
      /// Null members don't matter, and nulls at the end of an array: a nil is written there.
      func plain(_ value: CodableValue) -> CodableValue {
        switch value {
        case .array(let elements):
          .array(elements.reversed().drop { $0 == .null }.reversed().map(plain))
        case .object(let members): .object(members.filter { $0.value != .null }.mapValues(plain))
        default: value
        }
      }
      \(calls.joined(separator: "\n"))
      exit(failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)

      """
  }
}
