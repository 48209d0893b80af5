import CodableEnumGenerator
import Foundation
import Testing

@testable import CodableEnumContract

/// A program that writes with the code before each edit, reads with the code after, and the other way around.
struct EditProgram {
  /// A value that is not the same to who reads it.
  struct Loss {
    /// The number of the pair.
    var number: Int
    var audience: String
    var json: String
    /// As it was written, and as it was read; an error if it was not.
    var value: String
    var outcome: String
  }

  /// JSON to try, with whom it may break.
  struct Play: Hashable {
    var audience: LockChange.Audience
    var json: String
  }

  private let pairs: [EditPair]
  /// The file with JSON, most of which findings show: in each line the number of a pair, whom it breaks, and JSON, with tabs
  /// between them.
  private let witnesses: URL

  /// Compiles the pairs and tries them, by random values and by the JSON of their findings.
  ///
  /// - Parameters:
  ///   - plays: More JSON, by the numbers of pairs.
  ///   - folder: No other program with this seed has it.
  static func losses(
    of pairs: [EditPair],
    besides plays: [Int: [Play]] = [:],
    seed: UInt64,
    in folder: UInt64
  ) throws -> [Loss] {
    let package = try CompiledPackage(seed: folder, settings: .allowingDeprecated)
    let program = EditProgram(pairs: pairs, witnesses: package.folder.appending(path: "Witnesses"))
    let lines = try pairs.flatMap { pair in
      let shown = try pair.changes().compactMap(\.witness).map { Play(audience: $0.audience, json: $0.json) }
      let all = Set(shown + plays[pair.number, default: []])
      return all.map { "\(pair.number)\t\($0.audience)\t\($0.json)\n" }.sorted()
    }
    try Data(lines.joined().utf8).write(to: program.witnesses)
    for pair in pairs {
      let source = source(of: pair)
      let generated = Generator.generate(SourceFile(path: "P\(pair.number).swift", text: source))
      try package.write(source, to: "P\(pair.number).swift", of: .App)
      let output = try #require(generated.output, "CODABLE_ENUM_SEED=\(seed): #\(pair.number)\n\(source)")
      try package.write(output, to: "P\(pair.number)+CodableEnum.swift", of: .App)
    }
    try package.write(try String(contentsOf: comparison, encoding: .utf8), to: "Comparison.swift", of: .App)
    try package.write(trial, to: "Trial.swift", of: .App)
    try package.write(program.main(), to: "main.swift", of: .App)
    let (status, output) = try package.run()
    try #require(status == 0, "CODABLE_ENUM_SEED=\(seed), in \(package.folder.path):\n\(output)")
    try package.remove()
    return losses(in: output)
  }

  private static let comparison = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Consumers/Lock/Sources/Proof/Comparison.swift")

  /// The source of a pair, and of the values of each annotated enum and of each alias of `Merged`.
  private static func source(of pair: EditPair) -> String {
    let versions = version("Before", pair.before, pair.writtenBefore) + version("After", pair.after, pair.writtenAfter)
    return "import CodableEnum\nimport Foundation\n\nenum P\(pair.number) {\n\(versions)}\n"
  }

  /// - Parameter written: The model that has the values.
  private static func version(_ name: String, _ model: WireModel, _ written: WireModel) -> String {
    let values = written.tried.map { name, values in
      let appends = values.map { "values.append(\($0))\n" }.joined()
      return """
        static var of\(name): [\(name)] {
        \(appends.isEmpty ? "let" : "var") values: [\(name)] = []
        \(appends)return values
        }

        """
    }
    return "enum \(name) {\n\(model.source(conforms: false))\(values.joined())}\n\n"
  }

  /// The calls that try the pairs.
  private func main() throws -> String {
    func names(_ names: Set<String>) -> String { "[\(names.sorted().map { "\"\($0)\"" }.joined(separator: ", "))]" }
    let calls = try pairs.flatMap { pair in
      let capsules = try pair.capsules()
      let tried = pair.tried.map { ($0, $1, values: ("of\($0)", "of\($1)")) }
      // Only findings show JSON of the others.
      let others = pair.untried.map { ($0, $1, values: ("\($0).none", "\($1).none")) }
      return (tried + others).map { before, after, values in
        let json = capsules.filter { $0.name == after }.map { swiftLiteral($0.json) }
        return """
          trial.run(
            \(pair.number), P\(pair.number).Before.\(values.0), P\(pair.number).After.\(values.1),
            Comparison.Names(
              all: \(names(pair.before.names)), catching: \(names(pair.before.catching)),
              recovering: \(names(pair.before.recovering)), omitted: \(names(pair.before.omitted))
            ),
            Comparison.Names(
              all: \(names(pair.after.names)), catching: \(names(pair.after.catching)),
              omitted: \(names(pair.after.omitted))
            ),
            capsules: [\(json.joined(separator: ", "))]
          )

          """
      }
    }
    return """
      import CodableEnum
      import Foundation

      let trial = try Trial(witnesses: \(swiftLiteral(witnesses.path)))
      \(calls.joined())
      """
  }

  /// Reads what the program printed.
  private static func losses(in output: String) -> [Loss] {
    output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 5, let number = Int(parts[0]) else { return nil }
      return Loss(number: number, audience: parts[1], json: parts[2], value: parts[3], outcome: parts[4])
    }
  }

  /// How values are tried, with `Comparison.swift` of `Tests/Consumers/Lock`.
  private static let trial = """
    import CodableEnum
    import Foundation

    extension Decodable { static var none: [Self] { [] } }

    struct Trial {
      /// What the file has, by the numbers of pairs, with whom it breaks.
      private let witnesses: [Int: [(audience: Substring, json: Data)]]

      /// - Parameter path: Of the file.
      init(witnesses path: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\\n").map {
          $0.split(separator: "\\t", maxSplits: 2)
        }
        witnesses = Dictionary(grouping: lines) { Int($0[0])! }.mapValues { $0.map { ($0[1], Data($0[2].utf8)) } }
      }

      func run<Before: Codable, After: Codable>(
        _ number: Int,
        _ before: [Before],
        _ after: [After],
        _ old: Comparison.Names,
        _ new: Comparison.Names,
        capsules: [String]
      ) {
        let written = json(of: before, old)
        var seen = Set(written)
        let others = written.flatMap { variants(of: $0) }.filter { seen.insert($0).inserted }
          .filter { keepsKeys($0, Before.self) }.prefix(2_000)
        var names = old
        names.recovering = []
        report(number, "readers", written, Before.self, After.self, Comparison(written: names, read: new, audience: .readers))
        let readers = Comparison(written: old, read: new, audience: .readers)
        report(number, "readers", Array(others), Before.self, After.self, readers)
        let capsules = capsules.map { Data($0.utf8) }
        for json in capsules {
          do {
            _ = try JSONDecoder().decode(Before.self, from: json)
          } catch {
            print("\\(number)\\tcapsule\\t\\(String(decoding: json, as: UTF8.self))\\tnothing\\t\\(type(of: error))")
          }
        }
        report(number, "readers", capsules, Before.self, After.self, readers)
        let peers = Comparison(written: new, read: old, audience: .peers)
        report(number, "peers", json(of: after, new), After.self, Before.self, peers)
        for (audience, json) in witnesses[number, default: []] {
          if audience == "readers" {
            report(number, "readers", [json], Before.self, After.self, readers, isShown: true)
          } else {
            report(number, "peers", [json], After.self, Before.self, peers, isShown: true)
          }
        }
      }

      /// What is written, without what its own reader takes for something else: the documented limits.
      private func json<Value: Codable>(of values: [Value], _ names: Comparison.Names) -> [Data] {
        values.compactMap { value in
          guard let json = try? JSONEncoder().encode(value),
            let other = try? JSONDecoder().decode(Value.self, from: json),
            Comparison(written: names, read: names, audience: .readers).isSame(value, other)
          else { return nil }
          return json
        }
      }

      private func report<Writer: Codable, Reader: Codable>(
        _ number: Int,
        _ audience: String,
        _ json: [Data],
        _: Writer.Type,
        _: Reader.Type,
        _ comparison: Comparison,
        isShown: Bool = false
      ) {
        var count = 0
        for json in json {
          // What it does not read itself is no value to lose.
          guard let value = try? JSONDecoder().decode(Writer.self, from: json), count < 2 else { continue }
          let outcome: String
          do {
            let other = try JSONDecoder().decode(Reader.self, from: json)
            // What can't be written again is a loss that a finding may show.
            if comparison.isSame(value, other), !isShown || !hasSharedKey(other) || hasSharedKey(value) { continue }
            outcome = "\\(other)"
          } catch {
            outcome = "\\(error)"
          }
          count += 1
          let texts = [String(decoding: json, as: UTF8.self), "\\(value)", outcome]
          let line = ["\\(number)", audience] + texts.map { text in
            text.filter { $0 != "\\n" && $0 != "\\t" }.replacing(#/App\\.P\\d+\\.(?:Before|After)\\./#, with: "")
          }
          print(line.joined(separator: "\\t"))
        }
      }

      /// Whether types of a `Merged` have read one key, so that it can't be written again.
      private func hasSharedKey(_ value: some Encodable) -> Bool {
        do {
          _ = try JSONEncoder().encode(value)
          return false
        } catch { return "\\(error)".contains("both have the key") }
      }

      /// What old code may read beside what it writes: JSON that lacks something, or has more.
      private func variants(of json: Data) -> [Data] {
        guard let value = try? JSONDecoder().decode(CodableValue.self, from: json) else { return [] }
        return variants(of: value).compactMap { try? JSONEncoder().encode($0) }
      }

      /// Whether old code keeps a variant's keys. Nobody wrote JSON with values of a case that has none under their keys,
      /// and a new value may take such a key.
      private func keepsKeys<Value: Codable>(_ json: Data, _: Value.Type) -> Bool {
        guard let value = try? JSONDecoder().decode(Value.self, from: json),
          let again = try? JSONEncoder().encode(value),
          let before = try? JSONDecoder().decode(CodableValue.self, from: json),
          let after = try? JSONDecoder().decode(CodableValue.self, from: again)
        else { return true }
        return keys(of: before).subtracting(["unheard of"]).isSubset(of: keys(of: after))
      }

      private func keys(of value: CodableValue) -> Set<String> {
        switch value {
        case .object(let members): Set(members.keys).union(members.values.flatMap { keys(of: $0) })
        case .array(let elements): Set(elements.flatMap { keys(of: $0) })
        case .null, .boolean, .integer, .unsigned, .double, .decimal, .string: []
        }
      }

      private func variants(of value: CodableValue) -> [CodableValue] {
        switch value {
        case .object(let members):
          var all: [CodableValue] = []
          for (key, member) in members.sorted(by: { $0.key < $1.key }) {
            var rest = members
            rest[key] = nil
            all.append(.object(rest))
            all += variants(of: member).map { .object(rest.merging([key: $0]) { first, _ in first }) }
          }
          // A null beside another key names no case where tags are keys.
          if members.count == 1, members.values.first == .null { return all }
          return all + [.object(members.merging(["unheard of": 1]) { first, _ in first })]
        case .array(let elements):
          var all: [CodableValue] = elements.isEmpty ? [] : [.array(elements.dropLast())]
          for index in elements.indices.prefix(3) {
            all += variants(of: elements[index]).map { variant in
              var other = elements
              other[index] = variant
              return .array(other)
            }
          }
          return all
        case .string: return ["unheard of"]
        case .integer(let integer): return [.string("\\(integer)")]
        case .null, .boolean, .unsigned, .double, .decimal: return []
        }
      }
    }

    """
}
